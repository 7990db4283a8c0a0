import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { MAX_DICE, rollDice } from './roll.ts';

/** A source that returns these numbers and records its arguments. */
function source(...numbers: readonly number[]) {
  const asked: number[] = [];
  return {
    asked,
    random: (below: number) => {
      asked.push(below);
      return numbers[asked.length - 1] ?? 0;
    },
  };
}

describe('a roll', () => {
  it('adds 1 to each number of the source, in order', () => {
    const { random, asked } = source(0, 5, 2);
    expect(rollDice(3, random)).toEqual({ ok: true, value: { dice: [1, 6, 3], total: 10 } });
    expect(asked).toEqual([6, 6, 6]);
  });

  it('of no dice is empty', () => {
    expect(rollDice(0, source().random)).toEqual({ ok: true, value: { dice: [], total: 0 } });
    expect(rollDice(-3, source().random)).toEqual({ ok: true, value: { dice: [], total: 0 } });
  });

  it('of too many dice is refused', () => {
    const { random, asked } = source();
    expect(rollDice(MAX_DICE + 1, random)).toEqual({
      ok: false,
      problem: 'At most 200 dice can be rolled at once.',
    });
    expect(rollDice(MAX_NUMBER, random).ok).toBe(false);
    expect(asked).toEqual([]);
    expect(rollDice(MAX_DICE, random).ok).toBe(true);
  });

  it.prop([fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 })])(
    'is of dice from 1 to 6 that add up to its total',
    (numbers) => {
      expect(rollDice(numbers.length, source(...numbers).random)).toEqual({
        ok: true,
        value: {
          dice: numbers.map((number) => number + 1),
          total: numbers.reduce((total, number) => total + number, numbers.length),
        },
      });
    },
  );
});
