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
  return { total: kept.reduce((total, part) => total + part.amount, 0), parts: kept };
}

/** One sum with the parts of both, in order. Rule: docs/rules/numbers.md#sums-and-their-sources. */
export function addSums(...sums: readonly Sum[]): Sum {
  return sumOf(sums.flatMap((sum) => sum.parts));
}

/**
 * Raises the sum to a minimum, with the rule for that as an additional part.
 * Rule: docs/rules/numbers.md#sums-and-their-sources.
 */
export function atLeast(minimum: number, sum: Sum, source = 'Minimum'): Sum {
  return sum.total >= minimum ? sum : sumOf([...sum.parts, { source, amount: minimum - sum.total }]);
}
