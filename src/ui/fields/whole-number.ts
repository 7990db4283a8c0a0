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

/** A sign at the start, in any of its forms. */
const SIGN = /^\s*[-+\u2212\uFE63\uFF0B\uFF0D]/u;

/** Whether a typed text begins with a sign: in a relative field it means a change. */
export function isSigned(text: string): boolean {
  return SIGN.test(text);
}

/** Clamps a number to its bounds. Where they contradict each other, the lower bound wins. */
export function clampNumber(
  value: number,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): number {
  return Math.max(min, Math.min(max, value));
}
