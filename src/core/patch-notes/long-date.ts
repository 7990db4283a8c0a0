/** A day of the Gregorian calendar; month is 1 to 12. */
export type CalendarDate = readonly [year: number, month: number, day: number];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function monthLength(year: number, month: number): number {
  return (MONTH_LENGTHS[month - 1] ?? 0) + (month === 2 && isLeapYear(year) ? 1 : 0);
}

/** Whether a day of these numbers exists, from year 1 on. */
export function isCalendarDate([year, month, day]: CalendarDate): boolean {
  return (
    [year, month, day].every(Number.isSafeInteger) && year > 0 && day > 0 && day <= monthLength(year, month)
  );
}

/** The index of the weekday from Sunday, counting the days since January 1 of year 1, a Monday. */
function weekdayIndex([year, month, day]: CalendarDate): number {
  const years = year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  let days = years * 365 + leapDays + day;
  for (let each = 1; each < month; each += 1) days += monthLength(year, each);
  return days % 7;
}

/**
 * A date in full US long format, as Wednesday, November 18, 2026. Rule: docs/rules/patch-notes.md#long-dates.
 */
export function longDate(date: CalendarDate): string {
  const [year, month, day] = date;
  return `${WEEKDAYS[weekdayIndex(date)]}, ${MONTHS[month - 1]} ${day}, ${year}`;
}

/** Orders dates with the latest first. */
export function latestFirst(a: CalendarDate, b: CalendarDate): number {
  return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
}
