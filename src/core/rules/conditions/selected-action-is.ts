import * as v from 'valibot';
import { nameList, say } from '../../lib/wording.ts';
import { defineCondition } from '../define.ts';
import { nonEmptyNameListSchema } from '../schemas.ts';

/** SELECTED_ACTION_IS: the chosen action is one of the actions. Rule: docs/pack-format.md#conditions. */
export const selectedActionIs = defineCondition({
  kind: 'SELECTED_ACTION_IS',
  schema: v.object({ kind: v.literal('SELECTED_ACTION_IS'), actions: nonEmptyNameListSchema }),
  documentation: {
    fields: '`"actions": [names]`',
    meaning: 'the chosen action is one of them (for maneuvers)',
  },
  evaluate: (node, { action }) => node.actions.includes(action),
  describe: (node) => say`Selected Action is ${nameList(node.actions, 'or')}`,
});
