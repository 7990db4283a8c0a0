import { addSums, NOTHING, type Sum, sumOf } from '../../core/lib/sum.ts';
import type { RollRule } from '../../core/play/parts/roll.ts';
import { countRoll } from '../../core/play/rules/outcome.ts';
import type { LoggedRoll } from './combat-record.ts';

/**
 * What a logged roll counts, with what the action added when it was rolled. Without a rule it is the total of
 * the dice.
 * Rule: docs/rules/play.md#what-a-roll-counts.
 */
export function loggedOutcome(
  { roll, added = NOTHING, isTyped }: LoggedRoll,
  rule: RollRule | undefined,
): Sum {
  if (rule === undefined) return sumOf([{ source: 'Dice', amount: roll.total }]);
  if (isTyped) return addSums(sumOf([{ source: 'Rolled by hand', amount: roll.total }]), added);
  return countRoll(roll.dice, added, rule);
}
