import { clamp } from '../lib/whole-number.ts';
import { DIE_SIDES } from './notation.ts';
import { MAX_DICE } from './roll.ts';

/** The chance of each outcome by its number, from outcome 0 on; the chances add up to 1. */
export type Odds = readonly number[];

/**
 * The odds of the total of a number of six-sided dice; undefined above the limit of dice in a roll.
 * Rule: docs/rules/combat.md#odds.
 */
export function totalOdds(count: number): Odds | undefined {
  return repeated(count, [0, ...Array.from({ length: DIE_SIDES }, () => 1 / DIE_SIDES)]);
}

/**
 * The odds of the number of six-sided dice that show `from` or more; undefined above the limit of dice in a
 * roll.
 * Rule: docs/rules/combat.md#odds.
 */
export function successOdds(count: number, from: number): Odds | undefined {
  const sides = clamp(DIE_SIDES + 1 - from, 0, DIE_SIDES);
  return repeated(count, [(DIE_SIDES - sides) / DIE_SIDES, sides / DIE_SIDES]);
}

/** The chance of an outcome of at least this number. Rule: docs/rules/combat.md#odds. */
export function chanceOfAtLeast(outcome: number, odds: Odds): number {
  // Adds small chances first, since rounding would lose them in a large sum.
  return Math.min(
    1,
    odds.slice(Math.max(0, outcome)).reduceRight((sum, chance) => sum + chance, 0),
  );
}

/** The odds of the sum of independent throws, given the odds of a single throw. */
function repeated(count: number, single: Odds): Odds | undefined {
  if (count > MAX_DICE) return undefined;
  let odds: Odds = [1];
  for (let thrown = 0; thrown < count; thrown++) odds = convolved(odds, single);
  return odds;
}

function convolved(left: Odds, right: Odds): Odds {
  const odds = new Array<number>(left.length + right.length - 1).fill(0);
  for (let first = 0; first < left.length; first++) {
    const chance = left[first] ?? 0;
    for (let second = 0; second < right.length; second++) {
      odds[first + second] = (odds[first + second] ?? 0) + chance * (right[second] ?? 0);
    }
  }
  return odds;
}
