import * as v from 'valibot';
import { nameList, say } from '../../lib/wording.ts';
import { defineCondition } from '../define.ts';
import { nonEmptyNameListSchema } from '../schemas.ts';

/** INFLICTED_EFFECT_IS: the action inflicts one of the effects. Rule: docs/pack-format.md#conditions. */
export const inflictedEffectIs = defineCondition({
  kind: 'INFLICTED_EFFECT_IS',
  schema: v.object({ kind: v.literal('INFLICTED_EFFECT_IS'), statusEffects: nonEmptyNameListSchema }),
  documentation: {
    fields: '`"statusEffects": [names]`',
    meaning: 'the action inflicts one of them',
  },
  evaluate: (node, { draft }) =>
    draft.inflictedEffect !== undefined && node.statusEffects.includes(draft.inflictedEffect),
  describe: (node) => say`Inflicted Status Effect is ${nameList(node.statusEffects, 'or')}`,
});
