import * as v from 'valibot';
import { onePart } from '../part.ts';
import { listUpTo, PLAY_LIMITS, paragraph, wholeFrom } from '../schemas.ts';

/** Rule: docs/rules/play.md#the-start-of-a-character. */
export const start = onePart({
  schema: v.object({
    currency: v.exactOptional(wholeFrom(0), 0),
    boostPoints: v.exactOptional(wholeFrom(0), 0),
    advice: v.exactOptional(listUpTo(paragraph, PLAY_LIMITS.advice), []),
  }),
  documentation: {
    shape: '`{ "currency": 60, "boostPoints": 3, "advice": ["…"] }`',
    meaning: 'what a new character gets, and what its player does next, in order',
  },
});
