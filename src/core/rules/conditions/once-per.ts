import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { defineCondition } from '../define.ts';

/**
 * ONCE_PER: this action or maneuver was not performed in that period, and is not already stacked.
 * Rule: docs/pack-format.md#conditions.
 */
export const oncePer = defineCondition({
  kind: 'ONCE_PER',
  schema: v.object({
    kind: v.literal('ONCE_PER'),
    period: v.picklist(['CURRENT_ROUND', 'COMBAT'], 'This must be CURRENT_ROUND or COMBAT.'),
  }),
  documentation: {
    fields: '`"period"`: CURRENT_ROUND or COMBAT',
    meaning: 'this action or maneuver was not performed in that period',
  },
  evaluate: (node, { actor, element, stackedBefore }) => {
    const { currentRound, combat } = actor.performed;
    const performed = node.period === 'COMBAT' ? combat : currentRound;
    return !performed.has(element) && !stackedBefore.has(element);
  },
  describe: (node) => say`Once per ${node.period === 'COMBAT' ? 'combat' : 'round'}`,
});
