import { describe, expect, it } from 'vitest';
import { dayText } from './day-text.ts';

const NOON = new Date(2026, 10, 23, 12).getTime();

describe('dayText', () => {
  it.each([
    ['today', 2026, 10, 23, 0],
    ['yesterday', 2026, 10, 22, 23],
    ['Nov 21', 2026, 10, 21, 23],
    ['Dec 31, 2025', 2025, 11, 31, 23],
    ['Nov 24', 2026, 10, 24, 1],
  ] as const)('says %s', (text, year, month, day, hour) => {
    expect(dayText(new Date(year, month, day, hour).getTime(), NOON)).toBe(text);
  });
});
