import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { onePart } from '../part.ts';
import { wholeFrom } from '../schemas.ts';

/** Rule: docs/rules/play.md#checks-outside-combat. */
export const check = onePart({
  schema: v.object({ dice: wholeFrom(0, 1_000) }),
  documentation: {
    shape: '`{ "dice": 3 }`',
    meaning: 'the dice of a check outside combat, besides the level of the skill',
  },
  describe: ({ dice }) =>
    say`A check outside combat rolls the level of the skill and ${dice} more ${dice === 1 ? 'die' : 'dice'}.`,
});
