import { userFileLimits } from '../lib/json-text.ts';
import type { Sheet } from './sheet/sheet.ts';

/** The UTF-16 units that a text takes in a file, where line breaks and quotes take two. */
const writtenLength = (text: string) => JSON.stringify(text).length - 2;

/**
 * Why these notes cannot replace those of the sheet; undefined where they can. A character file holds so much in one text
 * (decisions: Storage); notes that are longer already may be made shorter.
 */
export function checkNotes(sheet: Sheet, notes: string): string | undefined {
  const limit = userFileLimits.string;
  // Six units at most are written for one.
  if (notes.length * 6 <= limit || writtenLength(notes) <= limit || notes.length < sheet.notes.length)
    return undefined;
  return `Notes can hold ${limit.toLocaleString('en-US')} characters. What was written last would be more, and was left out.`;
}

/** Replaces the notes (seed 1 §4 Sheet operations); those that are too long change nothing. */
export function changeNotes(sheet: Sheet, notes: string): Sheet {
  if (notes === sheet.notes || checkNotes(sheet, notes) !== undefined) return sheet;
  return { ...sheet, notes };
}
