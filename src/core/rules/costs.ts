import * as v from 'valibot';
import { isJsonObject } from '../lib/name-map.ts';
import { say, type Wording } from '../lib/wording.ts';
import { type Amount, amountSchema, describeAmount, evaluateAmount } from './amounts/index.ts';
import type { Draft, Glossary, RuleContext } from './context.ts';
import { type InputTitles, problemsOf } from './define.ts';
import { withCost } from './draft.ts';
import { isMalformed, type MalformedNode, malformed } from './node.ts';
import { RESOURCES, type Resource } from './vocabulary.ts';

/**
 * A cost (a positive amount) or a gain (a negative amount) of an action or a maneuver.
 * Rule: docs/pack-format.md#resources-the-costs.
 */
export type Cost = { readonly resource: Resource } & Amount;

export const costSchema: v.GenericSchema<unknown, Cost> = v.intersect([
  v.object({ resource: v.picklist(RESOURCES, 'This must be a resource.') }),
  amountSchema,
]);

/**
 * Reads one entry of `resources`; an invalid entry becomes a malformed node.
 * Rule: docs/pack-format.md#resources-the-costs.
 */
export function readCost(raw: unknown): Cost | MalformedNode {
  const read = v.safeParse(costSchema, raw);
  if (read.success) return read.output;
  const written = isJsonObject(raw) ? raw.resource : undefined;
  const text = `${typeof written === 'string' ? written : 'This resource'} is not properly defined.`;
  return malformed(text, raw, problemsOf(read.issues));
}

/**
 * The draft with the cost added under the element's name; a malformed one adds nothing.
 * Rule: docs/pack-format.md#resources-the-costs.
 */
export function applyCost(cost: Cost | MalformedNode, context: RuleContext): Draft {
  if (isMalformed(cost)) return context.draft;
  return withCost(context.draft, cost.resource, context.element, evaluateAmount(cost, context));
}

/**
 * The cost in words, as `2 Energy`, `Gains 1 Boost Point` or `Energy equal to 2 × Ante`, with inputs by their
 * titles.
 * Rule: docs/pack-format.md#resources-the-costs.
 */
export function describeCost(
  cost: Cost | MalformedNode,
  glossary: Pick<Glossary, 'resourceName'>,
  titles: InputTitles,
): Wording {
  if (isMalformed(cost)) return [cost.text];
  const gain = gainOf(cost);
  const shown = gain ?? cost;
  const amount = fixedAmount(shown);
  const words = describeAmount(shown, titles);
  const name = glossary.resourceName(cost.resource, amount);
  const text = amount === undefined ? say`${name} equal to ${words}` : say`${words} ${name}`;
  return gain === undefined ? text : say`Gains ${text}`;
}

/** The number of a cost that the pack gives as a number; undefined for one that is computed. */
export function fixedAmount(cost: Cost): number | undefined {
  return cost.by === 'CONSTANT' && cost.operation === undefined ? cost.value : undefined;
}

/** What a cost gives if its sign says that it is a gain, as a positive amount. */
function gainOf(cost: Cost): Cost | undefined {
  const { operation } = cost;
  if (cost.by === 'CONSTANT') {
    return operation === undefined && cost.value < 0 ? { ...cost, value: -cost.value } : undefined;
  }
  return operation?.kind === 'MULTIPLY_BY' && operation.value < 0
    ? { ...cost, operation: { ...operation, value: -operation.value } }
    : undefined;
}
