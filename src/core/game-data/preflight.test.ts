import { describe, expect, it } from 'vitest';
import { preflight } from './preflight.ts';

const AVAILABLE = [
  { name: 'Tabard Core', version: 2 },
  { name: 'Winter', version: 1.5 },
];

describe('preflight', () => {
  it('finds nothing if the available versions are the expected ones', () => {
    expect(
      preflight(
        [
          ['Tabard Core', 2],
          ['Winter', 1.5],
        ],
        AVAILABLE,
      ),
    ).toEqual([]);
    expect(preflight([['Winter', 1.5]], AVAILABLE)).toEqual([]);
    expect(preflight([], AVAILABLE)).toEqual([]);
  });

  it('reports older, newer and missing packs in the order of the sheet', () => {
    expect(
      preflight(
        [
          ['Summer', 3],
          ['Winter', 1],
          ['Tabard Core', 4],
        ],
        AVAILABLE,
      ),
    ).toEqual([
      { name: 'Summer', expected: 3, available: -1 },
      { name: 'Winter', expected: 1, available: 1.5 },
      { name: 'Tabard Core', expected: 4, available: 2 },
    ]);
  });

  it('accepts names that are special in JavaScript', () => {
    expect(preflight([['constructor', 1]], AVAILABLE)).toEqual([
      { name: 'constructor', expected: 1, available: -1 },
    ]);
    expect(preflight([['__proto__', 1]], [{ name: '__proto__', version: 1 }])).toEqual([]);
  });
});
