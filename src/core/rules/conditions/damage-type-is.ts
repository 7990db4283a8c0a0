import * as v from 'valibot';
import { nameList, say } from '../../lib/wording.ts';
import { defineCondition } from '../define.ts';
import { DAMAGE_TYPES } from '../vocabulary.ts';

/** DAMAGE_TYPE_IS: the action's damage is of one of the types. Rule: docs/pack-format.md#conditions. */
export const damageTypeIs = defineCondition({
  kind: 'DAMAGE_TYPE_IS',
  schema: v.object({
    kind: v.literal('DAMAGE_TYPE_IS'),
    damageTypes: v.pipe(
      v.array(
        v.picklist(DAMAGE_TYPES, 'This must be a damage type.'),
        'This must be a list of damage types.',
      ),
      v.minLength(1, 'This list must not be empty.'),
    ),
  }),
  documentation: { fields: '`"damageTypes": [...]`', meaning: "the action's damage type is one of them" },
  evaluate: (node, { draft }) => node.damageTypes.includes(draft.damageType),
  describe: (node, glossary) => {
    const types = node.damageTypes.map((type) => glossary.damageTypeName(type));
    return say`Damage Type is ${nameList(types, 'or')}`;
  },
});
