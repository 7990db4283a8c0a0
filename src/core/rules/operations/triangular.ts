import * as v from 'valibot';
import { wholeNumber } from '../../lib/whole-number.ts';
import { say } from '../../lib/wording.ts';
import { defineOperation } from '../define.ts';

/** TRIANGULAR: n becomes n(n+1)/2. Rule: docs/pack-format.md#amounts. */
export const triangular = defineOperation({
  kind: 'TRIANGULAR',
  schema: v.object({ kind: v.literal('TRIANGULAR') }),
  documentation: { fields: 'none', meaning: 'n becomes n(n+1)/2' },
  apply: (_node, value) => wholeNumber((value * (value + 1)) / 2),
  describe: (_node, amount) => say`(1 + 2 + … + ${amount})`,
});
