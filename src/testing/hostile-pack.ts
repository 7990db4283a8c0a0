import { anAction, anItem, aPackJson, aSkill, aStatusEffect, aTalent, CONSTANTS } from './packs.ts';
import { HOSTILE_NAMES } from './sheets.ts';

/**
 * Texts that break code that treats them as anything but text. A script among them that runs sets `hacked`.
 */
const HOSTILE_TEXTS = [
  '<script>globalThis.hacked = 1</script>',
  '<img src="x" onerror="globalThis.hacked = 1">',
  '<svg onload="globalThis.hacked = 1"><style>*{display:none}</style>',
  '"><iframe srcdoc="<script>parent.hacked = 1</script>">',
  'javascript:globalThis.hacked=1',
  '\u202Etxet siht snruT\u2066',
  '\u0000\u0007\u001b[31m',
  '\ud800 half a pair',
  'Z\u0351\u036b\u0343a\u0320\u0353l\u0361\u035cgo'.repeat(20),
  '$& $1 $` SE_LEVEL %s {{constructor}} #{1}',
  'W'.repeat(4_000),
  '',
];

const words = HOSTILE_TEXTS;
const names = [...HOSTILE_NAMES, ...HOSTILE_TEXTS.filter((text) => text !== '')];

/** Inputs, costs, effects and conditions: malformed ones, and valid ones with absurd values. */
const nodes = {
  inputs: {
    skill: { groups: names },
    weapon: 5,
    statusEffect: { effects: names },
    numeric: { title: words[0], minimum: 9, maximum: { skill: '__proto__' } },
    constructor: {},
  },
  resources: [
    { resource: 'ENERGY', by: 'CONSTANT', value: 1e308 },
    { resource: 'HEALTH', by: 'INPUT', input: 'NUMERIC', operation: { kind: 'DIVIDE_BY', value: 0 } },
    { resource: '__proto__', by: 'CONSTANT', value: 1 },
    null,
  ],
  effects: [
    {
      kind: 'CHANGE_PROPERTY',
      target: 'POWER',
      by: 'CONSTANT',
      value: -1e308,
      operation: { kind: 'TRIANGULAR' },
    },
    { kind: 'GAIN_STATUS_EFFECT', statusEffect: words[1], by: 'CONSTANT', value: 1e308 },
    { kind: 'SET_SKILL_DEFAULTS', skills: names },
    { kind: 'SET_INFLICTED_EFFECT' },
    { kind: 'SET_WEAPON' },
    { kind: 'toString' },
    { kind: words[0] },
    'END_PHASE',
  ],
  conditions: [
    { kind: 'SELECTED_ACTION_IS', actions: names },
    { kind: 'ACTION_OCCURRED', actions: names, when: 'COMBAT' },
    { kind: 'USES_SKILL' },
    { kind: 'HAS_STATUS_EFFECT' },
    { kind: 'HAS_STATUS_EFFECT', statusEffects: names, match: 'ALL' },
    {
      kind: 'RESOURCE_COST_COMPARISON',
      resource: 'HEALTH',
      comparison: 'LESS_THAN',
      by: 'CONSTANT',
      value: 1e308,
    },
    { kind: '__proto__' },
    {},
  ],
};

const described = { description: words, tags: words };
const modifiers = JSON.parse(
  JSON.stringify({ POWER: 1e308, MAXIMUM_HEALTH: -1e308, DICE_POOL: 1e308, SOAK: 0.1 }).replace(
    '{',
    `{"__proto__":1,"constructor":2,${JSON.stringify(words[0])}:3,`,
  ),
);
const granting = { actions: names, maneuvers: names };
const listOf = <Entry>(make: (name: string) => Entry): readonly Entry[] => names.map(make);
const next = (name: string) => names[(names.indexOf(name) + 1) % names.length];

/** A pack that is valid and passes verification, but is wrong in every other way. */
export const HOSTILE_PACK: Record<string, unknown> = aPackJson({
  name: '<b>__proto__</b>\u202E',
  version: 1e-300,
  constants: { ...CONSTANTS, MAXIMUM_HEALTH: 1e308, BASE_ENCUMBRANCE: 0.000_001, ACCESSORIES_COUNT: 1.5 },
  coreTalentBreakpoints: [-1, 0, 1e308],
  pinnacleBreakpoints: [-5, 1e300],
  damageInfo: [
    { type: 'DAMAGE_TYPE_A', name: '__proto__', relatedSkills: names },
    { type: 'DAMAGE_TYPE_B', name: '<i>B</i>', skillGroupName: '__proto__' },
  ],
  groups: {
    constantGroups: JSON.parse('{"__proto__":["MAXIMUM_HEALTH","MAXIMUM_LUCK","__proto__"],"<i>":[]}'),
    skillGroups: JSON.parse('{"__proto__":["__proto__","Nobody"],"constructor":[]}'),
  },
  actions: {
    defaultActions: names,
    defaultManeuvers: [...names, 'Nowhere'],
    actions: listOf((name) => anAction(name, { ...described, ...nodes })),
    maneuvers: listOf((name) => anAction(name, { ...described, ...nodes })),
  },
  items: names.map((name, index) =>
    anItem(name, {
      ...granting,
      description: words,
      discriminator: ['GENERIC', 'WEAPON', 'ARMOR', 'ACCESSORY', 'CONSUMABLE', 'UNKNOWN'][index % 6],
      modifiers,
      talents: names,
      weight: index % 2 === 0 ? 1e308 : 1e-308,
      cost: 1e308,
    }),
  ),
  skills: listOf((name) =>
    aSkill(name, { description: words, coreTalents: [names, ['Nobody'], names, names] }),
  ),
  statusEffects: listOf((name) =>
    aStatusEffect(name, {
      ...described,
      modifiersByPolarity: JSON.parse('{"__proto__":true,"POWER":false}'),
    }),
  ),
  talents: names.flatMap((name, index) => [
    aTalent(name, {
      ...described,
      ...granting,
      tier: ['MINOR', 'MODERATE', 'MAJOR', 'PINNACLE', 'CORE'][index % 5],
      modifiers,
      prerequisites: [name, 'Nobody'],
      // All upgrades form one cycle.
      upgrades: next(name),
    }),
    aTalent(`Own ${index}`, { upgrades: `Own ${index}`, prerequisites: [`Own ${index}`] }),
  ]),
});

/** Every name that the pack defines. */
export const HOSTILE_PACK_NAMES: readonly string[] = names;
