import * as v from 'valibot';
import { signed } from '../../lib/signed.ts';
import { say, userName, type Wording } from '../../lib/wording.ts';
import type { Bar } from '../../rules/bars.ts';
import type { Glossary } from '../../rules/context.ts';
import { nonEmptyName, variantOf } from '../../rules/schemas.ts';
import { listPart } from '../part.ts';
import { barName, PLAY_LIMITS, whole, wholeFrom } from '../schemas.ts';

/** A change of a bar by a status effect that the character has: an amount, and an amount for each level. */
export interface StatusEffectLine {
  readonly kind: 'STATUS_EFFECT';
  readonly statusEffect: string;
  readonly resource: Bar;
  /** Below 0 for a loss. */
  readonly amount: number;
  readonly perLevel: number;
  /** The bar that loses what the first one cannot pay. */
  readonly overflow?: Bar;
}

/** From a round on, everyone loses the number of the round less COMBAT_EXHAUSTION_REDUCTION. */
export interface ExhaustionLine {
  readonly kind: 'EXHAUSTION';
  readonly from: number;
  readonly resource: Bar;
  readonly overflow?: Bar;
}

export type EndOfRoundRule = StatusEffectLine | ExhaustionLine;

const bars = { resource: barName, overflow: v.exactOptional(barName) };

const schema: v.GenericSchema<unknown, EndOfRoundRule> = variantOf<EndOfRoundRule>(
  'kind',
  [
    v.object({
      kind: v.literal('STATUS_EFFECT'),
      statusEffect: nonEmptyName,
      ...bars,
      amount: v.exactOptional(whole, 0),
      perLevel: v.exactOptional(whole, 0),
    }),
    v.object({ kind: v.literal('EXHAUSTION'), from: wholeFrom(1), ...bars }),
  ],
  'This must be STATUS_EFFECT or EXHAUSTION.',
);

function describeRule(rule: EndOfRoundRule, glossary: Glossary): Wording {
  const over =
    rule.overflow === undefined
      ? []
      : say`, and ${glossary.resourceName(rule.overflow).toLowerCase()} for what is missing`;
  if (rule.kind === 'EXHAUSTION') {
    return say`From round ${rule.from} on, exhaustion takes ${glossary.resourceName(rule.resource).toLowerCase()} equal to the round${over}.`;
  }
  const bar = glossary.resourceName(rule.resource).toLowerCase();
  const parts = [
    ...(rule.amount === 0 ? [] : [say`${signed(rule.amount)} ${bar}`]),
    ...(rule.perLevel === 0 ? [] : [say`${signed(rule.perLevel)} ${bar} for each level`]),
  ];
  const change = parts.flatMap((part, index) => (index === 0 ? part : say` and ${part}`));
  return say`${userName(rule.statusEffect)}: ${change.length === 0 ? ['nothing'] : change}${over}.`;
}

/** Rule: docs/rules/play.md#the-end-of-a-round. */
export const endOfRound = listPart({
  schema,
  keyOf: (rule) =>
    rule.kind === 'EXHAUSTION' ? rule.kind : `${rule.kind} ${rule.statusEffect} ${rule.resource}`,
  most: PLAY_LIMITS.endOfRound,
  documentation: {
    shape:
      '`{ "kind": "STATUS_EFFECT", "statusEffect": "Burning", "resource": "HEALTH", "amount": 0, "perLevel": -1, "overflow": bar }`, `{ "kind": "EXHAUSTION", "from": 3, "resource": "ENERGY", "overflow": "HEALTH" }`',
    meaning:
      'what the end of a round changes, in order. `overflow` is the bar that loses what the first one cannot pay. Exhaustion is the number of the round less COMBAT_EXHAUSTION_REDUCTION',
  },
  names: (rule) =>
    rule.kind === 'EXHAUSTION' ? [] : [[['statusEffect'], 'status effect', rule.statusEffect] as const],
  describe: describeRule,
});
