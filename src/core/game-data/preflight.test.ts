import { describe, expect, it } from 'vitest';
import { preflight } from './preflight.ts';

const AT_HAND = [
  { name: 'Tabard Core', version: 2 },
  { name: 'Winter', version: 1.5 },
];

describe('preflight', () => {
  it('finds nothing where the available versions are those expected', () => {
    expect(
      preflight(
        [
          ['Tabard Core', 2],
          ['Winter', 1.5],
        ],
        AT_HAND,
      ),
    ).toEqual([]);
    expect(preflight([['Winter', 1.5]], AT_HAND)).toEqual([]);
    expect(preflight([], AT_HAND)).toEqual([]);
  });

  it('reports older, newer and missing packs in the order of the sheet', () => {
    expect(
      preflight(
        [
          ['Summer', 3],
          ['Winter', 1],
          ['Tabard Core', 4],
        ],
        AT_HAND,
      ),
    ).toEqual([
      { name: 'Summer', expected: 3, available: -1 },
      { name: 'Winter', expected: 1, available: 1.5 },
      { name: 'Tabard Core', expected: 4, available: 2 },
    ]);
  });

  it('knows names that mean something to JavaScript', () => {
    expect(preflight([['constructor', 1]], AT_HAND)).toEqual([
      { name: 'constructor', expected: 1, available: -1 },
    ]);
    expect(preflight([['__proto__', 1]], [{ name: '__proto__', version: 1 }])).toEqual([]);
  });
});
