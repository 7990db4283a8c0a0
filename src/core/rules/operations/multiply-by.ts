import * as v from 'valibot';
import { withMinus } from '../../lib/signed.ts';
import { wholeNumber } from '../../lib/whole-number.ts';
import { say } from '../../lib/wording.ts';
import { defineOperation } from '../define.ts';
import { finiteNumber } from '../schemas.ts';

/**
 * MULTIPLY_BY: the amount multiplied by a number, rounded up to a whole number.
 * Rule: docs/pack-format.md#amounts.
 */
export const multiplyBy = defineOperation({
  kind: 'MULTIPLY_BY',
  schema: v.object({ kind: v.literal('MULTIPLY_BY'), value: finiteNumber }),
  documentation: { fields: '`value`', meaning: 'times the value; a fraction is rounded up' },
  apply: (node, value) => wholeNumber(value * node.value),
  describe: (node, amount) => say`${withMinus(node.value)} × ${amount}`,
});
