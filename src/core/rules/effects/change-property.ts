import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { amountSchema, describeAmount, evaluateAmount } from '../amounts/index.ts';
import { defineEffect } from '../define.ts';
import { withChange } from '../draft.ts';
import { flag } from '../schemas.ts';
import { PROPERTIES, PROPERTY_NAMES } from '../vocabulary.ts';

/**
 * CHANGE_PROPERTY: adds an amount to a property, or subtracts it if `reduce` is true.
 * Rule: docs/pack-format.md#effects.
 */
export const changeProperty = defineEffect({
  kind: 'CHANGE_PROPERTY',
  schema: v.intersect([
    v.object({
      kind: v.literal('CHANGE_PROPERTY'),
      target: v.picklist(PROPERTIES, 'This must be a property.'),
      reduce: v.exactOptional(flag),
    }),
    amountSchema,
  ]),
  documentation: {
    fields: '`"target"`: property, ...Amount, optional `"reduce": true`',
    meaning: 'adds the amount to the property, or subtracts it if `reduce` is true',
  },
  apply: (node, context) => {
    const amount = evaluateAmount(node, context);
    return withChange(context.draft, node.target, context.element, node.reduce === true ? -amount : amount);
  },
  describe: (node, _glossary, titles) => {
    const sign = node.reduce === true ? '−' : '+';
    const gap = node.by === 'CONSTANT' && node.operation === undefined ? '' : ' ';
    return say`${PROPERTY_NAMES[node.target]} ${sign}${gap}${describeAmount(node, titles)}`;
  },
});
