import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['Bread', 5, 'Bread'],
  ['Bread', 4, 'Brea'],
  ['ab🍞', 4, 'ab🍞'],
  ['ab🍞', 3, 'ab'],
  ['🍞🍞', 3, '🍞'],
])('cuts %s to %s UTF-16 units, and no character in two', (text, units, cut) => {
  expect(cutText(text, units)).toBe(cut);
});
