import { expect, it } from 'vitest';
import { nameList, say, userName, wordingText } from './wording.ts';

it('a sentence separates user names from its text, and converts to plain text', () => {
  const told = say`${userName('\u202Eevil')} ${2} has ${say`met ${userName('שלום')}`} ${'again'}.`;
  expect(told).toEqual([
    { name: '\u202Eevil' },
    ' ',
    '2',
    ' has ',
    'met ',
    { name: 'שלום' },
    ' ',
    'again',
    '.',
  ]);
  expect(wordingText(told)).toBe('\u202Eevil 2 has met שלום again.');
  expect(wordingText('Saved.')).toBe('Saved.');
});

it.each([
  [['A'], 'or', 'A'],
  [['A', 'B'], 'or', 'A or B'],
  [['A', 'B', 'C'], 'and', 'A, B and C'],
  [['A', 'B', 'C'], undefined, 'A, B, C'],
] as const)('the names %j as a list with %s: %s', (names, conjunction, text) => {
  const list = nameList(names, conjunction);
  expect(wordingText(list)).toBe(text);
  expect(list.filter((part) => typeof part !== 'string')).toEqual(names.map((each) => ({ name: each })));
});
