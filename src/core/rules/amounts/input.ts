import * as v from 'valibot';
import { say, userName } from '../../lib/wording.ts';
import { defineAmount, type InputName } from '../define.ts';
import { operationSchema } from '../operations/index.ts';
import { AMOUNT_INPUTS, type AmountInput } from '../vocabulary.ts';

const WORDS: Readonly<Record<AmountInput, string>> = {
  NUMERIC: 'the number chosen',
  SKILL: 'the level of the skill chosen',
  STATUS_EFFECT: 'the level of the status effect chosen',
};

const INPUTS: Readonly<Record<AmountInput, InputName>> = {
  NUMERIC: 'numeric',
  SKILL: 'skill',
  STATUS_EFFECT: 'statusEffect',
};

/**
 * INPUT: the number that the player enters, the chosen skill's level, or the chosen level; 0 by default.
 * Rule: docs/pack-format.md#amounts.
 */
export const input = defineAmount({
  by: 'INPUT',
  schema: v.object({
    by: v.literal('INPUT'),
    input: v.picklist(AMOUNT_INPUTS, 'This must be NUMERIC, SKILL or STATUS_EFFECT.'),
    operation: v.exactOptional(operationSchema),
  }),
  documentation: { fields: '`input`: NUMERIC, SKILL or STATUS_EFFECT', meaning: "the player's input" },
  evaluate: (node, { inputs, actor }) => {
    switch (node.input) {
      case 'NUMERIC':
        return inputs.numeric ?? 0;
      case 'SKILL':
        return inputs.skill === undefined ? 0 : actor.skillLevel(inputs.skill);
      case 'STATUS_EFFECT':
        return inputs.statusEffect?.level ?? 0;
    }
  },
  isOpen: (node, asked) => asked.has(INPUTS[node.input]),
  describe: (node, titles) => {
    const title = titles[INPUTS[node.input]];
    return title === undefined ? say`${WORDS[node.input]}` : userName(title);
  },
});
