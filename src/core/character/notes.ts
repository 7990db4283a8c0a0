import type { Sheet } from './sheet.ts';

/** Replaces the notes (seed 1 §4 Sheet operations). */
export function changeNotes(sheet: Sheet, notes: string): Sheet {
  return notes === sheet.notes ? sheet : { ...sheet, notes };
}
