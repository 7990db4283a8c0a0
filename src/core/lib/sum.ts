import { IMPRECISION, inRange } from './whole-number.ts';

/** One part of a sum: the name of its source, and the amount. */
export interface SumPart {
  readonly source: string;
  readonly amount: number;
}

/** A number with its sources: the parts always add up to the total. */
export interface Sum {
  readonly total: number;
  readonly parts: readonly SumPart[];
}

/** The sum of nothing. */
export const NOTHING: Sum = Object.freeze({ total: 0, parts: Object.freeze([]) });

/**
 * Adds the parts up, leaving out those of 0; `total` is exact to the parts.
 * Rule: docs/rules/numbers.md#sums-and-their-sources.
 */
export function sumOf(parts: readonly SumPart[]): Sum {
  const kept = parts.filter((part) => part.amount !== 0);
  return { total: exactTotal(kept), parts: kept };
}

/** One sum with the parts of all, in order. Rule: docs/rules/numbers.md#sums-and-their-sources. */
export function addSums(...sums: readonly Sum[]): Sum {
  return {
    total: sums.reduce((total, sum) => total + sum.total, 0),
    parts: sums.flatMap((sum) => sum.parts),
  };
}

/**
 * Adds parts that may be fractions and rounds their sum once, by `wholeNumber` or `oneDecimal`. What the
 * rounding adds or takes is a part of its own.
 * Rule: docs/rules/numbers.md#sums-and-their-sources.
 */
export function roundedSum(parts: readonly SumPart[], round: (value: number, scale: number) => number): Sum {
  const exact = sumOf(parts.map(({ source, amount }) => ({ source, amount: decimal(inRange(amount)) })));
  const scale = exact.parts.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const total = round(exact.total, scale);
  const remainder = decimal(total - exact.total);
  const isRounded = Math.abs(remainder) > scale * IMPRECISION;
  return {
    total,
    parts: isRounded ? [...exact.parts, { source: 'Rounding', amount: remainder }] : exact.parts,
  };
}

/** The decimal number that a computed one stands for: 0.1 × 3 is 0.3. */
function decimal(value: number): number {
  return Number(value.toPrecision(15));
}

/**
 * Neumaier's sum: the error stays that of a single addition, however many parts there are. Thousands of
 * tenths added one by one would drift past a whole number.
 */
function exactTotal(parts: readonly SumPart[]): number {
  let total = 0;
  let lost = 0;
  for (const { amount } of parts) {
    const next = total + amount;
    lost += Math.abs(total) >= Math.abs(amount) ? total - next + amount : amount - next + total;
    total = next;
  }
  return total + lost;
}

/**
 * Raises the sum to a minimum, with the rule for that as an additional part.
 * Rule: docs/rules/numbers.md#sums-and-their-sources.
 */
export function atLeast(minimum: number, sum: Sum, source = 'Minimum'): Sum {
  if (sum.total >= minimum) return sum;
  return bounded(minimum, sum, source);
}

/**
 * Lowers the sum to a maximum, with the rule for that as an additional part.
 * Rule: docs/rules/numbers.md#sums-and-their-sources.
 */
export function atMost(maximum: number, sum: Sum, source = 'Maximum'): Sum {
  return sum.total <= maximum ? sum : bounded(maximum, sum, source);
}

const bounded = (total: number, sum: Sum, source: string): Sum => ({
  total,
  parts: [...sum.parts, { source, amount: decimal(total - sum.total) }],
});
