import type { Sheet } from '../character/sheet/sheet.ts';
import { say, userName, type Wording, wordingText } from '../lib/wording.ts';
import type { Evaluation } from './evaluation.ts';

/**
 * The reasons, besides unmet conditions, why a draft cannot be performed, in words and without repetition.
 * Rule: docs/rules/combat.md#performing-an-action.
 */
export function reasonsAgainst(
  { costs, weapon, elements }: Pick<Evaluation, 'costs' | 'weapon' | 'elements'>,
  { combatState: { round, phase }, equipment }: Sheet,
): readonly Wording[] {
  // Compared by text: several inputs may have the same problem.
  const reasons = new Map<string, Wording>();
  const add = (reason: Wording) => reasons.set(wordingText(reason), reason);
  if (round === 0) add(['Combat has not been initiated. Please scroll to the top and do so.']);
  if (round > 0 && phase === 3) {
    add([
      'You are currently in the End Phase of this round. You may transition at the top when the next Round begins.',
    ]);
  }
  if (weapon !== undefined && (weapon.name === undefined || weapon.id === equipment.weapon)) {
    add([
      'You have either chosen no Weapon, the same Weapon you already have equipped, or a reference to a weapon that no longer exists.',
    ]);
  }
  if (costs.some((cost) => !cost.affordable)) {
    add(['You do not have enough resources to perform this action.']);
  }
  for (const { inputs } of elements) {
    for (const input of inputs) {
      if ('options' in input && input.options.control === 'number' && input.options.problem !== undefined) {
        add(say`${userName(input.options.title)}: ${input.options.problem}`);
      }
    }
  }
  return [...reasons.values()];
}
