import type { Json } from './json.ts';
import { CURRENT_SHEET_VERSION } from './sheet-versions.ts';

/** A character file that loads with the standard game without a question. */
export function characterFile(name: string, fields: Json = {}): Json {
  return {
    version: CURRENT_SHEET_VERSION,
    name,
    packInfo: [['Tabard Core', 1]],
    health: 5,
    potential: 12,
    ...fields,
  };
}

/** A character with skills and an inventory, and with several lines and an emoji in its notes. */
export const ARIA = characterFile('Aria', {
  notes: 'A long tale\nof two lines and a 🗡️',
  skills: { Blades: 3 },
  inventory: {
    one: { id: 'one', name: 'Lute', flavor: '', quantity: 1, template: 'Generic', weight: 2, cost: 5 },
  },
});

/** A character of an old version. */
export const BERTRAM = characterFile('Bertram', { version: 2, maneuverPoints: 3 });

const item = (template: string, quantity = 1): Json => ({
  id: template.toLowerCase(),
  name: template,
  flavor: '',
  quantity,
  template,
});

/** Aria, a character for `fightPack`: unhurt and rested, with a sword and mail equipped. */
export function combatant(fields: Json = {}): Json {
  return characterFile('Aria', {
    packInfo: [['Fights', 1]],
    health: 20,
    energy: 12,
    vigor: 4,
    focus: 4,
    potential: 40,
    currency: 0,
    boostPoints: 2,
    skills: { Blades: 3, Bows: 2, Lore: 1, Stealth: 1 },
    talents: ['Steady'],
    pinnacles: [],
    inventory: {
      sword: item('Sword'),
      bow: item('Bow'),
      mail: item('Mail'),
      ring: item('Ring'),
      bread: item('Bread', 3),
    },
    equipment: { weapon: 'sword', armor: 'mail', accessories: [] },
    notes: '',
    layouts: {},
    changeHistory: [],
    ...fields,
  });
}

/** A combatant without any item. */
export const unarmedFighter = (): Json =>
  combatant({ inventory: {}, equipment: { weapon: '', armor: '', accessories: [] } });

/** A combat in round 1, phase 1, in which nothing has been done. */
export const combatState = (fields: Json): Json => ({
  round: 1,
  phase: 1,
  actionPoints: 0,
  statusEffects: {},
  currentRoundActions: [],
  previousRoundActions: [],
  combatActions: [],
  currentPhaseActions: [],
  ...fields,
});

/** Vesper, who has something of everything that `houseRules` adds. */
export const STARGAZER = characterFile('Vesper', {
  packInfo: [
    ['Tabard Core', 1],
    ['House Rules', 1],
  ],
  potential: 40,
  skills: { Blades: 2, Stargazing: 3 },
  talents: ['Night Owl'],
  inventory: {
    id1: { id: 'id1', name: 'Mother’s chart', flavor: '', quantity: 1, template: 'Star Chart' },
    id2: { id: 'id2', name: 'Old sword', flavor: '', quantity: 1, template: 'Longsword' },
  },
  equipment: { weapon: 'id2', armor: '', accessories: ['', 'id1'] },
});
