import { expect, test } from 'vitest';
import { sameContent } from './use-sheet.ts';

test.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  [
    { total: 2, parts: [{ source: 'Base', amount: 2 }] },
    { parts: [{ amount: 2, source: 'Base' }], total: 2 },
  ],
  [[], []],
])('the same content: %j and %j', (a, b) => {
  expect(sameContent(a, b)).toBe(true);
});

test.each([
  [1, '1'],
  [
    { total: 2, parts: [] },
    { total: 2, parts: [{ source: 'Base', amount: 2 }] },
  ],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [new Map(), new Map()],
])('another content: %j and %j', (a, b) => {
  expect(sameContent(a, b)).toBe(false);
});
