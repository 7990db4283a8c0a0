import * as v from 'valibot';
import { say } from '../../lib/wording.ts';
import { amountSchema, describeAmount, evaluateAmount } from '../amounts/index.ts';
import { defineEffect } from '../define.ts';
import { withChange } from '../draft.ts';

/**
 * ANTE_DICE: antes dice, at least 0; ANTE and POWER both rise by that number.
 * Rule: docs/pack-format.md#effects.
 */
export const anteDice = defineEffect({
  kind: 'ANTE_DICE',
  schema: v.intersect([v.object({ kind: v.literal('ANTE_DICE') }), amountSchema]),
  documentation: {
    fields: '...Amount',
    meaning: 'increases ANTE and POWER by the amount; the action rolls that many fewer dice',
  },
  apply: (node, context) => {
    const dice = Math.max(0, evaluateAmount(node, context));
    const anted = withChange(context.draft, 'ANTE', context.element, dice);
    return withChange(anted, 'POWER', context.element, dice);
  },
  describe: (node, _glossary, titles) =>
    node.by === 'CONSTANT' && node.value === 1
      ? ['Set aside 1 die']
      : say`Set aside ${describeAmount(node, titles)} dice`,
});
