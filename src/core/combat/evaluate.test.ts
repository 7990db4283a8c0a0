import { describe, expect, test } from 'vitest';
import { aChange, aCost, anAmount, draftOf, type FighterFacts, fighter } from '../../testing/rule-table.ts';
import { wordingText } from '../lib/wording.ts';
import type { InputValues } from '../rules/context.ts';
import { evaluate } from './evaluate.ts';
import type { ElementEvaluation, Evaluation } from './evaluation.ts';

const NUMERIC = { by: 'INPUT', input: 'NUMERIC' };

/** Evaluates an action named Slash with these maneuvers on it. */
function slash(
  action: Readonly<Record<string, unknown>>,
  { given = {}, maneuvers = {}, ...facts }: FighterFacts & { readonly given?: InputValues } = {},
): Evaluation {
  const character = fighter({ actions: { Slash: action }, maneuvers, ...facts });
  return evaluate(character, draftOf('Slash', Object.keys(maneuvers), given))!;
}

const said = (rows: ElementEvaluation['effects']) =>
  rows.map(({ text, error }) => (error ? `! ${wordingText(text)}` : wordingText(text)));

describe('an action with nothing in it', () => {
  test('comes to nothing', () => {
    const evaluation = slash({});
    expect(evaluation).toMatchObject({
      dice: undefined,
      power: undefined,
      damage: { type: 'UNRELATED', name: 'Unrelated' },
      inflicted: undefined,
      successes: { total: 0, parts: [] },
      ante: { total: 0, parts: [] },
      costs: [],
      gains: [],
      gainedEffects: [],
      nextPhase: undefined,
      weapon: undefined,
      reasons: [],
      canPerform: true,
    });
    expect(evaluation.elements).toEqual([
      {
        action: expect.objectContaining({ name: 'Slash' }),
        place: 'ACTION',
        inputs: [],
        values: {},
        effects: [],
        costs: [],
        conditions: [],
      },
    ]);
  });

  test('is not evaluated where the character does not have it', () => {
    expect(evaluate(fighter(), draftOf('Slash'))).toBeUndefined();
    expect(evaluate(fighter(), { action: undefined, inputs: {}, maneuvers: [] })).toBeUndefined();
  });
});

describe('the dice', () => {
  const action = { inputs: { skill: {} }, effects: [aChange('DICE_POOL', 2), aChange('SKILL_LEVEL', 1)] };

  test('are the base, the modifier and the skill with its changes', () => {
    expect(slash(action, { gift: { DICE_POOL: 1 }, given: { skill: 'Bows' } }).dice).toEqual({
      skill: 'Bows',
      pool: {
        total: 9,
        parts: [
          { source: 'Slash', amount: 2 },
          { source: 'Gift', amount: 1 },
          { source: 'Bows', amount: 5 },
          { source: 'Slash', amount: 1 },
        ],
      },
      count: expect.objectContaining({ total: 9 }),
    });
  });

  test('are fewer by the ante, which gives power', () => {
    const evaluation = slash({ inputs: { skill: {} }, effects: [{ kind: 'ANTE_DICE', ...anAmount(2) }] });
    expect(evaluation.dice?.pool.total).toBe(3);
    expect(evaluation.dice?.count.total).toBe(1);
    expect(evaluation.ante).toEqual({ total: 2, parts: [{ source: 'Slash', amount: 2 }] });
    expect(evaluation.power).toEqual({ total: 2, parts: [{ source: 'Slash', amount: 2 }] });
  });

  test('are at least one, whatever is set aside', () => {
    const evaluation = slash({ inputs: { skill: {} }, effects: [{ kind: 'ANTE_DICE', ...anAmount(9) }] });
    expect(evaluation.dice?.count.total).toBe(1);
    expect(evaluation.power?.total).toBe(9);
  });

  test('are none without a skill', () => {
    expect(slash({ effects: [aChange('DICE_POOL', 2)] }).dice).toBeUndefined();
    expect(slash({ inputs: { skill: { skills: ['Stealth'] } } }).dice).toBeUndefined();
  });

  test('are those of the highest default where the player chooses no skill', () => {
    const effects = [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Lore', 'Bows', 'Blades'] }];
    expect(slash({ effects }).dice).toMatchObject({ skill: 'Bows', count: { total: 5 } });
    const both = { inputs: { skill: {} }, effects };
    expect(slash(both).dice?.skill).toBe('Bows');
    expect(slash(both).elements[0]?.values).toEqual({ skill: 'Bows' });
    expect(slash(both, { given: { skill: 'Lore' } }).dice?.skill).toBe('Lore');
  });

  test('are those of the last skill chosen in the stack', () => {
    const maneuvers = { Aim: { inputs: { skill: { skills: ['Lore'] } } }, Feint: {} };
    expect(slash({ inputs: { skill: {} } }, { maneuvers, given: { skill: 'Bows' } }).dice?.skill).toBe(
      'Lore',
    );
  });

  test('stay those of the action where a maneuver leaves the choice open', () => {
    const maneuvers = { Aim: { inputs: { skill: {} } } };
    expect(slash({ inputs: { skill: {} } }, { maneuvers, given: { skill: 'Bows' } }).dice?.skill).toBe(
      'Bows',
    );
  });
});

describe('power', () => {
  test('is undefined until an effect changes it, whatever the modifier', () => {
    expect(slash({}, { gift: { POWER: 3 } }).power).toBeUndefined();
  });

  test('has the modifier in it once, however often it is changed', () => {
    const maneuvers = { Feint: { effects: [aChange('POWER', 1)] } };
    expect(slash({ effects: [aChange('POWER', 2)] }, { gift: { POWER: 3 }, maneuvers }).power).toEqual({
      total: 6,
      parts: [
        { source: 'Slash', amount: 2 },
        { source: 'Feint', amount: 1 },
        { source: 'Gift', amount: 3 },
      ],
    });
  });
});

describe('what an action does', () => {
  test('has a damage type with its name', () => {
    const effects = [{ kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' }];
    expect(slash({ effects }).damage).toEqual({ type: 'DAMAGE_TYPE_A', name: 'Physical' });
  });

  test('inflicts an effect at a level', () => {
    const effects = [
      { kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' },
      { kind: 'CHANGE_PROPERTY', target: 'INFLICT_STATUS_EFFECT_LEVEL', by: 'INPUT', input: 'STATUS_EFFECT' },
    ];
    const given = { statusEffect: { name: 'Frozen', level: 3 } };
    expect(slash({ inputs: { statusEffect: {} }, effects }, { given }).inflicted).toEqual({
      name: 'Frozen',
      level: { total: 3, parts: [{ source: 'Slash', amount: 3 }] },
    });
  });

  test('gives successes', () => {
    expect(slash({ effects: [aChange('SUCCESSES', 2)] }).successes).toEqual({
      total: 2,
      parts: [{ source: 'Slash', amount: 2 }],
    });
  });

  test('gives status effects, each at its highest level and within the level cap', () => {
    const gain = (statusEffect: string, level: number) => ({
      kind: 'GAIN_STATUS_EFFECT',
      statusEffect,
      ...anAmount(level),
    });
    const effects = [gain('Burning', 2), gain('Frozen', 9), gain('Burning', 4), gain('Burning', 3)];
    expect(slash({ effects }).gainedEffects).toEqual([
      { name: 'Burning', level: 4 },
      { name: 'Frozen', level: 5 },
    ]);
  });

  test.each([
    [1, 2],
    [2, 3],
  ] as const)('ends phase %i, so that phase %i follows', (phase, next) => {
    expect(slash({ effects: [{ kind: 'END_PHASE' }] }, { combat: { phase } }).nextPhase).toBe(next);
    expect(slash({}, { combat: { phase } }).nextPhase).toBeUndefined();
  });

  test('equips a weapon', () => {
    const action = { inputs: { weapon: {} }, effects: [{ kind: 'SET_WEAPON' }] };
    expect(slash(action).weapon).toEqual({ id: 'bow', name: 'Bow' });
    expect(slash(action, { given: { weapon: 'sword' } }).weapon).toEqual({ id: 'sword', name: 'Sword' });
    expect(slash(action, { sheet: { inventory: new Map() } }).weapon).toEqual({ id: '', name: undefined });
    expect(slash({ inputs: { weapon: {} } }).weapon).toBeUndefined();
  });
});

describe('costs and gains', () => {
  test('stand beside what is available, in the order of the resources', () => {
    const resources = [
      aCost('ACTION_POINTS', 4),
      aCost('ENERGY', 2),
      aCost('HEALTH', -3),
      aCost('BOOST_POINTS', 1),
    ];
    const { costs, gains } = slash({ resources });
    expect(costs.map(({ cost, ...row }) => ({ ...row, cost: cost.total }))).toEqual([
      { resource: 'ENERGY', name: 'Energy', cost: 2, available: 7, affordable: true },
      { resource: 'BOOST_POINTS', name: 'Boost Points', cost: 1, available: 1, affordable: true },
      { resource: 'ACTION_POINTS', name: 'Action Points', cost: 4, available: 3, affordable: false },
    ]);
    expect(gains).toEqual([
      {
        resource: 'HEALTH',
        name: 'Health',
        available: 12,
        gain: { total: 3, parts: [{ source: 'Slash', amount: 3 }] },
      },
    ]);
  });

  test('of one resource are one, the energy modifier in it once', () => {
    const maneuvers = { Feint: { resources: [aCost('ENERGY', 3), aCost('FOCUS', -2)] } };
    const { costs, gains } = slash(
      { resources: [aCost('ENERGY', 2), aCost('FOCUS', 2)] },
      { maneuvers, gift: { ACTION_ENERGY_COST: 1 } },
    );
    expect(costs.map(({ resource, cost }) => [resource, cost])).toEqual([
      [
        'ENERGY',
        {
          total: 6,
          parts: [
            { source: 'Slash', amount: 2 },
            { source: 'Feint', amount: 3 },
            { source: 'Gift', amount: 1 },
          ],
        },
      ],
    ]);
    expect(gains).toEqual([]);
  });

  test('see what the effects of their own element came to', () => {
    const resources = [{ resource: 'ENERGY', by: 'PROPERTY', property: 'ANTE' }];
    const effects = [{ kind: 'ANTE_DICE', ...anAmount(3) }];
    expect(slash({ resources, effects }).costs[0]?.cost.total).toBe(3);
    const maneuvers = { More: { effects: [aChange('ANTE', 5)] } };
    expect(slash({ resources, effects }, { maneuvers }).costs[0]?.cost.total).toBe(3);
  });
});

describe('inputs', () => {
  const numeric = { title: 'Dice', maximum: { property: 'DICE_POOL' } };

  test('offer what can be chosen, and take a default', () => {
    const action = {
      inputs: {
        skill: { groups: ['MAGIC_SKILLS'] },
        weapon: {},
        statusEffect: {},
        numeric: { title: 'Dice' },
      },
    };
    const [element] = slash(action).elements;
    expect(element?.values).toEqual({
      skill: 'Lore',
      weapon: 'bow',
      statusEffect: { name: 'Burning', level: 1 },
      numeric: 1,
    });
    expect(element?.inputs).toEqual([
      {
        name: 'skill',
        options: {
          control: 'choice',
          choices: [{ value: 'Lore', label: 'Lore' }],
          fallback: 'No Valid Skills',
        },
      },
      { name: 'weapon', options: expect.objectContaining({ fallback: 'No Valid Weapons' }) },
      { name: 'statusEffect', options: expect.objectContaining({ levels: { minimum: 1, maximum: 5 } }) },
      { name: 'numeric', options: { control: 'number', title: 'Dice', minimum: 1, maximum: 100 } },
    ]);
  });

  test('that cannot be made say so in their place', () => {
    const [element] = slash({ inputs: { weapon: 3, skill: {}, item: {} } }).elements;
    expect(element?.inputs.map((row) => ('error' in row ? [row.name, row.error] : row.name))).toEqual([
      'skill',
      ['weapon', 'Unable to generate Input element'],
      [undefined, 'Unable to generate Input element'],
    ]);
    expect(element?.values).toEqual({ skill: 'Blades' });
  });

  test('are capped by what the action comes to without the number itself', () => {
    const effects = [
      aChange('DICE_POOL', 2),
      { kind: 'ANTE_DICE', ...NUMERIC },
      { kind: 'CHANGE_PROPERTY', target: 'DICE_POOL', reduce: true, ...NUMERIC },
    ];
    const evaluation = slash({ inputs: { skill: {}, numeric }, effects }, { given: { numeric: 99 } });
    const [element] = evaluation.elements;
    expect(element?.inputs[1]).toEqual({
      name: 'numeric',
      options: { control: 'number', title: 'Dice', minimum: 1, maximum: 5 },
    });
    expect(element?.values.numeric).toBe(5);
    expect(evaluation.ante.total).toBe(5);
  });

  test('are capped by what the other inputs of the action come to', () => {
    const effects = [{ kind: 'CHANGE_PROPERTY', target: 'ANTE', by: 'INPUT', input: 'SKILL' }];
    const capped = { title: 'Dice', maximum: { property: 'ANTE' } };
    const evaluation = slash(
      { inputs: { skill: {}, numeric: capped }, effects },
      { given: { skill: 'Bows', numeric: 99 } },
    );
    expect(evaluation.elements[0]?.values.numeric).toBe(5);
  });

  test('of a maneuver are its own, and the action’s where it asks for none of that kind', () => {
    const maneuvers = {
      Echo: { effects: [{ kind: 'CHANGE_PROPERTY', target: 'SUCCESSES', ...NUMERIC }] },
      Own: {
        inputs: { numeric: { title: 'Own', minimum: 10 } },
        effects: [{ kind: 'CHANGE_PROPERTY', target: 'ANTE', ...NUMERIC }],
      },
      None: {
        inputs: { numeric: { title: 'None', minimum: 10, maximum: 9 } },
        effects: [{ kind: 'CHANGE_PROPERTY', target: 'POWER', ...NUMERIC }],
      },
    };
    const evaluation = slash(
      { inputs: { numeric: { title: 'Dice' } } },
      { maneuvers, given: { numeric: 4 } },
    );
    expect(evaluation.successes.total).toBe(4);
    expect(evaluation.ante.total).toBe(10);
    expect(evaluation.power?.total).toBe(0);
    expect(evaluation.elements.map(({ values }) => values)).toEqual([
      { numeric: 4 },
      {},
      { numeric: 10 },
      {},
    ]);
  });
});

describe('what is shown in place', () => {
  test('of effects are their words, or what is wrong with them', () => {
    const effects = [
      aChange('POWER', 2),
      { kind: 'SET_WEAPON' },
      { kind: 'SET_INFLICTED_EFFECT' },
      { kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' },
      { kind: 'DOUBLE' },
    ];
    const inputs = { statusEffect: { effects: ['Nope'] } };
    expect(said(slash({ effects, inputs }).elements[0]!.effects)).toEqual([
      'Power +2',
      '! Weapon Change - ID Undefined',
      '! Inflict Status Effect - Effect Undefined',
      '! Inflict Status Effect - Effect Undefined',
      '! DOUBLE is not properly defined.',
    ]);
  });

  test('of costs are their words, or what is wrong with them', () => {
    const resources = [aCost('ENERGY', 2), aCost('FOCUS', 1), { resource: 'MANA', ...anAmount(1) }];
    expect(said(slash({ resources }).elements[0]!.costs)).toEqual([
      'Energy: 2',
      'Focus: 1',
      '! MANA is not properly defined.',
    ]);
  });

  test('of conditions are their words, and whether they are met', () => {
    const conditions = [{ kind: 'POWER_DEFINED' }, { kind: 'IS_DICE_ROLL_ACTION' }, { kind: 'USES_SKILL' }];
    const evaluation = slash({ conditions, effects: [aChange('POWER', 1)] });
    expect(evaluation.elements[0]?.conditions).toEqual([
      { text: ['Power is defined'], met: true, malformed: false },
      { text: ['Action rolls dice'], met: false, malformed: false },
      { text: ['Action Skill is ERROR'], met: false, malformed: true },
    ]);
    expect(evaluation.canPerform).toBe(false);
    expect(evaluation.reasons).toEqual([]);
  });
});

describe('the conditions', () => {
  const power = { effects: [aChange('POWER', 1)] };
  const met = (evaluation: Evaluation) =>
    evaluation.elements.map(({ conditions }) => conditions.map((row) => row.met));

  test('of the action see its own effects, not those of a maneuver', () => {
    const conditions = [{ kind: 'POWER_DEFINED' }];
    expect(met(slash({ conditions, ...power }))).toEqual([[true]]);
    expect(met(slash({ conditions }, { maneuvers: { Feint: power } }))).toEqual([[false], []]);
  });

  test('of a maneuver see what is before it, not its own effects nor those after it', () => {
    const maneuver = { conditions: [{ kind: 'POWER_DEFINED' }], ...power };
    expect(met(slash(power, { maneuvers: { Feint: maneuver } }))).toEqual([[], [true]]);
    expect(met(slash({}, { maneuvers: { Feint: maneuver, Twist: maneuver } }))).toEqual([
      [],
      [false],
      [true],
    ]);
    const chooses = { inputs: { skill: {} }, conditions: [{ kind: 'IS_DICE_ROLL_ACTION' }] };
    expect(met(slash({}, { maneuvers: { Aim: chooses } }))).toEqual([[], [false]]);
    expect(met(slash(chooses))).toEqual([[true]]);
  });

  test('that compare a cost see that of the whole stack, its energy modifier included', () => {
    const exactly = (value: number) => [
      { kind: 'RESOURCE_COST_COMPARISON', resource: 'ENERGY', comparison: 'EQUAL_TO', ...anAmount(value) },
    ];
    const maneuvers = {
      Feint: { resources: [aCost('ENERGY', 2)], conditions: exactly(6) },
      Twist: { resources: [aCost('ENERGY', 1)], conditions: exactly(5) },
    };
    const action = { resources: [aCost('ENERGY', 2)], conditions: exactly(6) };
    expect(met(slash(action, { maneuvers, gift: { ACTION_ENERGY_COST: 1 } }))).toEqual([
      [true],
      [true],
      [false],
    ]);
  });

  test('that name the chosen action see it from a maneuver', () => {
    const maneuvers = { Feint: { conditions: [{ kind: 'SELECTED_ACTION_IS', actions: ['Slash'] }] } };
    expect(met(slash({}, { maneuvers }))).toEqual([[], [true]]);
  });

  test('that hold once see what is stacked before', () => {
    const character = fighter({
      actions: { Slash: {} },
      maneuvers: { Feint: { conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }] } },
    });
    expect(met(evaluate(character, draftOf('Slash', ['Feint', 'Feint']))!)).toEqual([[], [true], [false]]);
  });

  test('that hold once do not count the action of the same name', () => {
    const slashing = { Slash: { conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }] } };
    const character = fighter({ actions: { Slash: {} }, maneuvers: slashing });
    expect(met(evaluate(character, draftOf('Slash', ['Slash', 'Slash']))!)).toEqual([[], [true], [false]]);
  });

  test('read amounts by the inputs of their element', () => {
    const condition = { kind: 'PROPERTY_COMPARISON', target: 'ANTE', comparison: 'EQUAL_TO', ...NUMERIC };
    const maneuvers = {
      Feint: { inputs: { numeric: { title: 'Dice', minimum: 3 } }, conditions: [condition] },
    };
    expect(met(slash({ effects: [aChange('ANTE', 3)] }, { maneuvers }))).toEqual([[], [true]]);
  });
});

describe('why it cannot be performed', () => {
  const notBegun = 'Combat has not been initiated. Please scroll to the top and do so.';
  const endPhase =
    'You are currently in the End Phase of this round. You may transition at the top when the next Round begins.';
  const weapon =
    'You have either chosen no Weapon, the same Weapon you already have equipped, or a reference to a weapon that no longer exists.';
  const resources = 'You do not have enough resources to perform this action.';
  const draw = { inputs: { weapon: {} }, effects: [{ kind: 'SET_WEAPON' }] };
  const bad = (title: string) => ({ inputs: { numeric: { title, minimum: 2, maximum: 1 } } });

  test.each<[string, Readonly<Record<string, unknown>>, Parameters<typeof slash>[1], readonly string[]]>([
    ['combat has not begun', {}, { combat: { round: 0 } }, [notBegun]],
    ['combat has not begun, in whatever phase', {}, { combat: { round: 0, phase: 3 } }, [notBegun]],
    ['it is the End Phase', {}, { combat: { phase: 3 } }, [endPhase]],
    ['the weapon is equipped already', draw, { given: { weapon: 'sword' } }, [weapon]],
    ['there is no weapon', draw, { sheet: { inventory: new Map() } }, [weapon]],
    ['it costs too much', { resources: [aCost('ENERGY', 8)] }, {}, [resources]],
    ['it costs all the health there is', { resources: [aCost('HEALTH', 12)] }, {}, [resources]],
    ['it costs all the vigor there is', { resources: [aCost('VIGOR', 2)] }, {}, [resources]],
    [
      'no number can be given',
      { inputs: { numeric: { title: 'Dice', minimum: 8, maximum: { resource: 'ENERGY', current: true } } } },
      {},
      ['Dice: The minimum of 8 exceeds the maximum of 7.'],
    ],
    [
      'several inputs are refused, each once',
      bad('Dice'),
      { maneuvers: { Feint: bad('Dice'), Twist: bad('Guard'), Press: bad('Dice') } },
      [
        'Dice: The minimum of 2 exceeds the maximum of 1.',
        'Guard: The minimum of 2 exceeds the maximum of 1.',
      ],
    ],
    [
      'of several things',
      { ...draw, resources: [aCost('ENERGY', 8), aCost('FOCUS', 9)] },
      { combat: { round: 0 }, given: { weapon: 'sword' } },
      [notBegun, weapon, resources],
    ],
  ])('is said where %s', (_what, action, facts, reasons) => {
    const evaluation = slash(action, facts);
    expect(evaluation.reasons.map(wordingText)).toEqual(reasons);
    expect(evaluation.canPerform).toBe(false);
  });

  test.each<[string, Readonly<Record<string, unknown>>, Parameters<typeof slash>[1]]>([
    ['phase 2', {}, { combat: { phase: 2 } }],
    ['another weapon', draw, { given: { weapon: 'bow' } }],
    ['a weapon input that changes none', { inputs: { weapon: {} } }, { given: { weapon: 'sword' } }],
    ['a malformed weapon change', { effects: [{ kind: 'SET_WEAPON' }] }, {}],
    ['all the energy there is', { resources: [aCost('ENERGY', 7)] }, {}],
    ['all the action points there are', { resources: [aCost('ACTION_POINTS', 3)] }, {}],
    ['all health but one', { resources: [aCost('HEALTH', 11)] }, {}],
    ['a number that can be given', { inputs: { numeric: { title: 'Dice' } } }, {}],
    ['conditions that are met', { conditions: [{ kind: 'ONLY_ACTION_THIS_PHASE' }] }, {}],
    ['a gain', { resources: [aCost('HEALTH', -99)] }, {}],
  ])('is nothing for %s', (_what, action, facts) => {
    const evaluation = slash(action, facts);
    expect(evaluation.reasons).toEqual([]);
    expect(evaluation.canPerform).toBe(true);
  });

  test('may be an unmet condition of a maneuver', () => {
    const maneuvers = { Feint: { conditions: [{ kind: 'POWER_DEFINED' }] } };
    expect(slash({}, { maneuvers }).canPerform).toBe(false);
  });
});

describe('maneuvers', () => {
  test('stand in their order with their place in the draft; those that are gone are left out', () => {
    const character = fighter({ actions: { Slash: {} }, maneuvers: { Feint: {}, Twist: {} } });
    const evaluation = evaluate(character, draftOf('Slash', ['Twist', 'Gone', 'Feint', 'Twist']))!;
    expect(evaluation.elements.map(({ action, place }) => [action.name, place])).toEqual([
      ['Slash', 'ACTION'],
      ['Twist', 0],
      ['Feint', 2],
      ['Twist', 3],
    ]);
  });

  test('change properties, costs and effects after the action', () => {
    const maneuvers = {
      Double: {
        effects: [{ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'PROPERTY', property: 'POWER' }],
      },
      Heal: { effects: [{ kind: 'SET_DAMAGE_TYPE', damageType: 'HEALING' }] },
    };
    const effects = [aChange('POWER', 3), { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_B' }];
    const evaluation = slash({ effects }, { maneuvers });
    expect(evaluation.power?.total).toBe(6);
    expect(evaluation.damage).toEqual({ type: 'HEALING', name: 'Healing' });
  });
});
