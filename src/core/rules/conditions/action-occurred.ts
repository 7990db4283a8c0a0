import * as v from 'valibot';
import { nameList, say } from '../../lib/wording.ts';
import { defineCondition } from '../define.ts';
import { nonEmptyNameListSchema } from '../schemas.ts';

const TIMES = ['CURRENT_ROUND', 'PREVIOUS_ROUND', 'COMBAT'] as const;
type Time = (typeof TIMES)[number];

const SETS = { CURRENT_ROUND: 'currentRound', PREVIOUS_ROUND: 'previousRound', COMBAT: 'combat' } as const;

const WORDS: Readonly<Record<Time, string>> = {
  CURRENT_ROUND: 'this round',
  PREVIOUS_ROUND: 'in the previous round',
  COMBAT: 'in this combat',
};

/** ACTION_OCCURRED: one of the actions was performed in that period. Rule: docs/pack-format.md#conditions. */
export const actionOccurred = defineCondition({
  kind: 'ACTION_OCCURRED',
  schema: v.object({
    kind: v.literal('ACTION_OCCURRED'),
    actions: nonEmptyNameListSchema,
    when: v.picklist(TIMES, 'This must be CURRENT_ROUND, PREVIOUS_ROUND or COMBAT.'),
  }),
  documentation: {
    fields: '`"actions": [names]`, `"when"`: CURRENT_ROUND, PREVIOUS_ROUND or COMBAT',
    meaning: 'one of them was performed in that time',
  },
  evaluate: (node, { actor }) => {
    const performed = actor.performed[SETS[node.when]];
    return node.actions.some((action) => performed.has(action));
  },
  describe: (node) => say`${nameList(node.actions, 'or')} performed ${WORDS[node.when]}`,
});
