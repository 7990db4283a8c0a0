import type { Action } from '../game-data/pack.ts';
import { say, type Wording } from '../lib/wording.ts';
import { describeAmount, isOpen } from '../rules/amounts/index.ts';
import type { Actor, Glossary } from '../rules/context.ts';
import { type Cost, describeCost, fixedAmount } from '../rules/costs.ts';
import type { InputTitles } from '../rules/define.ts';
import { inputNames, inputTitles } from '../rules/inputs/index.ts';
import { isMalformed } from '../rules/node.ts';
import { RESOURCES, type Resource } from '../rules/vocabulary.ts';
import { shortfall, wholeCost } from './affordability.ts';
import type { ElementCostRow } from './evaluation.ts';
import type { AppliedElement } from './stack.ts';

/**
 * The costs that an element adds, by resource. The first element with a cost in a resource includes its cost
 * modifier. Costs that depend on the element's own inputs stay in the words of its pack.
 * Rule: docs/rules/combat.md#costs-and-gains.
 */
export function elementCosts(element: AppliedElement, actor: Actor): readonly ElementCostRow[] {
  const { resources } = element.action;
  const rows = RESOURCES.flatMap((resource): readonly ElementCostRow[] => {
    const costs = resources.filter((cost): cost is Cost => !isMalformed(cost) && cost.resource === resource);
    return costs.length === 0 ? [] : [costRow(resource, costs, element, actor)];
  });
  return [...rows, ...resources.filter(isMalformed).map(({ text }) => malformedRow(text))];
}

/**
 * The costs of an element without an action, each in the words of its pack.
 * Rule: docs/rules/combat.md#costs-and-gains.
 */
export function writtenCosts({ resources, inputs }: Action, glossary: Glossary): readonly ElementCostRow[] {
  const titles = inputTitles(inputs);
  return resources.map((cost) =>
    isMalformed(cost)
      ? malformedRow(cost.text)
      : {
          text: describeCost(cost, glossary, titles),
          error: false,
          resource: cost.resource,
          amount: fixedAmount(cost),
          shortfall: undefined,
        },
  );
}

function malformedRow(text: string): ElementCostRow {
  return { text: [text], error: true, resource: undefined, amount: undefined, shortfall: undefined };
}

function costRow(
  resource: Resource,
  costs: readonly Cost[],
  { action, before, after }: AppliedElement,
  actor: Actor,
): ElementCostRow {
  const { glossary } = actor;
  const asked = inputNames(action.inputs);
  if (costs.some((cost) => isOpen(cost, asked))) {
    const titles = inputTitles(action.inputs);
    const isFirst = (before.costs.get(resource)?.total ?? 0) <= 0;
    const modifier = isFirst ? actor.costModifier(resource).total : 0;
    return {
      text: say`${openWords(resource, costs, glossary, titles)}${modifierWords(modifier)}`,
      error: false,
      resource,
      amount: undefined,
      shortfall: undefined,
    };
  }
  const whole = wholeCost(resource, after, actor).total;
  const added = whole - wholeCost(resource, before, actor).total;
  return {
    text: describeCost({ resource, by: 'CONSTANT', value: added }, glossary, {}),
    error: false,
    resource,
    amount: added,
    shortfall: added > 0 ? shortfall(resource, whole, actor.current(resource)) : undefined,
  };
}

/** Costs in one resource of which one depends on an input. */
function openWords(
  resource: Resource,
  costs: readonly Cost[],
  glossary: Glossary,
  titles: InputTitles,
): Wording {
  const [first, ...others] = costs;
  if (first !== undefined && others.length === 0) return describeCost(first, glossary, titles);
  const amounts = costs.flatMap((cost, index) => [
    ...(index > 0 ? [' + '] : []),
    ...describeAmount(cost, titles),
  ]);
  return say`${glossary.resourceName(resource)} equal to ${amounts}`;
}

function modifierWords(modifier: number): Wording {
  if (modifier === 0) return [];
  return modifier > 0 ? say`, and ${modifier} more` : say`, and ${-modifier} less`;
}
