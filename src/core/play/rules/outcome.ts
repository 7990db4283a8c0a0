import { type Odds, successOdds, totalOdds } from '../../dice/odds.ts';
import { addSums, atLeast, type Sum, sumOf } from '../../lib/sum.ts';
import type { Difficulty } from '../parts/difficulty.ts';
import type { RollRule } from '../parts/roll.ts';
import type { Play } from '../play.ts';
import type { HitKindName, Target } from './rolled-action.ts';

/**
 * What a throw counts: the dice that are successes, or what they add up to, and what the action adds. `dice`:
 * the number that each die shows.
 * Rule: docs/rules/play.md#what-a-roll-counts.
 */
export function countRoll(dice: readonly number[], added: Sum, roll: RollRule): Sum {
  const counted =
    roll.kind === 'SUM'
      ? dice.reduce((total, die) => total + die, 0)
      : dice.filter((die) => die >= roll.atLeast).length;
  return addSums(sumOf([{ source: 'Dice', amount: counted }]), added);
}

/**
 * The odds of what so many dice count, by number; undefined above the limit of dice in a roll.
 * Rule: docs/rules/play.md#exact-odds.
 */
export function rollOdds(dice: number, roll: RollRule): Odds | undefined {
  return roll.kind === 'SUM' ? totalOdds(dice) : successOdds(dice, roll.atLeast);
}

/**
 * The difficulty of a target as a number: the base, or the target's own, and its adjustment, at least the
 * minimum. 0 where the packs have no difficulty.
 * Rule: docs/rules/play.md#difficulty.
 */
export function difficultyNumber(
  adjustment: number,
  rule: Difficulty | undefined,
  base = rule?.base ?? 0,
): number {
  return Math.max(rule?.minimum ?? Number.NEGATIVE_INFINITY, base + adjustment);
}

/**
 * The difficulty of a target, with its sources. Healing may have one of its own, which nothing adjusts.
 * Rule: docs/rules/play.md#difficulty.
 */
export function difficultyOf(target: Target, kind: HitKindName | undefined, play: Play): Sum {
  const healing = kind === 'HEALING' ? play.hit.find((hit) => hit.kind === 'HEALING') : undefined;
  if (healing?.kind === 'HEALING' && healing.difficulty !== undefined) {
    return sumOf([{ source: 'Healing', amount: healing.difficulty }]);
  }
  const base = target.difficulty ?? play.difficulty?.base ?? 0;
  const sum = addSums(sumOf([{ source: 'Base', amount: base }]), target.difficultyAdjustment);
  const minimum = play.difficulty?.minimum;
  return minimum === undefined ? sum : atLeast(minimum, sum);
}

/**
 * The dice of a check outside combat: the level of the skill, the dice of the rule, and the modifier
 * DICE_POOL, at least 1. Undefined where the packs have no check.
 * Rule: docs/rules/play.md#checks-outside-combat.
 */
export function checkDice(
  skill: { readonly name: string; readonly level: number },
  dicePoolModifier: Sum,
  play: Play,
): Sum | undefined {
  if (play.check === undefined) return undefined;
  const parts = sumOf([
    { source: skill.name, amount: skill.level },
    { source: 'Check', amount: play.check.dice },
  ]);
  return atLeast(1, addSums(parts, dicePoolModifier), 'At least one die');
}
