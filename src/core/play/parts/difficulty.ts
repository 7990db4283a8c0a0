import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { onePart } from '../part.ts';
import { whole } from '../schemas.ts';

/** Rule: docs/rules/play.md#difficulty. */
export const difficulty = onePart({
  schema: v.object({ base: whole, minimum: v.exactOptional(whole) }),
  documentation: {
    shape: '`{ "base": 2, "minimum": 1 }`; `minimum` is optional',
    meaning:
      'what a roll against a target must reach: the base and the target’s DIFFICULTY_ADJUSTMENT, at least the minimum',
  },
  describe: ({ base, minimum }) =>
    minimum === undefined
      ? say`The difficulty is ${base} and the target’s adjustment.`
      : say`The difficulty is ${base} and the target’s adjustment, at least ${minimum}.`,
});

export type Difficulty = NonNullable<typeof difficulty.empty>;
