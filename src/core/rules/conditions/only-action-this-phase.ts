import * as v from 'valibot';
import { defineCondition } from '../define.ts';

/** ONLY_ACTION_THIS_PHASE: no action was performed in this phase. Rule: docs/pack-format.md#conditions. */
export const onlyActionThisPhase = defineCondition({
  kind: 'ONLY_ACTION_THIS_PHASE',
  schema: v.object({ kind: v.literal('ONLY_ACTION_THIS_PHASE') }),
  documentation: { fields: 'none', meaning: 'no action was performed in this phase' },
  evaluate: (_node, { actor }) => actor.performed.currentPhase.size === 0,
  describe: () => ['Only action this phase'],
});
