import { NAME_LIMITS } from './file-limits.ts';

// A lone surrogate is not a character either: no URL and no file can contain it.
const CONTROL_CHARACTER = /[\p{Cc}\p{Cs}]/u;

/** One more combining mark in a row than a name can have. */
export const TOO_MANY_MARKS = `\\p{M}{${NAME_LIMITS.combiningMarks + 1}}`;
const MARKS = new RegExp(TOO_MANY_MARKS, 'u');

/**
 * Why a text is too long for a name, or has too many combining marks in a row; undefined if neither.
 * Comparing and sorting such texts would block the page.
 * Rule: docs/rules/names.md#name-form.
 */
export function checkNameSize(name: string): string | undefined {
  const tooLong = checkNameLength(name);
  if (tooLong !== undefined) return tooLong;
  if (MARKS.test(name)) {
    return `You cannot use more than ${NAME_LIMITS.combiningMarks} combining marks in a row in a name.`;
  }
  return undefined;
}

/** Why a text is too long for a name; undefined if it is not. Rule: docs/rules/names.md#name-form. */
export function checkNameLength(name: string): string | undefined {
  const trimmed = name.trim();
  const { characters } = NAME_LIMITS;
  // A code point has at most two UTF-16 units.
  const isShort =
    trimmed.length <= characters || (trimmed.length <= 2 * characters && [...trimmed].length <= characters);
  return isShort ? undefined : `You cannot use more than ${characters} characters in a name.`;
}

/**
 * Why a text cannot be a name: it has over 200 characters (code points), control characters, or over 8
 * combining marks in a row. Returns the message; undefined if the text can be a name.
 * Rule: docs/rules/names.md#name-form.
 */
export function checkNameForm(name: string): string | undefined {
  return checkStoredNameForm(name) ?? checkNameSize(name);
}

/**
 * As `checkNameForm`, with any number of combining marks: names were stored before they were limited.
 * Rule: docs/rules/names.md#name-form.
 */
export function checkStoredNameForm(name: string): string | undefined {
  const tooLong = checkNameLength(name);
  if (tooLong !== undefined) return tooLong;
  return CONTROL_CHARACTER.test(name) ? 'You cannot include control characters in a name.' : undefined;
}
