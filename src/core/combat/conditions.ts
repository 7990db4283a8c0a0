import type { Wording } from '../lib/wording.ts';
import { describeCondition, evaluateCondition } from '../rules/conditions/index.ts';
import { isMalformed } from '../rules/node.ts';
import type { Resource } from '../rules/vocabulary.ts';
import { wholeCost } from './affordability.ts';
import type { AppliedElement, Stack } from './stack.ts';

/** A condition as it stands for what is drafted. */
export interface ConditionRow {
  readonly text: Wording;
  readonly met: boolean;
  /** Whether the pack writes it wrongly, so that it can never be met. */
  readonly malformed: boolean;
}

/**
 * The conditions of an element of a stack. Those of the action see its own effects; those of a maneuver see
 * what was there before it; the cost comparison sees the whole stack.
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
  return element.action.conditions.map((condition) => ({
    text: describeCondition(condition, actor.glossary),
    met: evaluateCondition(condition, context),
    malformed: isMalformed(condition),
  }));
}
