import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { type Amount, amountSchema, describeAmount, evaluateAmount } from '../amounts/index.ts';
import { compares } from '../comparison.ts';
import { defineCondition } from '../define.ts';
import { comparisonSchema } from '../schemas.ts';
import { COMPARISON_WORDS, type Comparison, RESOURCES } from '../vocabulary.ts';

/** Costs are whole numbers, so that one above −1 is one that is not a gain. */
const isAtLeastZero = (node: Amount & { readonly comparison: Comparison }) =>
  node.comparison === 'GREATER_THAN' && node.by === 'CONSTANT' && node.value === -1 && !node.operation;

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
    isAtLeastZero(node)
      ? say`Gains no ${glossary.resourceName(node.resource)}`
      : say`${glossary.resourceName(node.resource)} cost is ${COMPARISON_WORDS[node.comparison]} ${describeAmount(node, titles)}`,
});
