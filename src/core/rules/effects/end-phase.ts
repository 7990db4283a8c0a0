import * as v from 'valibot';
import { defineEffect } from '../define.ts';

/**
 * END_PHASE: phase 1 becomes 2; phase 2 becomes 3, the End Phase.
 * Rules: docs/rules/combat.md#phases, docs/pack-format.md#effects.
 */
export const endPhase = defineEffect({
  kind: 'END_PHASE',
  schema: v.object({ kind: v.literal('END_PHASE') }),
  documentation: { fields: 'none', meaning: 'phase 1 becomes 2; phase 2 becomes 3, the End Phase' },
  apply: (_node, { draft }) => ({ ...draft, endsPhase: true }),
  describe: () => ['Ends the phase'],
});
