import * as v from 'valibot';
import { defineCondition } from '../define.ts';
import { isDiceRoll } from '../draft.ts';

/** IS_DICE_ROLL_ACTION: the action uses a skill, so it rolls dice. Rule: docs/pack-format.md#conditions. */
export const isDiceRollAction = defineCondition({
  kind: 'IS_DICE_ROLL_ACTION',
  schema: v.object({ kind: v.literal('IS_DICE_ROLL_ACTION') }),
  documentation: { fields: 'none', meaning: 'the action rolls dice' },
  evaluate: (_node, { draft, actor }) => isDiceRoll(draft, actor),
  describe: () => ['Action rolls dice'],
});
