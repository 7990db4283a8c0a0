import * as v from 'valibot';
import { say, userName } from '../../lib/wording.ts';
import { defineEffect } from '../define.ts';
import { nonEmptyText } from '../schemas.ts';

const NO_EFFECT = 'Inflict Status Effect - Effect Undefined';

/**
 * SET_INFLICTED_EFFECT: the action inflicts the named effect, else the chosen one.
 * Rule: docs/pack-format.md#effects.
 */
export const setInflictedEffect = defineEffect({
  kind: 'SET_INFLICTED_EFFECT',
  schema: v.pipe(
    v.object({
      kind: v.literal('SET_INFLICTED_EFFECT'),
      statusEffect: v.exactOptional(nonEmptyText),
      input: v.exactOptional(v.literal('STATUS_EFFECT', 'This must be STATUS_EFFECT.')),
    }),
    v.check(
      (node) => node.statusEffect !== undefined || node.input !== undefined,
      'This needs a status effect, or the input STATUS_EFFECT.',
    ),
  ),
  documentation: {
    fields: '`"statusEffect"`: name or `"input": "STATUS_EFFECT"`',
    meaning: 'sets the status effect that the action inflicts, at the level INFLICT_STATUS_EFFECT_LEVEL',
  },
  malformedText: NO_EFFECT,
  apply: (node, { draft, inputs }) => ({
    ...draft,
    inflictedEffect: node.statusEffect ?? inputs.statusEffect?.name ?? draft.inflictedEffect,
  }),
  problem: (node, { inputs }) =>
    node.statusEffect === undefined && inputs.statusEffect === undefined ? NO_EFFECT : undefined,
  describe: (node) =>
    node.statusEffect === undefined
      ? ['Inflicts the status effect chosen']
      : say`Inflicts ${userName(node.statusEffect)}`,
});
