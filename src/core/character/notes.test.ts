import { expect, test } from 'vitest';
import { aSheet } from '../../testing/sheets.ts';
import { changeNotes } from './notes.ts';

test('notes are replaced', () => {
  expect(changeNotes(aSheet(), 'Mine')).toEqual(aSheet({ notes: 'Mine' }));
  expect(changeNotes(aSheet(), '').notes).toBe('');
});

test('the same notes leave the sheet as it is', () => {
  const sheet = aSheet();
  expect(changeNotes(sheet, 'You can place notes here!')).toBe(sheet);
});
