import * as v from 'valibot';
import { groupBy } from '../lib/group-by.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { wholeNumber } from '../lib/whole-number.ts';
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

/** What an action or a maneuver costs or gains of one resource, or what is wrong with a malformed cost. */
export interface CostLine {
  readonly resource: Resource | undefined;
  readonly isGain: boolean;
  /** The cost that the pack gives as a number, negative for a gain; undefined for one that is computed. */
  readonly amount: number | undefined;
  /** `2 Energy` or `Energy equal to 2 × Ante`, of a gain too, with inputs by their titles. */
  readonly words: Wording;
}

type Names = Pick<Glossary, 'resourceName'>;

/**
 * What an action or a maneuver costs and gains, in words: several amounts of one resource are one line.
 * Malformed costs are last.
 * Rule: docs/rules/combat.md#costs-and-gains.
 */
export function costLines(
  costs: readonly (Cost | MalformedNode)[],
  glossary: Names,
  titles: InputTitles,
): readonly CostLine[] {
  const proper = costs.filter((cost): cost is Cost => !isMalformed(cost));
  return [
    ...[...groupBy(proper, ({ resource }) => resource)].map(([resource, ofOne]) =>
      costLine(resource, ofOne, glossary, titles),
    ),
    ...costs
      .filter(isMalformed)
      .map(({ text }) => ({ resource: undefined, isGain: false, amount: undefined, words: [text] })),
  ];
}

/** The costs in one resource as one line. */
export function costLine(
  resource: Resource,
  costs: readonly Cost[],
  glossary: Names,
  titles: InputTitles,
): CostLine {
  const parts = withFixedFirst(resource, costs);
  const gains = parts.flatMap((part) => gainOf(part) ?? []);
  const isGain = gains.length === parts.length;
  const shown = isGain ? gains : parts;
  const sum = shown.flatMap((part, index) => [
    ...(index > 0 ? [' + '] : []),
    ...describeAmount(part, titles),
  ]);
  const [amount] = parts.length === 1 ? parts.map(fixedAmount) : [];
  const name = glossary.resourceName(resource, amount);
  const words = amount === undefined ? say`${name} equal to ${sum}` : say`${sum} ${name}`;
  return { resource, isGain, amount, words };
}

/** The sum of the costs that are numbers, then each that is computed. */
function withFixedFirst(resource: Resource, costs: readonly Cost[]): readonly Cost[] {
  const fixed = costs.filter((cost) => fixedAmount(cost) !== undefined);
  const [only, ...others] = fixed;
  if (only === undefined) return costs;
  const value = fixed.reduce((sum, cost) => sum + wholeNumber(fixedAmount(cost) ?? 0), 0);
  const first: Cost = others.length === 0 ? only : { resource, by: 'CONSTANT', value };
  return [first, ...costs.filter((cost) => !fixed.includes(cost))];
}

/** A line as a sentence: a gain says that it is one. */
export const costText = ({ isGain, words }: CostLine): Wording => (isGain ? say`Gains ${words}` : words);

/**
 * The cost in words, as `2 Energy`, `Gains 1 Boost Point` or `Energy equal to 2 × Ante`, with inputs by their
 * titles.
 * Rule: docs/pack-format.md#resources-the-costs.
 */
export function describeCost(cost: Cost | MalformedNode, glossary: Names, titles: InputTitles): Wording {
  return isMalformed(cost) ? [cost.text] : costText(costLine(cost.resource, [cost], glossary, titles));
}

/** The number of a cost that the pack gives as a number; undefined for one that is computed. */
function fixedAmount(cost: Cost): number | undefined {
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
