import * as v from 'valibot';
import { say } from '../../../src/core/lib/wording.ts';
import { amountSchema, describeAmount, evaluateAmount } from '../../../src/core/rules/amounts/index.ts';
import { defineCondition } from '../../../src/core/rules/define.ts';
import { RESOURCE_NAMES, RESOURCES } from '../../../src/core/rules/vocabulary.ts';

/** RESOURCE_AT_LEAST: the character has that much of the resource, or more. */
export const resourceAtLeast = defineCondition({
  kind: 'RESOURCE_AT_LEAST',
  schema: v.intersect([
    v.object({
      kind: v.literal('RESOURCE_AT_LEAST'),
      resource: v.picklist(RESOURCES, 'This must be a resource.'),
    }),
    amountSchema,
  ]),
  documentation: {
    fields: '`"resource"`, ...Amount',
    meaning: 'the character has that much of the resource, or more',
  },
  evaluate: (node, context) => context.actor.current(node.resource) >= evaluateAmount(node, context),
  describe: (node, _glossary, titles) =>
    say`${RESOURCE_NAMES[node.resource]} is at least ${describeAmount(node, titles)}`,
});
