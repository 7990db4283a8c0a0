import { expect, test } from 'vitest';
import { aSheet } from '../../testing/sheets.ts';
import { changeNotes, checkNotes } from './notes.ts';

test('notes are replaced', () => {
  expect(changeNotes(aSheet(), 'Mine')).toEqual(aSheet({ notes: 'Mine' }));
  expect(changeNotes(aSheet(), '').notes).toBe('');
});

test('the same notes leave the sheet as it is', () => {
  const sheet = aSheet();
  expect(changeNotes(sheet, 'You can place notes here!')).toBe(sheet);
});

test('notes may be as long as a text of a character file, as it is written there', () => {
  const sheet = aSheet();
  for (const longest of ['x'.repeat(100_000), '\n'.repeat(50_000), '\u0000'.repeat(16_666)]) {
    expect(checkNotes(sheet, longest)).toBeUndefined();
    expect(changeNotes(sheet, longest).notes).toBe(longest);
    const longer = `${longest}${longest.slice(0, 1).repeat(5)}`;
    expect(checkNotes(sheet, longer)).toBe(
      'Notes can hold 100,000 characters. What was written last would be more, and was left out.',
    );
    expect(changeNotes(sheet, longer)).toBe(sheet);
  }
});

test('notes that are too long already can be made shorter, not longer', () => {
  const long = 'x'.repeat(100_010);
  const sheet = aSheet({ notes: long });
  expect(changeNotes(sheet, long.slice(1)).notes).toBe(long.slice(1));
  expect(changeNotes(sheet, `${long}x`)).toBe(sheet);
});
