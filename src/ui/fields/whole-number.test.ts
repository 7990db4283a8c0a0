import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { clampNumber, parseWholeNumber } from './whole-number.ts';

describe('parseWholeNumber', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['+7', 7],
    ['-3', -3],
    ['−3', -3],
    ['12.9', 12],
    ['12,9', 12],
    ['-0.5', 0],
    ['1,200', 1200],
    ['1 200', 1200],
    ['1,234,567.8', 1234567],
    ['１２', 12],
  ])('reads %j as %d', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number);
  });

  it.each(['', ' ', 'abc', '12abc', '1e3', '--2', '0x10', 'Infinity', 'NaN', '1.2.3', '1,20,300', '2d6'])(
    'reads %j as no number',
    (text) => {
      expect(parseWholeNumber(text)).toBeUndefined();
    },
  );

  it('reads no text of two million characters as a number', () => {
    // To bring its combining marks in order would take many minutes.
    expect(parseWholeNumber(`7${'\u0301\u0316'.repeat(1_000_000)}`)).toBeUndefined();
    expect(parseWholeNumber(`1${',000'.repeat(500_000)}`)).toBeUndefined();
    expect(parseWholeNumber(` 7${' '.repeat(2_000_000)}`)).toBe(7);
  });

  it('clamps a number beyond the safe integers', () => {
    expect(parseWholeNumber('9'.repeat(400))).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.prop([fc.string()])('gives a whole number or none for any text', (text) => {
    const number = parseWholeNumber(text);
    expect(number === undefined || Number.isSafeInteger(number)).toBe(true);
  });

  it.prop([fc.maxSafeInteger()])('reads a number back from its text', (number) => {
    expect(parseWholeNumber(String(number))).toBe(number);
  });
});

describe('clampNumber', () => {
  it.prop([fc.integer(), fc.integer(), fc.integer()])('stays within its bounds', (value, one, other) => {
    const [min, max] = [Math.min(one, other), Math.max(one, other)];
    const clamped = clampNumber(value, min, max);
    expect(clamped).toBeGreaterThanOrEqual(min);
    expect(clamped).toBeLessThanOrEqual(max);
    if (value >= min && value <= max) expect(clamped).toBe(value);
  });

  it('prefers the lower bound if they contradict each other', () => {
    expect(clampNumber(5, 3, 1)).toBe(3);
  });
});
