import { fail, ok, type Result } from '../lib/result.ts';
import { DIE_SIDES } from './notation.ts';

/** The limit of dice in a roll, and of dice whose odds are calculated. */
export const MAX_DICE = 200;

/** Returns a whole number from 0 to one below its argument, all equally likely. */
export type RandomSource = (below: number) => number;

export interface Roll {
  /** The result of each die, 1 to 6, in the order rolled. */
  readonly dice: readonly number[];
  readonly total: number;
}

/**
 * Rolls a number of six-sided dice. Fails with a message above the limit.
 * Rule: docs/rules/combat.md#rolling-dice.
 */
export function rollDice(count: number, random: RandomSource): Result<Roll, string> {
  if (count > MAX_DICE) return fail(`At most ${MAX_DICE} dice can be rolled at once.`);
  const dice = Array.from({ length: Math.max(0, count) }, () => random(DIE_SIDES) + 1);
  return ok({ dice, total: dice.reduce((total, die) => total + die, 0) });
}
