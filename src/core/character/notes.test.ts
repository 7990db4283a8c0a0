import { describe, expect, it } from 'vitest';
import { aSheet } from '../../testing/sheets.ts';
import { changeNotes, checkNotes } from './notes.ts';

describe('notes', () => {
  it('are replaced', () => {
    expect(changeNotes(aSheet(), 'Mine')).toEqual(aSheet({ notes: 'Mine' }));
    expect(changeNotes(aSheet(), '').notes).toBe('');
  });

  it('that are the same leave the sheet unchanged', () => {
    const sheet = aSheet();
    expect(changeNotes(sheet, 'You can place notes here!')).toBe(sheet);
  });

  it('may be as long as a text of a character file, in its serialized form', () => {
    const sheet = aSheet();
    for (const longest of ['x'.repeat(100_000), '\u0000'.repeat(16_666)]) {
      expect(checkNotes(sheet, longest)).toBeUndefined();
      expect(changeNotes(sheet, longest).notes).toBe(longest);
      const longer = `${longest}${longest.slice(0, 1).repeat(5)}`;
      expect(checkNotes(sheet, longer)).toBe(
        'Notes can hold 100,000 characters. The last text did not fit and was left out.',
      );
      expect(changeNotes(sheet, longer)).toBe(sheet);
    }
  });

  it('that are too long can become shorter, not longer', () => {
    const long = 'x'.repeat(100_010);
    const sheet = aSheet({ notes: long });
    expect(changeNotes(sheet, long.slice(1)).notes).toBe(long.slice(1));
    expect(changeNotes(sheet, `${long}x`)).toBe(sheet);
  });

  it('have at most 5,000 lines and 30 combining marks in a row, and may become shorter beyond that', () => {
    const sheet = aSheet();
    const [lines, marks] = ['\n'.repeat(4999), `a${'\u0301'.repeat(30)}`];
    for (const notes of [lines, marks]) expect(changeNotes(sheet, notes).notes).toBe(notes);
    expect(checkNotes(sheet, `${lines}\n`)).toBe(
      'Notes can hold 5,000 lines. The last text did not fit and was left out.',
    );
    expect(checkNotes(sheet, `${marks}\u0301`)).toBe(
      'A text can have at most 30 combining marks in a row. The last text did not fit and was left out.',
    );
    const long = aSheet({ notes: '\n'.repeat(9000) });
    expect(changeNotes(long, '\n'.repeat(8999)).notes).toHaveLength(8999);
  });
});
