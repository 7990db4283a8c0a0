import type { ShareInterval } from '../../../core/simulation/forecast/forecast-counts.ts';

const percent = (share: number): number => Math.round(100 * share);

/** Half of the interval in points, at least 1 while anything is open: `±3`. */
function marginOf({ low, high }: ShareInterval): number {
  return Math.max(high > low ? 1 : 0, Math.ceil(50 * (high - low)));
}

/** The margin in words: `± 3 points`. */
export function marginText(interval: ShareInterval): string {
  const margin = marginOf(interval);
  return `± ${margin} ${margin === 1 ? 'point' : 'points'}`;
}

/** A share in percent: `62 %`. */
export function percentText(share: number): string {
  return `${percent(share)} %`;
}

/** The main result as a sentence. */
export function winsText(interval: ShareInterval): string {
  return `The party wins ${percentText(interval.share)} of the fights, ${marginText(interval)}.`;
}
