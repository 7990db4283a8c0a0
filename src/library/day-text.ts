const DAY_MS = 86_400_000;
const THIS_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The number of a day of the local calendar. Summer time does not change it. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/**
 * A day in few words: `today`, `yesterday`, or the date, without the year where it is the current one.
 * @param at in ms since 1970
 * @param now in ms since 1970
 */
export function dayText(at: number, now: number): string {
  const days = dayOf(now) - dayOf(at);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? THIS_YEAR : DATE).format(at);
}
