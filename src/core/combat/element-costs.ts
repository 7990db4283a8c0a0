import type { Action } from '../game-data/pack.ts';
import { say, type Wording } from '../lib/wording.ts';
import { isOpen } from '../rules/amounts/index.ts';
import type { Actor, Glossary } from '../rules/context.ts';
import { type Cost, type CostLine, costLine, costLines, costText } from '../rules/costs.ts';
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
  const malformed = costLines(resources.filter(isMalformed), actor.glossary, {});
  return [...rows, ...malformed.map((line) => rowOf(line))];
}

/**
 * The costs of an element without an action, in the words of its pack.
 * Rule: docs/rules/combat.md#costs-and-gains.
 */
export function writtenCosts({ resources, inputs }: Action, glossary: Glossary): readonly ElementCostRow[] {
  return costLines(resources, glossary, inputTitles(inputs)).map((line) => rowOf(line));
}

function rowOf(line: CostLine, notPaid?: string): ElementCostRow {
  return { ...line, text: costText(line), error: line.resource === undefined, shortfall: notPaid };
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
    const isFirst = (before.costs.get(resource)?.total ?? 0) <= 0;
    const modifier = isFirst ? actor.costModifier(resource).total : 0;
    const line = costLine(resource, costs, glossary, inputTitles(action.inputs));
    return rowOf({ ...line, words: say`${line.words}${modifierWords(modifier)}` });
  }
  const whole = wholeCost(resource, after, actor).total;
  const added = whole - wholeCost(resource, before, actor).total;
  return rowOf(
    costLine(resource, [{ resource, by: 'CONSTANT', value: added }], glossary, {}),
    added > 0 ? shortfall(resource, whole, actor.current(resource)) : undefined,
  );
}

function modifierWords(modifier: number): Wording {
  if (modifier === 0) return [];
  return modifier > 0 ? say`, and ${modifier} more` : say`, and ${-modifier} less`;
}
