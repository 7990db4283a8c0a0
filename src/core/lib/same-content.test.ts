import { expect, it } from 'vitest';
import { sameContent } from './same-content.ts';

it.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  [
    { total: 2, parts: [{ source: 'Base', amount: 2 }] },
    { parts: [{ amount: 2, source: 'Base' }], total: 2 },
  ],
  [[], []],
  [new Map([['bread', { quantity: 2 }]]), new Map([['bread', { quantity: 2 }]])],
])('the same content: %j and %j', (a, b) => {
  expect(sameContent(a, b)).toBe(true);
});

it.each([
  [1, '1'],
  [
    { total: 2, parts: [] },
    { total: 2, parts: [{ source: 'Base', amount: 2 }] },
  ],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [new Map([['bread', 2]]), new Map([['bread', 3]])],
  [new Map([['bread', 2]]), new Map()],
  [new Map(), {}],
  [new Set(), new Set()],
])('another content: %j and %j', (a, b) => {
  expect(sameContent(a, b)).toBe(false);
});
