import { parseWholeNumber } from './whole-number.ts';

/**
 * What a text means: a number; `none`, which has neither a digit nor a sign; `incomplete`, a sign alone; or
 * `unreadable`, such as `--7` and `1e9`.
 */
export type TypedNumber = number | 'none' | 'incomplete' | 'unreadable';

/** A sign at the start, in any of its forms. */
const SIGN = /^\s*[-+\u2212\uFE63\uFF0B\uFF0D]/u;
const SIGN_ALONE = new RegExp(`${SIGN.source}\\s*$`, 'u');
const NUMBER_LIKE = /[-+\u2212\uFE63\uFF0B\uFF0D\p{Nd}]/u;

/** Says how a resource takes numbers, where a text is not one. */
export const TYPED_CHANGE_HINT = 'Not changed. Type a number such as 7, or a change such as -7 or +3.';

function isSigned(text: string): boolean {
  return SIGN.test(text);
}

/**
 * Reads a text typed over a resource, whose value before the typing is `before`. Digits are the new value,
 * and a sign makes them a change, so that `-7` takes 7 away. Rule: docs/rules/numbers.md#typed-numbers.
 */
export function readTypedChange(text: string, before: number): TypedNumber {
  const number = parseWholeNumber(text);
  if (number !== undefined) return isSigned(text) ? before + number : number;
  if (SIGN_ALONE.test(text)) return 'incomplete';
  return NUMBER_LIKE.test(text) ? 'unreadable' : 'none';
}
