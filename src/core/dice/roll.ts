import { fail, ok, type Result } from '../lib/result.ts';
import { DIE_SIDES } from './notation.ts';

/** How many dice are rolled, or their odds reckoned, at once. */
export const MOST_DICE = 200;

/** Gives a whole number from 0 to one below its argument, each as likely as the others. */
export type RandomSource = (below: number) => number;

export interface Roll {
  /** What each die shows, 1 to 6, in the order rolled. */
  readonly dice: readonly number[];
  readonly total: number;
}

/**
 * Rolls a number of six-sided dice. Fails with a message where there are too many to roll.
 * Rule: docs/rules/combat.md#rolling-dice.
 */
export function rollDice(count: number, random: RandomSource): Result<Roll, string> {
  if (count > MOST_DICE) return fail(`At most ${MOST_DICE} dice can be rolled at once.`);
  const dice = Array.from({ length: Math.max(0, count) }, () => random(DIE_SIDES) + 1);
  return ok({ dice, total: dice.reduce((total, die) => total + die, 0) });
}
