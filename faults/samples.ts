import { CURRENT_SHEET_VERSION } from '../src/core/character/migrations/steps.ts';
/** One file of each format, with every field in use. */
export const SAMPLE_ITEM = {
  id: 'id1',
  name: 'Old sword',
  flavor: 'Notched',
  quantity: 1,
  template: 'Generic',
  weight: 1.5,
  cost: 3,
};

const COMBAT_STATE = {
  round: 2,
  phase: 1,
  actionPoints: 3,
  statusEffects: { Burning: 2 },
  currentRoundActions: ['Slash'],
  previousRoundActions: [],
  combatActions: ['Slash', 'Feint'],
  currentPhaseActions: [],
};

export const SAMPLE_CHARACTER = {
  version: CURRENT_SHEET_VERSION,
  name: 'Aria',
  packInfo: [['Tabard Core', 1]],
  health: 20,
  energy: 10,
  vigor: 3,
  focus: 3,
  potential: 40,
  currency: 12,
  boostPoints: 1,
  skills: { Blades: 2, Lore: 1 },
  talents: ['Riposte'],
  pinnacles: ['Legend'],
  inventory: { id1: SAMPLE_ITEM, id2: { ...SAMPLE_ITEM, id: 'id2', template: 'Longsword' } },
  equipment: { weapon: 'id2', armor: '', accessories: ['id1'] },
  notes: 'You can place notes here!',
  layouts: { lg: [{ i: 'Skills', x: 0, y: 0, w: 3, h: 2 }] },
  combatState: COMBAT_STATE,
  changeHistory: [
    { date: 1_760_000_000_000, discriminator: 0, item: SAMPLE_ITEM },
    { date: 1_760_000_000_000, discriminator: 4, combatState: COMBAT_STATE },
  ],
};

export const SAMPLE_ENCOUNTER = {
  encounterName: 'Ambush',
  version: 0,
  round: 1,
  phase: 2,
  groups: [{ name: 'Goblins', currentId: 3, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }],
  members: [
    { groupReference: 0, id: 1, health: 8, energy: 4, ap: 3, hasActed: false },
    { groupReference: 0, id: 2, health: 5, energy: 4, ap: 0, hasActed: true },
  ],
};
