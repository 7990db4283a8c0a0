import * as v from 'valibot';
import { say, userName } from '../../lib/wording.ts';
import { defineEffect } from '../define.ts';
import { DAMAGE_TYPES } from '../vocabulary.ts';

/** SET_DAMAGE_TYPE: the action deals damage of this type. Rule: docs/pack-format.md#effects. */
export const setDamageType = defineEffect({
  kind: 'SET_DAMAGE_TYPE',
  schema: v.object({
    kind: v.literal('SET_DAMAGE_TYPE'),
    damageType: v.picklist(DAMAGE_TYPES, 'This must be a damage type.'),
  }),
  documentation: {
    fields: '`"damageType"`: UNRELATED, DAMAGE_TYPE_A, DAMAGE_TYPE_B or HEALING',
    meaning: 'sets the damage type of the action',
  },
  apply: (node, { draft }) => ({ ...draft, damageType: node.damageType }),
  describe: (node, glossary) => say`Damage Type is ${userName(glossary.damageTypeName(node.damageType))}`,
});
