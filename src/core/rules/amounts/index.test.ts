import { fc, it } from '@fast-check/vitest';
import * as v from 'valibot';
import { describe, expect } from 'vitest';
import { contextAt, type Moment } from '../../../testing/rule-context.ts';
import { MAX_NUMBER } from '../../lib/whole-number.ts';
import { wordingText } from '../../lib/wording.ts';
import { PROPERTIES } from '../vocabulary.ts';
import {
  type Amount,
  amountKinds,
  amountSchema,
  describeAmount,
  evaluateAmount,
  optionalAmountSchema,
} from './index.ts';

it.each<[Amount, Moment, number, string]>([
  [{ by: 'CONSTANT', value: 2 }, {}, 2, '2'],
  [{ by: 'CONSTANT', value: -3 }, {}, -3, '−3'],
  [{ by: 'CONSTANT', value: 1.2 }, {}, 2, '1.2'],
  [{ by: 'CONSTANT', value: -1.2 }, {}, -1, '−1.2'],
  [{ by: 'CONSTANT', value: 1e300 }, {}, MAX_NUMBER, '1e+300'],
  [{ by: 'INPUT', input: 'NUMERIC' }, { inputs: { numeric: 4 } }, 4, 'the number chosen'],
  [{ by: 'INPUT', input: 'NUMERIC' }, {}, 0, 'the number chosen'],
  [{ by: 'INPUT', input: 'SKILL' }, { inputs: { skill: 'Bows' } }, 5, 'the level of the skill chosen'],
  [{ by: 'INPUT', input: 'SKILL' }, { inputs: { skill: 'Stealth' } }, 0, 'the level of the skill chosen'],
  [{ by: 'INPUT', input: 'SKILL' }, { draft: { chosenSkill: 'Bows' } }, 0, 'the level of the skill chosen'],
  [
    { by: 'INPUT', input: 'STATUS_EFFECT' },
    { inputs: { statusEffect: { name: 'Burning', level: 3 } } },
    3,
    'the level of the status effect chosen',
  ],
  [{ by: 'INPUT', input: 'STATUS_EFFECT' }, {}, 0, 'the level of the status effect chosen'],
  [{ by: 'PROPERTY', property: 'ANTE' }, { draft: { changes: { ANTE: 3 } } }, 3, 'Ante'],
  [{ by: 'PROPERTY', property: 'SUCCESSES' }, {}, 0, 'Successes'],
  [{ by: 'PROPERTY', property: 'POWER' }, { actor: { power: 3 } }, 0, 'Power'],
  [
    { by: 'PROPERTY', property: 'POWER' },
    { actor: { power: 3 }, draft: { changes: { POWER: 2 } } },
    5,
    'Power',
  ],
  [
    { by: 'PROPERTY', property: 'INFLICT_STATUS_EFFECT_LEVEL' },
    { draft: { changes: { INFLICT_STATUS_EFFECT_LEVEL: 2 } } },
    2,
    'Inflicted Status Effect Level',
  ],
  [{ by: 'PROPERTY', property: 'DICE_POOL' }, {}, 1, 'Dice Pool'],
  [
    { by: 'PROPERTY', property: 'DICE_POOL' },
    {
      draft: { chosenSkill: 'Blades', changes: { SKILL_LEVEL: 1, DICE_POOL: 2, ANTE: 9 } },
      actor: { dicePool: 1 },
    },
    7,
    'Dice Pool',
  ],
  [
    { by: 'PROPERTY', property: 'SKILL_LEVEL' },
    { draft: { chosenSkill: 'Blades', changes: { SKILL_LEVEL: 1 } } },
    4,
    'Skill Level',
  ],
  [{ by: 'PROPERTY', property: 'SKILL_LEVEL' }, {}, 0, 'Skill Level'],
  [{ by: 'CONSTANT', value: 3, operation: { kind: 'MULTIPLY_BY', value: 2 } }, {}, 6, '2 × 3'],
  [{ by: 'CONSTANT', value: 2.5, operation: { kind: 'MULTIPLY_BY', value: 2 } }, {}, 5, '2 × 2.5'],
  [
    { by: 'INPUT', input: 'NUMERIC', operation: { kind: 'TRIANGULAR' } },
    { inputs: { numeric: 4 } },
    10,
    '(1 + 2 + … + the number chosen)',
  ],
  [
    { by: 'PROPERTY', property: 'ANTE', operation: { kind: 'DIVIDE_BY', value: 2 } },
    { draft: { changes: { ANTE: 3 } } },
    2,
    'Ante ÷ 2, rounded up',
  ],
])('evaluates the amount %j, given %j, to %i, and describes it as %j', (amount, moment, value, text) => {
  expect(v.parse(amountSchema, amount)).toEqual(amount);
  expect(evaluateAmount(amount, contextAt(moment))).toBe(value);
  expect(wordingText(describeAmount(amount, {}))).toBe(text);
});

describe('a value that is not an amount', () => {
  it.each([
    [{}, 'This must be CONSTANT, INPUT or PROPERTY.'],
    [{ by: 'MAGIC' }, 'This must be CONSTANT, INPUT or PROPERTY.'],
    [{ by: 'CONSTANT', value: '2' }, 'This must be a number.'],
    [{ by: 'CONSTANT', value: Number.POSITIVE_INFINITY }, 'This number is out of range.'],
    [{ by: 'INPUT', input: 'WEAPON' }, 'This must be NUMERIC, SKILL or STATUS_EFFECT.'],
    [{ by: 'PROPERTY', property: 'LUCK' }, 'This must be a property.'],
    [
      { by: 'CONSTANT', value: 2, operation: { kind: 'SQUARE' } },
      'This must be MULTIPLY_BY, DIVIDE_BY or TRIANGULAR.',
    ],
    [{ by: 'CONSTANT', value: 2, operation: { kind: 'MULTIPLY_BY', value: 'x' } }, 'This must be a number.'],
    [
      { by: 'CONSTANT', value: 2, operation: { kind: 'DIVIDE_BY', value: 0 } },
      'Nothing can be divided by 0.',
    ],
    [
      { by: 'CONSTANT', value: 2, operation: { kind: 'DIVIDE_BY', value: 2, roundDown: 'yes' } },
      'This must be true or false.',
    ],
  ])('%j is refused: %s', (raw, message) => {
    for (const schema of [amountSchema, optionalAmountSchema]) {
      const read = v.safeParse(schema, raw);
      const messages = read.issues?.map((issue) => issue.message);
      expect(messages).toEqual(schema === optionalAmountSchema && !('by' in raw) ? undefined : [message]);
    }
  });

  it('may be missing if it is optional', () => {
    expect(v.parse(optionalAmountSchema, {})).toEqual({});
  });
});

it('the kinds are in alphabetical order', () => {
  const names = amountKinds.map((kind) => kind.by);
  expect(names).toEqual([...names].sort());
});

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const operation = fc.oneof(
  fc.record({ kind: fc.constant('MULTIPLY_BY' as const), value: number }),
  fc.record(
    {
      kind: fc.constant('DIVIDE_BY' as const),
      value: number.filter((value) => value !== 0),
      roundDown: fc.boolean(),
    },
    { requiredKeys: ['kind', 'value'] },
  ),
  fc.record({ kind: fc.constant('TRIANGULAR' as const) }),
);
const anyAmount: fc.Arbitrary<Amount> = fc
  .tuple(
    fc.oneof(
      fc.record({ by: fc.constant('CONSTANT' as const), value: number }),
      fc.record({
        by: fc.constant('INPUT' as const),
        input: fc.constantFrom('NUMERIC' as const, 'SKILL' as const, 'STATUS_EFFECT' as const),
      }),
      fc.record({ by: fc.constant('PROPERTY' as const), property: fc.constantFrom(...PROPERTIES) }),
    ),
    fc.option(operation, { nil: undefined }),
  )
  .map(([given, done]) => (done === undefined ? given : { ...given, operation: done }));

const large = fc.oneof(fc.maxSafeInteger(), fc.constantFrom(MAX_NUMBER, -MAX_NUMBER));

it.prop([anyAmount, fc.record({ given: large, change: large, level: large })])(
  'every amount evaluates to a safe integer',
  (each, { given, change, level }) => {
    const value = evaluateAmount(
      each,
      contextAt({
        inputs: { numeric: given, skill: 'Bows', statusEffect: { name: 'Burning', level } },
        draft: { changes: { ANTE: change, POWER: change, DICE_POOL: change, SUCCESSES: change } },
        actor: { power: level },
      }),
    );
    expect(Number.isSafeInteger(value)).toBe(true);
    expect(Object.is(value, -0)).toBe(false);
  },
);

it.prop([anyAmount])('every amount survives a round trip through JSON', (each) => {
  const json = JSON.parse(JSON.stringify(each));
  expect(v.parse(amountSchema, json)).toEqual(json);
});
