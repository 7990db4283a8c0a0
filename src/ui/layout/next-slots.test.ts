import { describe, expect, it } from 'vitest';
import { nextSlots } from './next-slots.ts';

const range = (from: number, to: number) =>
  new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));

describe('nextSlots', () => {
  it('adds six at most, from the middle outwards, until all are there', () => {
    const near = range(10, 24);
    const first = nextSlots(new Set(), near);
    expect([...first].sort()).toEqual([14, 15, 16, 17, 18, 19]);
    const second = nextSlots(first, near);
    expect(second.size).toBe(12);
    const third = nextSlots(second, near);
    expect([...third].sort()).toEqual([...near]);
    expect(nextSlots(third, near)).toBe(third);
  });

  it('drops those that are far at once', () => {
    expect([...nextSlots(range(0, 5), range(4, 6))].sort()).toEqual([4, 5, 6]);
    expect([...nextSlots(range(0, 5), new Set())]).toEqual([]);
  });
});
