import * as v from 'valibot';
import { clamp, wholeNumber } from '../../lib/whole-number.ts';
import { nameList, say } from '../../lib/wording.ts';
import type { Actor, Glossary } from '../context.ts';
import { defineInput } from '../define.ts';
import { nameListSchema } from '../schemas.ts';

const NO_EFFECTS = 'No Valid Status Effects';

function effectsOf(node: { readonly effects?: readonly string[] }, glossary: Glossary): readonly string[] {
  if (node.effects === undefined) return glossary.statusEffects;
  return node.effects.filter((effect) => glossary.hasStatusEffect(effect));
}

function levels(actor: Actor): { readonly minimum: number; readonly maximum: number } {
  return { minimum: 1, maximum: Math.max(1, actor.statusEffectLevelCap) };
}

/**
 * One of the listed status effects, or any if none are listed, with a level from 1 to the level cap. The
 * default is the first at level 1.
 * Rule: docs/rules/combat.md#inputs.
 */
export const statusEffectInput = defineInput({
  name: 'statusEffect',
  schema: v.object({ effects: v.exactOptional(nameListSchema) }),
  documentation: {
    shape: '`{ "effects": ["Burning"] }`; left out means every one',
    value: "a status effect's name and a level of 1 or more",
  },
  describe: (node, glossary) => {
    if (node.effects === undefined) return ['Status Effect: any'];
    const effects = effectsOf(node, glossary);
    return effects.length === 0 ? [NO_EFFECTS] : say`Status Effect: ${nameList(effects, 'or')}`;
  },
  options: (node, { actor }) => ({
    control: 'choice',
    choices: effectsOf(node, actor.glossary).map((effect) => ({ value: effect, label: effect })),
    fallback: NO_EFFECTS,
    levels: levels(actor),
  }),
  read: (node, given, { actor }) => {
    const effects = effectsOf(node, actor.glossary);
    if (given === undefined || !effects.includes(given.name)) {
      const [first] = effects;
      return first === undefined ? undefined : { name: first, level: 1 };
    }
    const { minimum, maximum } = levels(actor);
    return { name: given.name, level: clamp(wholeNumber(given.level), minimum, maximum) };
  },
});
