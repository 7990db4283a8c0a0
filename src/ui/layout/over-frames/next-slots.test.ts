import { describe, expect, it } from 'vitest';
import { nextSlots } from './next-slots.ts';

const range = (from: number, to: number) =>
  new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));

describe('nextSlots', () => {
  it('adds three at most, from the middle outwards, until all are there', () => {
    const near = range(10, 18);
    const first = nextSlots(new Set(), near);
    expect([...first].sort()).toEqual([13, 14, 15]);
    const second = nextSlots(first, near);
    expect(second.size).toBe(6);
    const all = nextSlots(second, near);
    expect([...all].sort()).toEqual([...near]);
    expect(nextSlots(all, near)).toBe(all);
  });

  it('takes away three at most of those that are far', () => {
    const near = range(4, 6);
    const first = nextSlots(range(0, 5), near);
    expect([...first].sort()).toEqual([3, 4, 5, 6]);
    const all = nextSlots(first, near);
    expect([...all].sort()).toEqual([...near]);
    expect(nextSlots(all, near)).toBe(all);
    expect([...nextSlots(range(0, 2), new Set())]).toEqual([]);
  });
});
