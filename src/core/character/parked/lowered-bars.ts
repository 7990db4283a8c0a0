import { BARS, type Bar } from '../../rules/bars.ts';
import type { LoweredBar } from '../sheet/sheet.ts';

type Limits = Readonly<Record<Bar, number>>;

const isLoss = ({ from, to }: LoweredBar): boolean => to < from;

/**
 * Adds losses of bars. Losses that overlap or meet become one, so that nothing counts twice; they are in the
 * order of bars, the highest first.
 * Rule: docs/rules/loading-and-upgrade.md#parked-belongings.
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

/** The part of the losses up to a limit for each bar. */
export function loweredUpTo(lowered: readonly LoweredBar[], limits: Limits): readonly LoweredBar[] {
  return lowered.map((one) => ({ ...one, from: Math.min(one.from, limits[one.bar]) })).filter(isLoss);
}

/** The part of the losses above a limit for each bar. */
export function loweredAbove(lowered: readonly LoweredBar[], limits: Limits): readonly LoweredBar[] {
  return lowered.map((one) => ({ ...one, to: Math.max(one.to, limits[one.bar]) })).filter(isLoss);
}

/** The points that a bar lost. */
export function loweredBy(lowered: readonly LoweredBar[], bar: Bar): number {
  return lowered.reduce((sum, one) => sum + (one.bar === bar ? one.from - one.to : 0), 0);
}
