import * as v from 'valibot';
import { clamp, wholeNumber } from '../../lib/whole-number.ts';
import { nameList, say } from '../../lib/wording.ts';
import type { Glossary, RuleContext } from '../context.ts';
import { defineInput } from '../define.ts';
import { nameListSchema } from '../schemas.ts';

const NO_EFFECTS = 'No Valid Status Effects';

interface StatusEffectInput {
  readonly effects?: readonly string[];
}

function effectsOf(node: StatusEffectInput, glossary: Glossary): readonly string[] {
  if (node.effects === undefined) return glossary.statusEffects;
  return node.effects.filter((effect) => glossary.hasStatusEffect(effect));
}

interface EffectChoice {
  readonly name: string;
  readonly highestLevel: number;
  readonly defaultLevel: number;
}

/** The effects that may be chosen. One that the character must have is offered at the level that it has. */
function choicesOf(node: StatusEffectInput, { actor, effectsNeeded }: RuleContext): readonly EffectChoice[] {
  const cap = Math.max(1, actor.statusEffectLevelCap);
  return effectsOf(node, actor.glossary).flatMap((name): EffectChoice[] => {
    if (!effectsNeeded.has(name)) return [{ name, highestLevel: cap, defaultLevel: 1 }];
    const level = actor.statusEffects.get(name) ?? 0;
    return level > 0 ? [{ name, highestLevel: level, defaultLevel: level }] : [];
  });
}

/**
 * One of the listed status effects, or any if none are listed, with a level from 1 to the level cap. The
 * default is the first at level 1. An effect that a condition of the same element requires is offered while
 * the character has it, up to its level, which is the default.
 * Rule: docs/rules/combat.md#inputs.
 */
export const statusEffectInput = defineInput({
  name: 'statusEffect',
  schema: v.object({ effects: v.exactOptional(nameListSchema) }),
  documentation: {
    shape: '`{ "effects": ["Burning"] }`; without the field, every one',
    value: "a status effect's name and a level of 1 or more",
  },
  describe: (node, glossary) => {
    if (node.effects === undefined) return ['Status Effect: any'];
    const effects = effectsOf(node, glossary);
    return effects.length === 0 ? [NO_EFFECTS] : say`Status Effect: ${nameList(effects, 'or')}`;
  },
  options: (node, context) => ({
    control: 'choice',
    choices: choicesOf(node, context).map(({ name, highestLevel }) => ({
      value: name,
      label: name,
      highestLevel,
    })),
    fallback: NO_EFFECTS,
  }),
  read: (node, given, context) => {
    const choices = choicesOf(node, context);
    const chosen = choices.find(({ name }) => name === given?.name);
    if (given !== undefined && chosen !== undefined) {
      return { name: given.name, level: clamp(wholeNumber(given.level), 1, chosen.highestLevel) };
    }
    const [first] = choices;
    return first && { name: first.name, level: first.defaultLevel };
  },
});
