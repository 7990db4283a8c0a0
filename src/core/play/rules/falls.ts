import { isBar } from '../../rules/bars.ts';
import { FALLS, type Fall, type Threshold } from '../parts/falling.ts';
import type { Play } from '../play.ts';
import type { Bars } from './bar-changes.ts';

/** A threshold that was passed. */
export interface PassedThreshold {
  readonly fall: Fall;
  readonly threshold: Threshold;
}

const isAtOrBelow = (bars: Bars, { resource, at }: Threshold): boolean => bars[resource] <= at;

/**
 * Whether bars are down to a threshold, as those of a character who has fallen.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function isDownTo(fall: Fall, bars: Bars, { falling }: Pick<Play, 'falling'>): boolean {
  const threshold = falling.get(fall);
  return threshold !== undefined && isAtOrBelow(bars, threshold);
}

/** Whether bars are those of someone who is down or dead. Rule: docs/rules/play.md#falling-and-death. */
export const hasFallen = (bars: Bars, play: Pick<Play, 'falling'>): boolean =>
  FALLS.some((fall) => isDownTo(fall, bars, play));

/**
 * The thresholds that bars passed on their way down, falling before death: what falling costs may be what
 * kills. Bars that were down already pass nothing.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function passedThresholds(
  before: Bars,
  after: Bars,
  { falling }: Pick<Play, 'falling'>,
): readonly PassedThreshold[] {
  const passed: PassedThreshold[] = [];
  const now = { ...after };
  for (const fall of FALLS) {
    const threshold = falling.get(fall);
    if (threshold === undefined || isAtOrBelow(before, threshold) || !isAtOrBelow(now, threshold)) continue;
    passed.push({ fall, threshold });
    for (const { resource, amount } of threshold.costs) {
      if (isBar(resource)) now[resource] = Math.max(0, now[resource] - amount);
    }
  }
  return passed;
}
