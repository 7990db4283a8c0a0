import * as v from 'valibot';
import { say, userName } from '../../lib/wording.ts';
import { describeAmount, evaluateAmount, optionalAmountSchema } from '../amounts/index.ts';
import { defineEffect } from '../define.ts';
import { nonEmptyName } from '../schemas.ts';
import { AMOUNT_INPUTS } from '../vocabulary.ts';

const NO_EFFECT = 'Gain Status Effect - Effect Undefined';

/**
 * GAIN_STATUS_EFFECT: the character gains the named effect, else the chosen one. Its level is the amount.
 * Without an amount, a named effect has level 1 and a chosen effect has the chosen level. A level below 1
 * gains nothing.
 * Rule: docs/pack-format.md#effects.
 */
export const gainStatusEffect = defineEffect({
  kind: 'GAIN_STATUS_EFFECT',
  schema: v.pipe(
    v.intersect([
      v.object({
        kind: v.literal('GAIN_STATUS_EFFECT'),
        statusEffect: v.exactOptional(nonEmptyName),
        // For an INPUT amount, the same field names the input that gives the level.
        input: v.exactOptional(v.picklist(AMOUNT_INPUTS, 'This must be STATUS_EFFECT.')),
      }),
      optionalAmountSchema,
    ]),
    v.check(
      (node) => node.statusEffect !== undefined || node.input === 'STATUS_EFFECT',
      'This needs a status effect, or the input STATUS_EFFECT.',
    ),
  ),
  documentation: {
    fields:
      '`"statusEffect"`: name or `"input": "STATUS_EFFECT"`; ...Amount for the level (default: 1, or the input\'s level)',
    meaning: 'the character gains the status effect',
  },
  apply: (node, context) => {
    const gained =
      node.statusEffect === undefined ? context.inputs.statusEffect : { name: node.statusEffect, level: 1 };
    if (gained === undefined) return context.draft;
    const level = node.by === undefined ? gained.level : evaluateAmount(node, context);
    if (level < 1) return context.draft;
    return {
      ...context.draft,
      gainedEffects: [...context.draft.gainedEffects, { name: gained.name, level }],
    };
  },
  problem: (node, { inputs }) =>
    node.statusEffect === undefined && inputs.statusEffect === undefined ? NO_EFFECT : undefined,
  describe: (node, _glossary, titles) => {
    const effect =
      node.statusEffect === undefined ? ['the status effect chosen'] : userName(node.statusEffect);
    if (node.by === 'INPUT' && node.operation === undefined) {
      return say`Gain ${effect} at ${describeAmount(node, titles)}`;
    }
    if (node.by !== undefined) return say`Gain ${effect} at level ${describeAmount(node, titles)}`;
    return node.statusEffect === undefined
      ? say`Gain ${effect} at the level chosen`
      : say`Gain ${effect} at level 1`;
  },
});
