import type { Wording } from '../lib/wording.ts';
import { describeCondition, evaluateCondition } from '../rules/conditions/index.ts';
import { inputTitles } from '../rules/inputs/index.ts';
import { isMalformed } from '../rules/node.ts';
import type { Resource } from '../rules/vocabulary.ts';
import { wholeCost } from './affordability.ts';
import type { AppliedElement, Stack } from './stack.ts';

/** The state of a condition for a draft. */
export interface ConditionRow {
  readonly text: Wording;
  readonly met: boolean;
  /** Whether the condition is malformed, so that it can never be met. */
  readonly malformed: boolean;
}

/**
 * The conditions of an element of a stack. Those of the action are evaluated after its own effects, and those
 * of a maneuver before its effects. The cost comparison uses the whole stack.
 * Rule: docs/rules/combat.md#what-conditions-see.
 */
export function conditionRows(
  element: AppliedElement,
  { actor, draft: whole }: Stack,
): readonly ConditionRow[] {
  const context = {
    ...element.context,
    draft: element.place === 'ACTION' ? element.changed : element.before,
    wholeCost: (resource: Resource) => wholeCost(resource, whole, actor).total,
  };
  const titles = inputTitles(element.action.inputs);
  return element.action.conditions.map((condition) => ({
    text: describeCondition(condition, actor.glossary, titles),
    met: evaluateCondition(condition, context),
    malformed: isMalformed(condition),
  }));
}
