import { userFileLimits } from '../lib/json-text.ts';
import type { Sheet } from './sheet/sheet.ts';

/** The UTF-16 units of a text in a file, where line breaks and quotes take two. */
const writtenLength = (text: string) => JSON.stringify(text).length - 2;

/**
 * Why these notes cannot replace those of the sheet; undefined where they can. A character file limits the
 * length of one text. Notes beyond the limit may still become shorter.
 * Rule: docs/rules/characters.md#notes.
 */
export function checkNotes(sheet: Sheet, notes: string): string | undefined {
  const limit = userFileLimits.string;
  // A file holds at most six units for one.
  if (notes.length * 6 <= limit || writtenLength(notes) <= limit || notes.length < sheet.notes.length)
    return undefined;
  return `Notes can hold ${limit.toLocaleString('en-US')} characters. What was written last would be more, and was left out.`;
}

/** Replaces the notes. Notes that are too long change nothing. Rule: docs/rules/characters.md#notes. */
export function changeNotes(sheet: Sheet, notes: string): Sheet {
  if (notes === sheet.notes || checkNotes(sheet, notes) !== undefined) return sheet;
  return { ...sheet, notes };
}
