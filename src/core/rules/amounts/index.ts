import * as v from 'valibot';
import { wholeNumber } from '../../lib/whole-number.ts';
import type { Wording } from '../../lib/wording.ts';
import type { RuleContext } from '../context.ts';
import type { AmountKind, InputName, InputTitles } from '../define.ts';
import { applyOperation, describeOperation } from '../operations/index.ts';
import { variantOf } from '../schemas.ts';
import { constant } from './constant.ts';
import { input } from './input.ts';
import { property } from './property.ts';

/** Every way to give a number, sorted. */
export const amountKinds = [constant, input, property] as const;

export type Amount = v.InferOutput<(typeof amountKinds)[number]['schema']>;

const NOT_AN_AMOUNT = 'This must be CONSTANT, INPUT or PROPERTY.';

/** The fields of an amount, which are fields of the node that has the amount. */
export const amountSchema: v.GenericSchema<unknown, Amount> = variantOf<Amount>(
  'by',
  amountKinds.map((kind) => kind.schema),
  NOT_AN_AMOUNT,
);

/** An optional amount. */
export const optionalAmountSchema: v.GenericSchema<unknown, Amount | { readonly by?: never }> = variantOf<
  Amount | { readonly by?: never }
>(
  'by',
  [...amountKinds.map((kind) => kind.schema), v.object({ by: v.exactOptional(v.never()) })],
  NOT_AN_AMOUNT,
);

function kindOf(amount: Amount): AmountKind<Amount> {
  return amountKinds.find((kind) => kind.by === amount.by) as AmountKind<Amount>;
}

/**
 * The value of an amount: its operation applied, a fraction rounded up to a whole number.
 * Rule: docs/pack-format.md#amounts.
 */
export function evaluateAmount(amount: Amount, context: RuleContext): number {
  const value = kindOf(amount).evaluate(amount, context);
  return amount.operation === undefined ? wholeNumber(value) : applyOperation(amount.operation, value);
}

/**
 * Whether the player's values for the requested inputs can change the amount.
 * Rule: docs/pack-format.md#amounts.
 */
export function isOpen(amount: Amount, asked: ReadonlySet<InputName>): boolean {
  return kindOf(amount).isOpen(amount, asked);
}

/** The amount in words, as `2 × Power`, with inputs by their titles. Rule: docs/pack-format.md#amounts. */
export function describeAmount(amount: Amount, titles: InputTitles): Wording {
  const words = kindOf(amount).describe(amount, titles);
  return amount.operation === undefined ? words : describeOperation(amount.operation, words);
}
