import { USER_FILE_LIMITS } from '../lib/file-limits.ts';
import { SHEET_LIMITS, writtenLimit } from '../lib/limits.ts';
import { checkTextMarks } from '../lib/text-marks.ts';
import type { Sheet } from './sheet/sheet.ts';
import { lineCount } from './sheet/sheet-limits.ts';

/** The UTF-16 units of a text in a file, where line breaks and quotes take two. */
const writtenLength = (text: string) => JSON.stringify(text).length - 2;

const LEFT_OUT = 'The last text did not fit and was left out.';

/**
 * Why these notes cannot replace those of the sheet; undefined where they can. A character file limits the
 * length of one text, its lines and combining marks. Notes beyond a limit may still become shorter.
 * Rule: docs/rules/characters.md#notes.
 */
export function checkNotes(sheet: Sheet, notes: string): string | undefined {
  if (notes.length < sheet.notes.length) return undefined;
  const { string: limit } = USER_FILE_LIMITS;
  // A file holds at most six units for one.
  if (notes.length * 6 > limit && writtenLength(notes) > limit) {
    return `Notes can hold ${writtenLimit(limit)} characters. ${LEFT_OUT}`;
  }
  if (lineCount(notes) > SHEET_LIMITS.lines) {
    return `Notes can hold ${writtenLimit(SHEET_LIMITS.lines)} lines. ${LEFT_OUT}`;
  }
  const marks = checkTextMarks(notes);
  return marks === undefined ? undefined : `${marks} ${LEFT_OUT}`;
}

/** Replaces the notes. Notes that are too long change nothing. Rule: docs/rules/characters.md#notes. */
export function changeNotes(sheet: Sheet, notes: string): Sheet {
  if (notes === sheet.notes || checkNotes(sheet, notes) !== undefined) return sheet;
  return { ...sheet, notes };
}

/**
 * The part of some notes that a field can lay out: their first lines.
 * Rule: docs/rules/characters.md#notes.
 */
export function shownNotes(notes: string): string {
  if (lineCount(notes) <= SHEET_LIMITS.lines) return notes;
  return notes.split('\n', SHEET_LIMITS.lines).join('\n');
}
