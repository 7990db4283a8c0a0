import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type RowOrder, rowIn, withRowIn } from './row-order.ts';

const SLOTS = [0, 1, 2, 3];
const rowsOf = (order: RowOrder) => SLOTS.map((slot) => rowIn(order, slot));

describe('the rows of a group', () => {
  it('stand in their own slots, unless one goes with its member', () => {
    expect(rowsOf([])).toEqual([0, 1, 2, 3]);
    const moved = withRowIn([], 0, 3);
    expect(rowsOf(moved)).toEqual([3, 1, 2, 0]);
    expect(withRowIn(moved, 0, 3)).toBe(moved);
    expect(rowsOf(withRowIn(moved, 3, 1))).toEqual([1, 3, 2, 0]);
    expect(rowsOf(withRowIn(moved, 0, 0))).toEqual([0, 1, 2, 3]);
  });

  it.prop([fc.array(fc.tuple(fc.constantFrom(...SLOTS), fc.constantFrom(...SLOTS)))])(
    'stand in one slot each, whatever moves',
    (moves) => {
      const order = moves.reduce<RowOrder>((before, [row, slot]) => withRowIn(before, row, slot), []);
      expect(rowsOf(order).sort()).toEqual(SLOTS);
    },
  );
});
