import { describe, expect, it } from 'vitest';
import { MAX_NUMBER, wholeNumber, wholeNumberBelow } from './whole-number.ts';

describe('a whole number', () => {
  it.each([
    [1.2, 2, 1],
    [-1.2, -1, -2],
    [0.000_000_1, 1, 0],
    [7, 7, 7],
    [Number.NaN, 0, 0],
    [Number.POSITIVE_INFINITY, MAX_NUMBER, MAX_NUMBER],
  ])('rounds %s up to %s and down to %s', (value, up, down) => {
    expect([wholeNumber(value), wholeNumberBelow(value)]).toEqual([up, down]);
  });

  it.each([
    ['33 / 1.1', 33 / 1.1, 30],
    ['25 × 2.2', 25 * 2.2, 55],
    ['25 × 1.12', 25 * 1.12, 28],
    ['21 / 0.7', 21 / 0.7, 30],
    ['33 / 2.2', 33 / 2.2, 15],
  ])('is the exact result of %s', (_, value, whole) => {
    expect(value).not.toBe(whole);
    expect([wholeNumber(value), wholeNumberBelow(value)]).toEqual([whole, whole]);
  });
});
