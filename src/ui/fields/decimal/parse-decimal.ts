import { plainNumberText } from '../whole-number.ts';

const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/iu;

/**
 * Reads a typed text as a number, with a point or a comma before its fraction; undefined where it is none.
 */
export function parseDecimal(text: string): number | undefined {
  const plain = plainNumberText(text);
  if (plain === undefined || !DECIMAL.test(plain)) return undefined;
  const number = Number(plain.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}
