import { ofEachBarField } from '../../rules/bars.ts';
import {
  type CombatState,
  CURRENT_SHEET_VERSION,
  DEFAULT_NOTES,
  type Equipment,
  NO_ITEM,
  type Sheet,
} from './sheet.ts';

/** Combat that has not started: round 0, phase 1, nothing done (seed 2 §3). */
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

/** The value of each field that a file does not give. Bars are 1, as in the upgrades (seed 1 §4). */
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
  parked: { items: [], skills: new Map(), talents: [], pinnacles: [], equipped: [], bars: [] },
};

/** The fields that a sheet of the current version has. */
export const SHEET_FIELDS: ReadonlySet<string> = new Set(Object.keys(DEFAULT_SHEET));
