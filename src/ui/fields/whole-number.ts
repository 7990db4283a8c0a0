const WITH_GROUPS = /^[+-]?\d{1,3}([,\s_']\d{3})+(\.\d+)?$/;
const PLAIN = /^[+-]?\d+([.,]\d+)?$/;

/** In UTF-16 units. To normalise a longer text, such as a pasted one, could take long. */
const MAX_LENGTH = 1_000;

/** A typed or pasted text with plain digits and signs; undefined where it is too long for a number. */
export function plainNumberText(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return undefined;
  return trimmed.normalize('NFKC').replaceAll('\u2212', '-').trim();
}

/**
 * Parses a typed or pasted text as a whole number; undefined where it is not a number. Fractions are
 * truncated.
 */
export function parseWholeNumber(text: string): number | undefined {
  const plain = plainNumberText(text);
  if (plain === undefined) return undefined;
  const isGrouped = WITH_GROUPS.test(plain);
  if (!isGrouped && !PLAIN.test(plain)) return undefined;
  const digits = isGrouped ? plain.replace(/[,\s_']/g, '') : plain.replace(',', '.');
  const whole = Math.trunc(Number(digits)) + 0;
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, whole));
}

/** Clamps a number to its bounds. Where they contradict each other, the lower bound wins. */
export function clampNumber(
  value: number,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): number {
  return Math.max(min, Math.min(max, value));
}
