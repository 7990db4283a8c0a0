/** What makes a hit smaller or larger, such as a soak. */
export interface HitModifier {
  /** What it is, such as `Iron Soak`. */
  readonly label: string;
  /** Added to the hit: a soak of 2 is −2. */
  readonly amount: number;
  /** The number as it is known elsewhere, with its sources: a soak of 2 is 2. */
  readonly total: number;
  readonly parts: readonly { readonly source: string; readonly amount: number }[];
}

/** One kind of hit, such as a damage type. */
export interface HitKind {
  readonly name: string;
  readonly modifiers: readonly HitModifier[];
}

/** The least that a hit takes away. */
const MIN_HIT = 1;

/**
 * What a hit of so much takes away: whole, at least 1. Without a kind it is the amount itself, and 0 is no
 * hit. Rule: docs/rules/numbers.md#the-number-pad.
 */
export function lossOf(amount: number, kind?: HitKind): number {
  if (kind === undefined || amount === 0) return amount;
  return Math.max(
    MIN_HIT,
    kind.modifiers.reduce((sum, modifier) => sum + modifier.amount, amount),
  );
}
