import { BARS, type Bar } from '../../rules/vocabulary.ts';
import type { LoweredBar } from '../sheet/sheet.ts';

type Limits = Readonly<Record<Bar, number>>;

const isLoss = ({ from, to }: LoweredBar): boolean => to < from;

/**
 * What bars lost, with more: what overlaps or meets is one, so that nothing is counted twice; by bar, the highest first
 * (seed 1 §4 Validation).
 */
export function withLowered(
  lowered: readonly LoweredBar[],
  more: readonly LoweredBar[],
): readonly LoweredBar[] {
  const all = [...lowered, ...more].filter(isLoss);
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
export function loweredUpTo(lowered: readonly LoweredBar[], limits: Limits): readonly LoweredBar[] {
  return lowered.map((one) => ({ ...one, from: Math.min(one.from, limits[one.bar]) })).filter(isLoss);
}

/** The part of what bars lost that is above these limits, a number a bar. */
export function loweredAbove(lowered: readonly LoweredBar[], limits: Limits): readonly LoweredBar[] {
  return lowered.map((one) => ({ ...one, to: Math.max(one.to, limits[one.bar]) })).filter(isLoss);
}

/** How much of a bar that is. */
export function loweredBy(lowered: readonly LoweredBar[], bar: Bar): number {
  return lowered.reduce((sum, one) => sum + (one.bar === bar ? one.from - one.to : 0), 0);
}
