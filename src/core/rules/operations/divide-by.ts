import * as v from 'valibot';
import { withMinus } from '../../lib/signed.ts';
import { wholeNumber, wholeNumberBelow } from '../../lib/whole-number.ts';
import { say } from '../../lib/wording.ts';
import { defineOperation } from '../define.ts';
import { finiteNumber, flag } from '../schemas.ts';

/**
 * DIVIDE_BY: the amount divided by a number, rounded up, or down if `roundDown` is true.
 * Rule: docs/pack-format.md#amounts.
 */
export const divideBy = defineOperation({
  kind: 'DIVIDE_BY',
  schema: v.object({
    kind: v.literal('DIVIDE_BY'),
    value: v.pipe(finiteNumber, v.notValue(0, 'Nothing can be divided by 0.')),
    roundDown: v.exactOptional(flag),
  }),
  documentation: {
    fields: '`value`, optional `"roundDown": true`',
    meaning: 'divided by the value; rounded up, or down if `roundDown` is true',
  },
  apply: (node, value) =>
    node.roundDown === true ? wholeNumberBelow(value / node.value) : wholeNumber(value / node.value),
  describe: (node, amount) =>
    say`${amount} ÷ ${withMinus(node.value)}, rounded ${node.roundDown === true ? 'down' : 'up'}`,
});
