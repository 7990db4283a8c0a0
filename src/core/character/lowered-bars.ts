import { BARS } from '../rules/vocabulary.ts';
import type { LoweredBar } from './sheet.ts';

/**
 * What bars lost, with more: what overlaps or meets is one, so that nothing is counted twice; by bar, the highest first
 * (seed 1 §4 Validation).
 */
export function withLowered(
  lowered: readonly LoweredBar[],
  more: readonly LoweredBar[],
): readonly LoweredBar[] {
  const all = [...lowered, ...more].filter(({ from, to }) => to < from);
  return BARS.flatMap((bar) => {
    const joined: LoweredBar[] = [];
    for (const one of all.filter((each) => each.bar === bar).sort((a, b) => b.from - a.from)) {
      const last = joined.at(-1);
      if (last === undefined || one.from < last.to) joined.push(one);
      else joined[joined.length - 1] = { ...last, to: Math.min(last.to, one.to) };
    }
    return joined;
  });
}

/** The part of what bars lost that is at most these limits, a number a bar. */
export function loweredUpTo(
  lowered: readonly LoweredBar[],
  limits: Readonly<Record<LoweredBar['bar'], number>>,
): readonly LoweredBar[] {
  return lowered.flatMap(({ bar, from, to }) => {
    const upTo = Math.min(from, limits[bar]);
    return to < upTo ? [{ bar, from: upTo, to }] : [];
  });
}

/** The part of what bars lost that is above these limits, a number a bar. */
export function loweredAbove(
  lowered: readonly LoweredBar[],
  limits: Readonly<Record<LoweredBar['bar'], number>>,
): readonly LoweredBar[] {
  return lowered.flatMap(({ bar, from, to }) => {
    const above = Math.max(to, limits[bar]);
    return above < from ? [{ bar, from, to: above }] : [];
  });
}

/** How much of a bar that is. */
export function loweredBy(lowered: readonly LoweredBar[], bar: LoweredBar['bar']): number {
  return lowered.reduce((sum, one) => sum + (one.bar === bar ? one.from - one.to : 0), 0);
}
