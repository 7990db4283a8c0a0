import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type CalendarDate, isCalendarDate, latestFirst, longDate } from './long-date.ts';

describe('a date in full US long format', () => {
  it.each<[CalendarDate, string]>([
    [[2026, 11, 18], 'Wednesday, November 18, 2026'],
    [[2026, 11, 20], 'Friday, November 20, 2026'],
    [[2024, 2, 29], 'Thursday, February 29, 2024'],
    [[2000, 2, 29], 'Tuesday, February 29, 2000'],
    [[1900, 3, 1], 'Thursday, March 1, 1900'],
    [[1970, 1, 1], 'Thursday, January 1, 1970'],
    [[2023, 12, 31], 'Sunday, December 31, 2023'],
    [[1, 1, 1], 'Monday, January 1, 1'],
    [[9999, 12, 31], 'Friday, December 31, 9999'],
  ])('%j is %s', (date, text) => {
    expect(longDate(date)).toBe(text);
  });

  it.prop([fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })])(
    'is what the calendar says',
    (date) => {
      const numbers: CalendarDate = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const text = date.toLocaleDateString('en-US', {
        dateStyle: 'full',
        timeZone: 'UTC',
        calendar: 'gregory',
      });
      fc.pre(date.getTime() > Date.UTC(1600, 0, 1));
      expect(longDate(numbers)).toBe(text);
      expect(isCalendarDate(numbers)).toBe(true);
    },
  );
});

describe('a date exists', () => {
  it.each<[CalendarDate, boolean]>([
    [[2026, 1, 31], true],
    [[2026, 1, 32], false],
    [[2026, 4, 30], true],
    [[2026, 4, 31], false],
    [[2026, 2, 28], true],
    [[2026, 2, 29], false],
    [[2024, 2, 29], true],
    [[1900, 2, 29], false],
    [[2000, 2, 29], true],
    [[2026, 0, 1], false],
    [[2026, 13, 1], false],
    [[2026, 12, 0], false],
    [[0, 1, 1], false],
    [[1, 1, 1], true],
    [[2026.5, 1, 1], false],
    [[2026, 1.5, 1], false],
    [[2026, 1, 1.5], false],
    [[Number.NaN, 1, 1], false],
    [[1e300, 1, 1], false],
  ])('%j: %s', (date, exists) => {
    expect(isCalendarDate(date)).toBe(exists);
  });
});

it('sorts the latest date first', () => {
  const dates: CalendarDate[] = [
    [2025, 12, 31],
    [2026, 1, 2],
    [2026, 2, 1],
    [2026, 1, 3],
  ];
  expect([...dates].sort(latestFirst)).toEqual([
    [2026, 2, 1],
    [2026, 1, 3],
    [2026, 1, 2],
    [2025, 12, 31],
  ]);
  expect(latestFirst([2026, 1, 1], [2026, 1, 1])).toBe(0);
});
