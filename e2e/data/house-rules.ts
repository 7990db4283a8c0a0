import type { Json } from './json.ts';

export const NO_ACTIONS = { defaultActions: [], defaultManeuvers: [], actions: [], maneuvers: [] };

/** A pack that adds nothing. Enabled alone it leaves every constant undefined. */
export const EMPTY_PACK = {
  name: 'Bare',
  version: 1,
  actions: NO_ACTIONS,
  constants: {},
  damageInfo: [],
  groups: { constantGroups: {}, skillGroups: {} },
  items: [],
  coreTalentBreakpoints: [],
  pinnacleBreakpoints: [],
  skills: [],
  statusEffects: [],
  talents: [],
};

const entry = (name: string, fields: Json = {}) => ({ name, description: [`About ${name}.`], ...fields });

/** A pack that adds a skill, a talent, an item and an action to the standard game, and overrides an item. */
export function houseRules(fields: Json = {}): Json {
  return {
    ...EMPTY_PACK,
    name: 'House Rules',
    actions: {
      ...NO_ACTIONS,
      defaultActions: ['Stargaze'],
      actions: [
        entry('Stargaze', { tags: ['Calm'], inputs: {}, resources: [], effects: [], conditions: [] }),
      ],
    },
    items: [
      entry('Longsword', { discriminator: 'WEAPON', stackable: false, weight: 2, cost: 7 }),
      entry('Star Chart', { discriminator: 'ACCESSORY', stackable: false, weight: 1, cost: 7 }),
    ],
    skills: [entry('Stargazing', { coreTalents: [] })],
    talents: [entry('Night Owl', { tier: 'MINOR', tags: ['Night'] })],
    ...fields,
  };
}

/** A pack of 5,000 status effects. A worker reads packs of more than 150 kB, the page itself smaller ones. */
export const packOfManyEffects = (description = 'x'): Json =>
  houseRules({
    name: 'Many Effects',
    statusEffects: Array.from({ length: 5000 }, (_, index) => ({
      name: `Effect ${index}`,
      description,
      tags: [],
    })),
  });
