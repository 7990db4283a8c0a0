import * as v from 'valibot';
import { say, type Wording } from '../../lib/wording.ts';
import type { Glossary } from '../../rules/context.ts';
import { flag } from '../../rules/schemas.ts';
import { mapPart } from '../part.ts';
import { barName, listUpTo, PLAY_LIMITS, paragraph, resourceName, wholeFrom } from '../schemas.ts';

const threshold = v.object({
  resource: barName,
  at: v.exactOptional(wholeFrom(0), 0),
  costs: v.exactOptional(
    listUpTo(v.object({ resource: resourceName, amount: wholeFrom(0) }), PLAY_LIMITS.names),
    [],
  ),
  clearsStatusEffects: v.exactOptional(flag, false),
  text: v.exactOptional(paragraph, ''),
});

/** What happens when a bar comes down to a value. */
export type Threshold = v.InferOutput<typeof threshold>;

/** DOWN: the character does nothing until it is helped. DEAD: it does not come back. */
export const FALLS = ['DOWN', 'DEAD'] as const;
export type Fall = (typeof FALLS)[number];

/** Rule: docs/rules/play.md#falling-and-death. */
export const falling = {
  ...mapPart({
    schema: threshold,
    keys: FALLS,
    documentation: {
      shape:
        '`{ "DOWN": threshold, "DEAD": threshold }`; a threshold is `{ "resource": "HEALTH", "at": 0, "costs": [{ "resource": "VIGOR", "amount": 1 }], "clearsStatusEffects": true, "text": "You are down." }`',
      meaning:
        'when a character falls and when it dies, what that costs, whether it ends the status effects, and what the app says',
    },
  }),
  describe: (value: ReadonlyMap<Fall, Threshold>, glossary: Glossary): readonly Wording[] =>
    [...value].map(([fall, { resource, at, costs, clearsStatusEffects }]) => {
      const lost = costs.flatMap(
        (cost) =>
          say`, loses ${cost.amount} ${glossary.resourceName(cost.resource, cost.amount).toLowerCase()}`,
      );
      const ends = clearsStatusEffects ? ', and all status effects end' : '';
      return say`At ${at} ${glossary.resourceName(resource).toLowerCase()} a character is ${fall.toLowerCase()}${lost}${ends}.`;
    }),
};
