/**
 * The largest number in the game; its negative is the smallest. Sums of thousands of such numbers are still
 * exact, so that parts always add up to their total.
 */
export const MAX_NUMBER = 1_000_000_000_000;

/** The relative tolerance for floating-point errors: 33 / 1.1 is computed as 29.999999999999996. */
export const IMPRECISION = 2 ** -50;

/**
 * Rounds up to a whole number between the smallest and the largest; what is not a number is 0. `scale`: for a
 * sum, what its parts add up to without their signs.
 * Rule: docs/rules/numbers.md#whole-numbers.
 */
export function wholeNumber(value: number, scale = Math.abs(value)): number {
  return inRange(Math.ceil(precise(value, scale)));
}

/**
 * Rounds down to a whole number between the smallest and the largest; what is not a number is 0.
 * Rule: docs/rules/numbers.md#whole-numbers.
 */
export function wholeNumberBelow(value: number): number {
  return inRange(Math.floor(precise(value)));
}

/**
 * Rounds to one decimal, halves up, between the smallest and the largest number; what is not a number is 0.
 * `scale` is as for `wholeNumber`.
 * Rule: docs/rules/numbers.md#weights.
 */
export function oneDecimal(value: number, scale = Math.abs(value)): number {
  const halfTenths = precise(inRange(value) * 20, scale * 20);
  return Math.round(halfTenths / 2) / 10 + 0;
}

/** The whole number that a value is but for the computer's imprecision, or else the value. */
function precise(value: number, scale = Math.abs(value)): number {
  const nearest = Math.round(value);
  return Math.abs(value - nearest) <= scale * IMPRECISION ? nearest : value;
}

/** A number between the smallest and the largest; what is not a number is 0. */
export function inRange(value: number): number {
  return Number.isNaN(value) ? 0 : clamp(value, -MAX_NUMBER, MAX_NUMBER) + 0;
}

/** Clamps a value between two bounds; the lower bound wins if they cross. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}
