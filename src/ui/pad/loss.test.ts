import { describe, expect, it } from 'vitest';
import { type HitKind, lossOf } from './loss.ts';

const modifier = (label: string, amount: number) => ({ label, amount, total: Math.abs(amount), parts: [] });

const kindOf = (...amounts: readonly number[]): HitKind => ({
  name: 'Iron',
  modifiers: amounts.map((amount) => modifier('Iron Soak', amount)),
});

describe('lossOf', () => {
  it.each([
    ['no kind', 9, undefined, 9],
    ['a kind that changes nothing', 9, kindOf(), 9],
    ['a soak', 9, kindOf(-1), 8],
    ['a soak and damage received', 9, kindOf(-2, 1), 8],
    ['a soak below 0', 9, kindOf(3), 12],
    ['a soak of the whole hit', 2, kindOf(-5), 1],
    ['no hit', 0, kindOf(3), 0],
  ])('with %s', (_what, amount, kind, loss) => {
    expect(lossOf(amount, kind)).toBe(loss);
  });
});
