import { describe, expect, test } from 'vitest';
import { aChange, aCost, anAmount, draftOf, fighter } from '../../testing/fighter.ts';
import { slash } from '../../testing/slash.ts';
import { evaluate } from './evaluate.ts';

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
