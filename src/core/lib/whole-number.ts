/** Rounds up to a whole number within the safe integers; what is not a number is 0 (decisions: Rules arithmetic). */
export function wholeNumber(value: number): number {
  return inSafeRange(Math.ceil(value));
}

/** Rounds down to a whole number within the safe integers; what is not a number is 0. */
export function wholeNumberBelow(value: number): number {
  return inSafeRange(Math.floor(value));
}

function inSafeRange(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, value)) + 0;
}

/** Brings a value between two bounds; the lower one wins where they cross. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}
