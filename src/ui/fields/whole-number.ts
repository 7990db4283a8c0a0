const WITH_GROUPS = /^[+-]?\d{1,3}([,\s_']\d{3})+(\.\d+)?$/;
const PLAIN = /^[+-]?\d+([.,]\d+)?$/;

/**
 * Parses a typed or pasted text as a whole number; undefined where it is not a number. Fractions are
 * truncated.
 */
export function parseWholeNumber(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\u2212/g, '-')
    .trim();
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
