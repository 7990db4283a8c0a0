import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { variantOf } from '../../rules/schemas.ts';
import { onePart } from '../part.ts';
import { wholeFrom } from '../schemas.ts';

/** What counts of a roll: the dice that show at least a number, or what they add up to. */
export type RollRule =
  | { readonly kind: 'COUNT_SUCCESSES'; readonly atLeast: number }
  | { readonly kind: 'SUM' };

const schema: v.GenericSchema<unknown, RollRule> = variantOf<RollRule>(
  'kind',
  [
    v.object({ kind: v.literal('COUNT_SUCCESSES'), atLeast: wholeFrom(1, 6) }),
    v.object({ kind: v.literal('SUM') }),
  ],
  'This must be COUNT_SUCCESSES or SUM.',
);

/** Rule: docs/rules/play.md#what-a-roll-counts. */
export const roll = onePart({
  schema,
  documentation: {
    shape: '`{ "kind": "COUNT_SUCCESSES", "atLeast": 4 }` or `{ "kind": "SUM" }`',
    meaning: 'what counts of a roll: the dice that show at least that number, or what all dice add up to',
  },
  describe: (node) =>
    node.kind === 'SUM'
      ? ['What the dice add up to counts.']
      : say`Each die that shows ${node.atLeast} or more is a success.`,
});
