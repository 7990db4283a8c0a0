import { fc, it as law } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { placeGroups } from './places.ts';

const columnsOf = (places: ReturnType<typeof placeGroups>) =>
  places.map(({ head, members }) => [head.column, ...new Set(members.map(({ column }) => column))]);

describe('the columns of the table', () => {
  it('are one if only one fits', () => {
    expect(placeGroups([2, 1], 1)).toEqual([
      { head: { column: 1, line: 1 }, members: [3, 4].map((line) => ({ column: 1, line })) },
      { head: { column: 1, line: 5 }, members: [{ column: 1, line: 7 }] },
    ]);
  });

  it('split a long group', () => {
    const places = placeGroups([30], 2);
    expect(places[0]?.members.filter(({ column }) => column === 1)).toHaveLength(14);
    expect(places[0]?.members[14]).toEqual({ column: 2, line: 1 });
  });

  it('do not split a short group', () => {
    expect(columnsOf(placeGroups([5, 5, 5], 2))).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
    expect(columnsOf(placeGroups([3], 2))).toEqual([[1, 1]]);
  });

  it('are empty without groups', () => {
    expect(placeGroups([], 2)).toEqual([]);
  });
});

law.prop([fc.array(fc.nat({ max: 40 }), { maxLength: 12 }), fc.integer({ min: 1, max: 4 })])(
  'every head comes before its first member, nothing overlaps, and all columns exist',
  (counts, columns) => {
    const places = placeGroups(counts, columns);
    expect(places.map(({ members }) => members.length)).toEqual(counts);
    const taken = places.flatMap(({ head, members }) => [head, { ...head, line: head.line + 1 }, ...members]);
    expect(new Set(taken.map(({ column, line }) => `${column} ${line}`)).size).toBe(taken.length);
    expect(Math.max(1, ...taken.map(({ column }) => column))).toBeLessThanOrEqual(columns);
    for (const { head, members } of places) {
      const [first] = members;
      if (first !== undefined) expect(first).toEqual({ ...head, line: head.line + 2 });
    }
  },
);
