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

/** The cost in words, as `Energy: 2`, with inputs by their titles. Rule: docs/pack-format.md#resources-the-costs. */
export function describeCost(
  cost: Cost | MalformedNode,
  glossary: Pick<Glossary, 'resourceName'>,
  titles: InputTitles,
): Wording {
  if (isMalformed(cost)) return [cost.text];
  return say`${glossary.resourceName(cost.resource)}: ${describeAmount(cost, titles)}`;
}
