import { describe, expect, it } from 'vitest';
import { aChange, aCost, anAmount } from '../../testing/combatant.ts';
import { NUMERIC, rowTexts, slash } from '../../testing/slash.ts';
import { wordingText } from '../lib/wording.ts';

describe('inputs', () => {
  const numeric = { title: 'Dice', maximum: { property: 'DICE_POOL' } };

  it('offer the choices, and have a default', () => {
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
      { name: 'statusEffect', options: expect.objectContaining({ fallback: 'No Valid Status Effects' }) },
      { name: 'numeric', options: { control: 'number', title: 'Dice', minimum: 1, maximum: 100 } },
    ]);
  });

  it('without choices show a message in their place', () => {
    const [element] = slash({ inputs: { weapon: 3, skill: {}, item: {} } }).elements;
    expect(element?.inputs.map((row) => ('error' in row ? [row.name, row.error] : row.name))).toEqual([
      'skill',
      ['weapon', 'Unable to generate Input element'],
      [undefined, 'Unable to generate Input element'],
    ]);
    expect(element?.values).toEqual({ skill: 'Bows' });
  });

  it('are capped by the action’s result without the number itself', () => {
    const effects = [
      aChange('DICE_POOL', 2),
      { kind: 'ANTE_DICE', ...NUMERIC },
      { kind: 'CHANGE_PROPERTY', target: 'DICE_POOL', reduce: true, ...NUMERIC },
    ];
    const evaluation = slash(
      { inputs: { skill: {}, numeric }, effects },
      { given: { skill: 'Blades', numeric: 99 } },
    );
    const [element] = evaluation.elements;
    expect(element?.inputs[1]).toEqual({
      name: 'numeric',
      options: { control: 'number', title: 'Dice', minimum: 1, maximum: 5 },
    });
    expect(element?.values.numeric).toBe(5);
    expect(evaluation.ante.total).toBe(5);
  });

  it('are capped by the result of the action’s other inputs', () => {
    const effects = [{ kind: 'CHANGE_PROPERTY', target: 'ANTE', by: 'INPUT', input: 'SKILL' }];
    const capped = { title: 'Dice', maximum: { property: 'ANTE' } };
    const evaluation = slash(
      { inputs: { skill: {}, numeric: capped }, effects },
      { given: { skill: 'Bows', numeric: 99 } },
    );
    expect(evaluation.elements[0]?.values.numeric).toBe(5);
  });

  it('of a maneuver are its own, or the action’s if it lacks that kind', () => {
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

describe('what cannot be given or cannot work', () => {
  it.each([
    ['a skill', { inputs: { skill: { skills: ['Stealth'] } } }, 'No Valid Skills'],
    ['a weapon', { inputs: { weapon: {} } }, 'No Valid Weapons'],
    ['a status effect', { inputs: { statusEffect: { effects: ['Nope'] } } }, 'No Valid Status Effects'],
    ['an input of no known shape', { inputs: { weapon: 3 } }, 'Unable to generate Input element'],
    [
      'an inflicted effect that is not named',
      { effects: [{ kind: 'SET_INFLICTED_EFFECT' }] },
      'Inflict Status Effect - Effect Undefined',
    ],
    [
      'a gained effect that is not chosen',
      { effects: [{ kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' }] },
      'Gain Status Effect - Effect Undefined',
    ],
    [
      'a weapon change without an input',
      { effects: [{ kind: 'SET_WEAPON' }] },
      'Weapon Change - ID Undefined',
    ],
  ])('is a reason against performing: %s', (_what, action, reason) => {
    const evaluation = slash(action, { sheet: { inventory: new Map() } });
    expect(evaluation.reasons.map(wordingText)).toEqual([reason]);
    expect(evaluation.canPerform).toBe(false);
  });

  it('is no reason where the rest of the action works without it', () => {
    const action = { effects: [{ kind: 'DOUBLE' }], resources: [{ resource: 'MANA' }] };
    expect(slash(action).canPerform).toBe(true);
  });
});

describe('a status effect that the character must have', () => {
  const action = {
    inputs: { statusEffect: { effects: ['Burning', 'Frozen'] } },
    resources: [{ resource: 'ENERGY', by: 'INPUT', input: 'STATUS_EFFECT' }],
    conditions: [{ kind: 'HAS_STATUS_EFFECT', statusEffects: ['Burning', 'Frozen'] }],
  };

  it('is the one that it has, at its level', () => {
    const { elements, costs } = slash(action, { combat: { statusEffects: new Map([['Frozen', 2]]) } });
    expect(elements[0]?.values.statusEffect).toEqual({ name: 'Frozen', level: 2 });
    expect(costs[0]?.cost.total).toBe(2);
  });

  it('is none where it has none, and nothing is paid', () => {
    const { reasons, costs, canPerform } = slash(action);
    expect(reasons.map(wordingText)).toEqual(['No Valid Status Effects']);
    expect(costs).toEqual([]);
    expect(canPerform).toBe(false);
  });
});

describe('the text of a row', () => {
  it('is an effect’s description or its problem', () => {
    const effects = [
      aChange('POWER', 2),
      { kind: 'SET_WEAPON' },
      { kind: 'SET_INFLICTED_EFFECT' },
      { kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' },
      { kind: 'DOUBLE' },
    ];
    const inputs = { statusEffect: { effects: ['Nope'] } };
    expect(rowTexts(slash({ effects, inputs }).elements[0]!.effects)).toEqual([
      'Power +2',
      '! Weapon Change - ID Undefined',
      '! Inflict Status Effect - Effect Undefined',
      '! Inflict Status Effect - Effect Undefined',
      '! DOUBLE is not properly defined.',
    ]);
  });

  it('is a cost’s description or its problem', () => {
    const resources = [aCost('ENERGY', 2), aCost('FOCUS', 1), { resource: 'MANA', ...anAmount(1) }];
    expect(rowTexts(slash({ resources }).elements[0]!.costs)).toEqual([
      '2 Energy',
      '1 Focus',
      '! MANA is not properly defined.',
    ]);
  });

  it('is a condition’s description, with whether it is met', () => {
    const conditions = [{ kind: 'POWER_DEFINED' }, { kind: 'IS_DICE_ROLL_ACTION' }, { kind: 'USES_SKILL' }];
    const evaluation = slash({ conditions, effects: [aChange('POWER', 1)] });
    expect(evaluation.elements[0]?.conditions).toEqual([
      { text: ['The action has Power'], met: true, malformed: false },
      { text: ['Action rolls dice'], met: false, malformed: false },
      { text: ['Action Skill is ERROR'], met: false, malformed: true },
    ]);
    expect(evaluation.canPerform).toBe(false);
    expect(evaluation.reasons).toEqual([]);
  });
});
