import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { defineAmount } from '../define.ts';
import { propertySum } from '../draft.ts';
import { operationSchema } from '../operations/index.ts';
import { PROPERTIES, PROPERTY_NAMES } from '../vocabulary.ts';

/**
 * PROPERTY: the current value of a property, 0 for POWER while it is undefined.
 * Rule: docs/pack-format.md#amounts.
 */
export const property = defineAmount({
  by: 'PROPERTY',
  schema: v.object({
    by: v.literal('PROPERTY'),
    property: v.picklist(PROPERTIES, 'This must be a property.'),
    operation: v.exactOptional(operationSchema),
  }),
  documentation: { fields: '`property`', meaning: 'the current value of the property in the draft' },
  evaluate: (node, { draft, actor }) => propertySum(node.property, draft, actor)?.total ?? 0,
  // Any of these inputs may have changed the property. A weapon cannot: it takes effect after the action.
  isOpen: (_node, asked) => asked.has('skill') || asked.has('statusEffect') || asked.has('numeric'),
  describe: (node) => say`${PROPERTY_NAMES[node.property]}`,
});
