import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { type Amount, amountSchema, describeAmount, evaluateAmount } from '../amounts/index.ts';
import { compares } from '../comparison.ts';
import { defineCondition } from '../define.ts';
import { propertySum } from '../draft.ts';
import { comparisonSchema } from '../schemas.ts';
import {
  COMPARISON_WORDS,
  type Comparison,
  PROPERTIES,
  PROPERTY_NAMES,
  type Property,
} from '../vocabulary.ts';

/** A maneuver that lets an action inflict something asks for one that inflicts nothing. */
const isWithoutEffect = (node: Amount & { readonly target: Property; readonly comparison: Comparison }) =>
  node.target === 'INFLICT_STATUS_EFFECT_LEVEL' &&
  node.comparison === 'EQUAL_TO' &&
  node.by === 'CONSTANT' &&
  node.value === 0;

/**
 * PROPERTY_COMPARISON: compares a property with an amount; never met while the property is undefined.
 * Rule: docs/pack-format.md#conditions.
 */
export const propertyComparison = defineCondition({
  kind: 'PROPERTY_COMPARISON',
  schema: v.intersect([
    v.object({
      kind: v.literal('PROPERTY_COMPARISON'),
      target: v.picklist(PROPERTIES, 'This must be a property.'),
      comparison: comparisonSchema,
    }),
    amountSchema,
  ]),
  documentation: {
    fields: '`"target"`: property, `"comparison"`: LESS_THAN, GREATER_THAN or EQUAL_TO, ...Amount',
    meaning: 'the comparison with the amount is true; never for POWER while it is undefined',
  },
  evaluate: (node, context) => {
    const sum = propertySum(node.target, context.draft, context.actor);
    return sum !== undefined && compares(sum.total, node.comparison, evaluateAmount(node, context));
  },
  describe: (node, _glossary, titles) =>
    isWithoutEffect(node)
      ? ['Inflicts no Status Effect yet']
      : say`${PROPERTY_NAMES[node.target]} is ${COMPARISON_WORDS[node.comparison]} ${describeAmount(node, titles)}`,
});
