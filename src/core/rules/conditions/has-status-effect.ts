import * as v from 'valibot';
import { nameList, say } from '../../lib/wording.ts';
import { defineCondition } from '../define.ts';
import { nonEmptyNameListSchema } from '../schemas.ts';

/**
 * HAS_STATUS_EFFECT: the character has any of the effects, or all of them. A character never has an undefined
 * effect.
 * Rule: docs/pack-format.md#conditions.
 */
export const hasStatusEffect = defineCondition({
  kind: 'HAS_STATUS_EFFECT',
  schema: v.object({
    kind: v.literal('HAS_STATUS_EFFECT'),
    statusEffects: nonEmptyNameListSchema,
    match: v.exactOptional(v.picklist(['ANY', 'ALL'], 'This must be ANY or ALL.')),
  }),
  documentation: {
    fields: '`"statusEffects": [names]`, `"match"`: ANY (default) or ALL',
    meaning: 'the character has any or all of them',
  },
  malformedText: 'Has Effect Condition not properly defined.',
  evaluate: (node, { actor }) => {
    const has = (effect: string) =>
      actor.glossary.hasStatusEffect(effect) && (actor.statusEffects.get(effect) ?? 0) > 0;
    return node.match === 'ALL' ? node.statusEffects.every(has) : node.statusEffects.some(has);
  },
  describe: (node, glossary) => {
    const effects = node.statusEffects.map((effect) =>
      glossary.hasStatusEffect(effect) ? effect : 'Unknown Effect',
    );
    return say`Has ${nameList(effects, node.match === 'ALL' ? 'and' : 'or')}`;
  },
});
