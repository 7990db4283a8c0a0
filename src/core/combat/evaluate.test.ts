import { describe, expect, it } from 'vitest';
import { aChange, aCost, anAmount, combatant, draftOf } from '../../testing/combatant.ts';
import { slash } from '../../testing/slash.ts';
import { evaluate } from './evaluate.ts';
import { actionSummary } from './perform.ts';

describe('an empty action', () => {
  it('does nothing', () => {
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

  it('is not evaluated if the character lacks it', () => {
    expect(evaluate(combatant(), draftOf('Slash'))).toBeUndefined();
    expect(evaluate(combatant(), { action: undefined, inputs: {}, maneuvers: [] })).toBeUndefined();
  });
});

describe('the dice', () => {
  const action = { inputs: { skill: {} }, effects: [aChange('DICE_POOL', 2), aChange('SKILL_LEVEL', 1)] };

  it('are the base, the modifier and the skill with its changes', () => {
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

  it('are reduced by the ante, which gives power', () => {
    const evaluation = slash(
      { inputs: { skill: {} }, effects: [{ kind: 'ANTE_DICE', ...anAmount(2) }] },
      { given: { skill: 'Blades' } },
    );
    expect(evaluation.dice?.pool.total).toBe(3);
    expect(evaluation.dice?.count.total).toBe(1);
    expect(evaluation.ante).toEqual({ total: 2, parts: [{ source: 'Slash', amount: 2 }] });
    expect(evaluation.power).toEqual({ total: 2, parts: [{ source: 'Slash', amount: 2 }] });
  });

  it('are at least one, however many are anted', () => {
    const evaluation = slash({ inputs: { skill: {} }, effects: [{ kind: 'ANTE_DICE', ...anAmount(9) }] });
    expect(evaluation.dice?.count.total).toBe(1);
    expect(evaluation.power?.total).toBe(9);
  });

  it('are absent without a skill', () => {
    expect(slash({ effects: [aChange('DICE_POOL', 2)] }).dice).toBeUndefined();
    expect(slash({ inputs: { skill: { skills: ['Stealth'] } } }).dice).toBeUndefined();
  });

  it('use the highest default if the player chooses no skill', () => {
    const effects = [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Lore', 'Bows', 'Blades'] }];
    expect(slash({ effects }).dice).toMatchObject({ skill: 'Bows', count: { total: 5 } });
    const both = { inputs: { skill: {} }, effects };
    expect(slash(both).dice?.skill).toBe('Bows');
    expect(slash(both).elements[0]?.values).toEqual({ skill: 'Bows' });
    expect(slash(both, { given: { skill: 'Lore' } }).dice?.skill).toBe('Lore');
  });

  it('use the last skill chosen in the stack', () => {
    const maneuvers = { Aim: { inputs: { skill: { skills: ['Lore'] } } }, Feint: {} };
    expect(slash({ inputs: { skill: {} } }, { maneuvers, given: { skill: 'Bows' } }).dice?.skill).toBe(
      'Lore',
    );
  });

  it('use the action’s skill if a maneuver leaves the choice open', () => {
    const maneuvers = { Aim: { inputs: { skill: {} } } };
    expect(slash({ inputs: { skill: {} } }, { maneuvers, given: { skill: 'Bows' } }).dice?.skill).toBe(
      'Bows',
    );
  });
});

describe('power', () => {
  it('is undefined until an effect changes it, regardless of the modifier', () => {
    expect(slash({}, { gift: { POWER: 3 } }).power).toBeUndefined();
  });

  it('includes the modifier once, however often it changes', () => {
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

describe('the result of an action', () => {
  it('has a damage type with its name', () => {
    const effects = [{ kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' }];
    expect(slash({ effects }).damage).toEqual({ type: 'DAMAGE_TYPE_A', name: 'Physical' });
  });

  it('inflicts an effect at a level', () => {
    const effects = [
      { kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' },
      { kind: 'CHANGE_PROPERTY', target: 'INFLICT_STATUS_EFFECT_LEVEL', by: 'INPUT', input: 'STATUS_EFFECT' },
    ];
    const given = { statusEffect: { name: 'Frozen', level: 3 } };
    expect(slash({ inputs: { statusEffect: {} }, effects }, { given }).inflicted).toEqual({
      name: 'Frozen',
      level: { total: 3, parts: [{ source: 'Slash', amount: 3 }] },
      levelCap: 5,
    });
  });

  it('gives successes', () => {
    expect(slash({ effects: [aChange('SUCCESSES', 2)] }).successes).toEqual({
      total: 2,
      parts: [{ source: 'Slash', amount: 2 }],
    });
  });

  it('gives status effects, each at its highest level and within the level cap', () => {
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

  it.each([
    [1, 2],
    [2, 3],
  ] as const)('ends phase %i and leads to phase %i', (phase, next) => {
    expect(slash({ effects: [{ kind: 'END_PHASE' }] }, { combat: { phase } }).nextPhase).toBe(next);
    expect(slash({}, { combat: { phase } }).nextPhase).toBeUndefined();
  });

  it('equips a weapon', () => {
    const action = { inputs: { weapon: {} }, effects: [{ kind: 'SET_WEAPON' }] };
    expect(slash(action).weapon).toEqual({ id: 'bow', name: 'Bow' });
    expect(slash(action, { given: { weapon: 'sword' } }).weapon).toEqual({ id: 'sword', name: 'Sword' });
    expect(slash(action, { sheet: { inventory: new Map() } }).weapon).toEqual({ id: '', name: undefined });
    expect(slash({ inputs: { weapon: {} } }).weapon).toBeUndefined();
  });
});

describe('costs and gains', () => {
  it('are listed with the available amounts, in the order of the resources', () => {
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

  it('in one resource are combined, with the energy modifier once', () => {
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
      [
        'FOCUS',
        {
          total: 0,
          parts: [
            { source: 'Slash', amount: 2 },
            { source: 'Feint', amount: -2 },
          ],
        },
      ],
    ]);
    expect(gains).toEqual([]);
  });

  it('are evaluated after the effects of their own element', () => {
    const resources = [{ resource: 'ENERGY', by: 'PROPERTY', property: 'ANTE' }];
    const effects = [{ kind: 'ANTE_DICE', ...anAmount(3) }];
    expect(slash({ resources, effects }).costs[0]?.cost.total).toBe(3);
    const maneuvers = { More: { effects: [aChange('ANTE', 5)] } };
    expect(slash({ resources, effects }, { maneuvers }).costs[0]?.cost.total).toBe(3);
  });
});

describe('a cost that is lowered to 0', () => {
  const action = { resources: [aCost('ENERGY', 2), aCost('FOCUS', 0)] };

  it('is shown with its parts, and pays nothing', () => {
    const evaluation = slash(action, { gift: { ACTION_ENERGY_COST: -5 } });
    expect(evaluation.costs).toEqual([
      {
        resource: 'ENERGY',
        name: 'Energy',
        cost: {
          total: 0,
          parts: [
            { source: 'Slash', amount: 2 },
            { source: 'Gift', amount: -5 },
            { source: 'Never below 0', amount: 3 },
          ],
        },
        available: 7,
        affordable: true,
      },
    ]);
    expect(actionSummary(evaluation).resources).toEqual(new Map());
  });
});
