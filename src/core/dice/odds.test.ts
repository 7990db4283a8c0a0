import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { chanceOfAtLeast, successOdds, totalOdds } from './odds.ts';
import { MAX_DICE } from './roll.ts';

/** The number of throws of `count` dice for each total, counted one by one. */
function countedTotals(count: number): number[] {
  let totals = [0];
  for (let die = 0; die < count; die++)
    totals = totals.flatMap((total) => [1, 2, 3, 4, 5, 6].map((side) => total + side));
  const counts = new Array<number>(count * 6 + 1).fill(0);
  for (const total of totals) counts[total]! += 1;
  return counts;
}

function choose(count: number, chosen: number): number {
  let ways = 1;
  for (let index = 1; index <= chosen; index++) ways = (ways * (count - chosen + index)) / index;
  return ways;
}

function sum(odds: readonly number[] | undefined): number {
  return (odds ?? []).reduce((total, chance) => total + chance, 0);
}

describe('the odds of a total', () => {
  it.each([0, 1, 2, 3, 5])('of %i dice equal a count of all throws', (count) => {
    const odds = totalOdds(count);
    const counts = countedTotals(count);
    expect(odds).toHaveLength(counts.length);
    for (const [total, ways] of counts.entries()) expect(odds?.[total]).toBeCloseTo(ways / 6 ** count, 14);
  });

  it('of 2 dice are 6 in 36 for a 7', () => {
    expect(totalOdds(2)?.[7]).toBeCloseTo(1 / 6, 15);
    expect(totalOdds(2)?.[1]).toBe(0);
  });

  it('of the largest roll are finite, symmetric and add up to 1', () => {
    const odds = totalOdds(MAX_DICE)!;
    expect(odds).toHaveLength(6 * MAX_DICE + 1);
    expect(odds.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    expect(sum(odds)).toBeCloseTo(1, 10);
    expect(odds[680]).toBeCloseTo(odds[720]!, 12);
    expect(odds[700]).toBeGreaterThan(0.0164);
  });

  it('are undefined above the limit of dice', () => {
    expect(totalOdds(MAX_DICE + 1)).toBeUndefined();
    expect(totalOdds(MAX_NUMBER)).toBeUndefined();
  });
});

describe('the odds of successes', () => {
  it.prop([fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 7 })])(
    'are binomial',
    (count, from) => {
      const chance = (7 - from) / 6;
      const odds = successOdds(count, from);
      expect(odds).toHaveLength(count + 1);
      for (const [hits, each] of odds!.entries()) {
        expect(each).toBeCloseTo(choose(count, hits) * chance ** hits * (1 - chance) ** (count - hits), 12);
      }
    },
  );

  it('are certain below 1 and above 6', () => {
    expect(successOdds(2, 0)).toEqual([0, 0, 1]);
    expect(successOdds(2, 9)).toEqual([1, 0, 0]);
  });

  it('are undefined above the limit of dice', () => {
    expect(successOdds(MAX_DICE + 1, 5)).toBeUndefined();
    expect(sum(successOdds(MAX_DICE, 5))).toBeCloseTo(1, 10);
  });
});

describe('the chance of at least an outcome', () => {
  it.each([
    [-4, 1],
    [0, 1],
    [2, 1],
    [3, 35 / 36],
    [7, 21 / 36],
    [12, 1 / 36],
    [13, 0],
  ])('is for %i with two dice %d', (outcome, chance) => {
    expect(chanceOfAtLeast(outcome, totalOdds(2)!)).toBeCloseTo(chance, 14);
  });

  it('is never above 1', () => {
    expect(chanceOfAtLeast(0, [0.6, 0.6])).toBe(1);
  });
});
