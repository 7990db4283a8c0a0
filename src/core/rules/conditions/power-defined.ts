import * as v from 'valibot';
import { defineCondition } from '../define.ts';

/** POWER_DEFINED: an effect has changed POWER. Rule: docs/pack-format.md#conditions. */
export const powerDefined = defineCondition({
  kind: 'POWER_DEFINED',
  schema: v.object({ kind: v.literal('POWER_DEFINED') }),
  documentation: { fields: 'none', meaning: 'POWER is defined' },
  evaluate: (_node, { draft }) => draft.changes.has('POWER'),
  describe: () => ['The action has Power'],
});
