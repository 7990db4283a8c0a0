import { MAX_STORED_MARKS, MAX_TEXT_MARKS } from './limits.ts';

const moreMarksThan = (most: number) => new RegExp(`\\p{M}{${most + 1}}`, 'u');
const TEXT_WITH_MARKS = moreMarksThan(MAX_TEXT_MARKS);
const STORED_TEXT_WITH_MARKS = moreMarksThan(MAX_STORED_MARKS);

/**
 * Why a text that is no name has too many combining marks in a row; undefined where it has not. `isStored`:
 * it was stored before they were limited.
 * Rule: docs/rules/limits.md#names-and-texts.
 */
export function checkTextMarks(text: string, isStored = false): string | undefined {
  if (!(isStored ? STORED_TEXT_WITH_MARKS : TEXT_WITH_MARKS).test(text)) return undefined;
  return `A text can have at most ${isStored ? MAX_STORED_MARKS : MAX_TEXT_MARKS} combining marks in a row.`;
}
