import * as v from 'valibot';
import { wholeNumber } from '../../lib/whole-number.ts';
import { say, type Wording } from '../../lib/wording.ts';
import { type Amount, amountSchema, describeAmount, evaluateAmount } from '../amounts/index.ts';
import { compares } from '../comparison.ts';
import type { Glossary } from '../context.ts';
import { defineCondition } from '../define.ts';
import { comparisonSchema } from '../schemas.ts';
import { COMPARISON_WORDS, type Comparison, RESOURCES, type Resource } from '../vocabulary.ts';

type CostComparison = { readonly resource: Resource; readonly comparison: Comparison } & Amount;

/** `Costs at most 4 Energy in all`: costs are whole numbers, so that one below 5 is one of at most 4. */
function againstNumber(
  { resource, comparison }: CostComparison,
  limit: number,
  glossary: Pick<Glossary, 'resourceName'>,
): Wording {
  const words = (verb: string, amount: number) =>
    say`${verb} ${amount} ${glossary.resourceName(resource, amount)} in all`;
  switch (comparison) {
    case 'EQUAL_TO':
      return limit < 0 ? words('Gains', -limit) : words('Costs', limit);
    case 'LESS_THAN':
      if (limit === 1) return say`Costs no ${glossary.resourceName(resource)}`;
      return limit < 1 ? words('Gains at least', 1 - limit) : words('Costs at most', limit - 1);
    case 'GREATER_THAN':
      if (limit === -1) return say`Gains no ${glossary.resourceName(resource)}`;
      return limit < -1 ? words('Gains at most', -limit - 1) : words('Costs at least', limit + 1);
  }
}

/**
 * RESOURCE_COST_COMPARISON: compares the total cost, maneuvers included, with an amount.
 * Rule: docs/pack-format.md#conditions.
 */
export const resourceCostComparison = defineCondition({
  kind: 'RESOURCE_COST_COMPARISON',
  schema: v.intersect([
    v.object({
      kind: v.literal('RESOURCE_COST_COMPARISON'),
      resource: v.picklist(RESOURCES, 'This must be a resource.'),
      comparison: comparisonSchema,
    }),
    amountSchema,
  ]),
  documentation: {
    fields: '`"resource"`, `"comparison"`, ...Amount',
    meaning: 'the comparison of the total cost, with maneuvers, is true',
  },
  evaluate: (node, context) =>
    compares(context.wholeCost(node.resource), node.comparison, evaluateAmount(node, context)),
  describe: (node, glossary, titles) =>
    node.by === 'CONSTANT' && node.operation === undefined
      ? againstNumber(node, wholeNumber(node.value), glossary)
      : say`${glossary.resourceName(node.resource)} cost is ${COMPARISON_WORDS[node.comparison]} ${describeAmount(node, titles)}`,
});
