import * as v from 'valibot';
import { withMinus } from '../../lib/signed.ts';
import { say } from '../../lib/wording.ts';
import { defineAmount } from '../define.ts';
import { operationSchema } from '../operations/index.ts';
import { finiteNumber } from '../schemas.ts';

/** CONSTANT: a fixed number. Rule: docs/pack-format.md#amounts. */
export const constant = defineAmount({
  by: 'CONSTANT',
  schema: v.object({
    by: v.literal('CONSTANT'),
    value: finiteNumber,
    operation: v.exactOptional(operationSchema),
  }),
  documentation: { fields: '`value`', meaning: 'the number itself' },
  evaluate: (node) => node.value,
  isOpen: () => false,
  describe: (node) => say`${withMinus(node.value)}`,
});
