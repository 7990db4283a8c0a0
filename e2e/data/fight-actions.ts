import type { Json } from './json.ts';

const constant = (value: number) => ({ by: 'CONSTANT', value });
const input = (name: string) => ({ by: 'INPUT', input: name });
const property = (name: string) => ({ by: 'PROPERTY', property: name });
const cost = (resource: string, amount: Json) => ({ resource, ...amount });
const change = (target: string, amount: Json) => ({ kind: 'CHANGE_PROPERTY', target, ...amount });

/** An action or a maneuver. */
export function action(name: string, fields: Json = {}): Json {
  return {
    name,
    description: [],
    tags: [],
    inputs: {},
    resources: [],
    effects: [],
    conditions: [],
    ...fields,
  };
}

/** With `MANEUVERS` they use every kind of input, effect, amount, operation and condition. */
export const ACTIONS = [
  action('Slash', {
    description: ['Swing at someone within reach.'],
    tags: ['Attack'],
    inputs: { skill: { groups: ['PHYSICAL_SKILLS'] } },
    resources: [cost('ACTION_POINTS', constant(2)), cost('ENERGY', constant(1))],
    effects: [
      change('DICE_POOL', constant(2)),
      change('POWER', { ...property('SKILL_LEVEL'), operation: { kind: 'DIVIDE_BY', value: 2 } }),
      change('SUCCESSES', {
        ...input('SKILL'),
        operation: { kind: 'DIVIDE_BY', value: 2, roundDown: true },
      }),
      { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' },
    ],
  }),
  action('Hex', {
    inputs: { statusEffect: { effects: ['Burning', 'Slowed'] } },
    resources: [cost('ACTION_POINTS', constant(1)), cost('FOCUS', input('STATUS_EFFECT'))],
    effects: [
      { kind: 'SET_SKILL_DEFAULTS', groups: ['ARCANE_SKILLS'] },
      { kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' },
      change('INFLICT_STATUS_EFFECT_LEVEL', input('STATUS_EFFECT')),
      { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_B' },
    ],
    conditions: [
      { kind: 'IS_DICE_ROLL_ACTION' },
      { kind: 'DAMAGE_TYPE_IS', damageTypes: ['DAMAGE_TYPE_B'] },
      { kind: 'INFLICTED_EFFECT_IS', statusEffects: ['Slowed'] },
    ],
  }),
  action('Brace', {
    inputs: { numeric: { title: 'Guard', minimum: 1, maximum: { resource: 'ENERGY', current: true } } },
    resources: [
      cost('ACTION_POINTS', constant(1)),
      cost('ENERGY', { ...input('NUMERIC'), operation: { kind: 'TRIANGULAR' } }),
    ],
    effects: [{ kind: 'GAIN_STATUS_EFFECT', statusEffect: 'Guarded', ...input('NUMERIC') }],
    conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }],
  }),
  action('Draw', {
    inputs: { weapon: {} },
    resources: [cost('ACTION_POINTS', constant(1))],
    effects: [{ kind: 'SET_WEAPON' }],
    conditions: [{ kind: 'ONLY_ACTION_THIS_PHASE' }],
  }),
  action('Withdraw', {
    resources: [cost('BOOST_POINTS', constant(-1))],
    effects: [{ kind: 'END_PHASE' }],
    conditions: [{ kind: 'ACTION_OCCURRED', actions: ['Slash'], when: 'CURRENT_ROUND' }],
  }),
  action('Follow Through', {
    resources: [
      cost('HEALTH', { ...constant(5), operation: { kind: 'MULTIPLY_BY', value: 2 } }),
      cost('VIGOR', constant(3)),
    ],
    effects: [
      { kind: 'SET_SKILL_DEFAULTS', skills: ['Blades', 'Bows'] },
      { kind: 'SET_DAMAGE_TYPE', damageType: 'HEALING' },
      { kind: 'SET_INFLICTED_EFFECT', statusEffect: 'Burning' },
    ],
    conditions: [
      { kind: 'ACTION_OCCURRED', actions: ['Slash'], when: 'PREVIOUS_ROUND' },
      { kind: 'HAS_STATUS_EFFECT', statusEffects: ['Guarded', 'Hasted'], match: 'ALL' },
    ],
  }),
  action('Rest', {
    resources: [cost('ENERGY', constant(-4))],
    effects: [{ kind: 'END_PHASE' }],
  }),
  action('Endure', {
    inputs: { statusEffect: {} },
    effects: [{ kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' }],
  }),
  action('Broken', {
    description: ['Nothing about this was written well.'],
    inputs: { skill: 3, numeric: { title: 'Hope', minimum: 5, maximum: { skill: 'Stealth' } }, luck: {} },
    resources: [{ resource: 'MANA', ...constant(1) }],
    effects: [
      { kind: 'SET_WEAPON' },
      { kind: 'SET_INFLICTED_EFFECT' },
      { kind: 'WISH' },
      { kind: 'SET_SKILL_DEFAULTS', skills: ['Unknown Skill'] },
    ],
    conditions: [
      { kind: 'USES_SKILL' },
      { kind: 'HAS_STATUS_EFFECT' },
      { kind: 'HAS_STATUS_EFFECT', statusEffects: ['Nonesuch'] },
      { kind: 'MOON_IS_FULL' },
    ],
  }),
  action('Nothing To Choose', {
    inputs: { skill: { skills: ['Unknown Skill'] }, weapon: {}, statusEffect: { effects: ['Nonesuch'] } },
    effects: [{ kind: 'SET_WEAPON' }, { kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' }],
  }),
];

export const MANEUVERS = [
  action('Ante', {
    inputs: { numeric: { title: 'Dice to ante', maximum: { property: 'DICE_POOL' } } },
    effects: [{ kind: 'ANTE_DICE', ...input('NUMERIC') }],
    conditions: [{ kind: 'IS_DICE_ROLL_ACTION' }, { kind: 'POWER_DEFINED' }],
  }),
  action('Finesse', {
    effects: [change('SUCCESSES', { ...property('ANTE'), operation: { kind: 'TRIANGULAR' } })],
    conditions: [
      { kind: 'SELECTED_ACTION_IS', actions: ['Slash'] },
      { kind: 'PROPERTY_COMPARISON', target: 'ANTE', comparison: 'GREATER_THAN', ...constant(0) },
    ],
  }),
  action('Blade Dance', {
    resources: [cost('ENERGY', property('POWER'))],
    effects: [change('SKILL_LEVEL', constant(1))],
    conditions: [
      { kind: 'USES_SKILL', skills: ['Blades'] },
      { kind: 'ONCE_PER', period: 'COMBAT' },
    ],
  }),
  action('Boost', {
    resources: [cost('BOOST_POINTS', constant(1))],
    effects: [change('DICE_POOL', constant(2))],
    conditions: [
      {
        kind: 'RESOURCE_COST_COMPARISON',
        resource: 'BOOST_POINTS',
        comparison: 'LESS_THAN',
        ...constant(3),
      },
    ],
  }),
  action('Hold Back', {
    effects: [
      { ...change('POWER', constant(1)), reduce: true },
      { kind: 'SET_DAMAGE_TYPE', damageType: 'UNRELATED' },
    ],
    conditions: [{ kind: 'POWER_DEFINED' }],
  }),
];
