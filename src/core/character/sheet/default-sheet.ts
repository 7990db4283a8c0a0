import { ofEachBarField } from '../../rules/bars.ts';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { type CombatState, DEFAULT_NOTES, type Equipment, NO_ITEM, type Sheet } from './sheet.ts';

/** Combat that has not started: round 0, phase 1, nothing done. Rule: docs/rules/combat.md#combat-state. */
export const COMBAT_NOT_STARTED: CombatState = {
  round: 0,
  phase: 1,
  actionPoints: 0,
  statusEffects: new Map(),
  currentRoundActions: [],
  previousRoundActions: [],
  combatActions: [],
  currentPhaseActions: [],
};

const NO_EQUIPMENT: Equipment = { weapon: NO_ITEM, armor: NO_ITEM, accessories: [] };

/**
 * The value of each field that a file does not give. Bars are 1, as in the upgrades.
 * Rule: docs/rules/characters.md#reading-a-character.
 */
export const DEFAULT_SHEET: Sheet = {
  version: CURRENT_SHEET_VERSION,
  name: '',
  packInfo: [],
  ...ofEachBarField(() => 1),
  potential: 0,
  currency: 0,
  boostPoints: 0,
  skills: new Map(),
  talents: [],
  pinnacles: [],
  inventory: new Map(),
  equipment: NO_EQUIPMENT,
  notes: DEFAULT_NOTES,
  layouts: new Map(),
  combatState: COMBAT_NOT_STARTED,
  changeHistory: [],
  parked: {
    items: [],
    skills: new Map(),
    talents: [],
    pinnacles: [],
    equipped: [],
    bars: [],
    upgrades: new Map(),
  },
};
