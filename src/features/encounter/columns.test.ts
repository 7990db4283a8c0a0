import { fc, it as law } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { planColumns } from './columns.ts';

describe('the columns of groups', () => {
  it('are one if only one fits', () => {
    expect(planColumns([2, 1], 1)).toEqual({ starts: new Set(), columns: 1, lines: 9 });
  });

  it('never split a group', () => {
    expect(planColumns([30], 3)).toEqual({ starts: new Set(), columns: 1, lines: 33 });
    expect(planColumns([10, 10, 10], 3)).toEqual({ starts: new Set([1, 2]), columns: 3, lines: 13 });
  });

  it('are as short as possible', () => {
    expect(planColumns([5, 5, 9], 2)).toEqual({ starts: new Set([2]), columns: 2, lines: 16 });
  });

  it('are one without groups', () => {
    expect(planColumns([], 2)).toEqual({ starts: new Set(), columns: 1, lines: 1 });
  });
});

law.prop([fc.array(fc.nat({ max: 40 }), { maxLength: 12 }), fc.integer({ min: 1, max: 5 })])(
  'there are no more columns than fit, and none is taller than the plan says',
  (counts, most) => {
    const { starts, columns, lines } = planColumns(counts, most);
    expect(columns).toBeLessThanOrEqual(Math.max(1, Math.min(most, counts.length)));
    expect(starts.size).toBe(columns - 1);
    let height = 0;
    counts.forEach((count, index) => {
      height = (starts.has(index) ? 0 : height) + count + 3;
      expect(height).toBeLessThanOrEqual(lines);
    });
  },
);
