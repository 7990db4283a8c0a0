import { describe, expect, it } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['7', 7],
    [' 1.5 ', 1.5],
    ['1,5', 1.5],
    ['\u22123', -3],
    ['.5', 0.5],
    ['2.', 2],
    ['1e308', 1e308],
    ['１２', 12],
  ])('reads %j as %d', (text, number) => {
    expect(parseDecimal(text)).toBe(number);
  });

  it.each(['', '-', '--7', '1e999', 'seven', '1.2.3', '0x10', 'Infinity', 'NaN'])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it('reads no text of two million characters as a number', () => {
    // To bring its combining marks in order would take many minutes.
    expect(parseDecimal(`7${'\u0301\u0316'.repeat(1_000_000)}`)).toBeUndefined();
    expect(parseDecimal(` 7${' '.repeat(2_000_000)}`)).toBe(7);
  });
});
