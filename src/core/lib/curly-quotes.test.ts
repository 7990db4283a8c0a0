import { expect, it } from 'vitest';
import { curlyQuotes } from './curly-quotes.ts';

it.each([
  ['The action "Slash" and "Odd\\u0007": no.', 'The action “Slash” and “Odd\\u0007”: no.'],
  ['A name like "6\\" nails".', 'A name like “6\\" nails”.'],
  ['6" nails', '6" nails'],
])('quotes the names in %s as the screens do', (text, shown) => {
  expect(curlyQuotes(text)).toBe(shown);
});
