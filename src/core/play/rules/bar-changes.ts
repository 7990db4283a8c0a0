import { clamp } from '../../lib/whole-number.ts';
import type { Bar } from '../../rules/bars.ts';

/** A value for each bar. */
export type Bars = Readonly<Record<Bar, number>>;

/** A change of a bar, above 0 a gain; the bar `overflow` loses what this one cannot pay. */
export interface BarChange {
  readonly resource: Bar;
  readonly amount: number;
  readonly overflow?: Bar | undefined;
}

/** What a change did to a bar. */
export interface BarStep {
  readonly resource: Bar;
  readonly from: number;
  readonly to: number;
}

/**
 * What changes do to bars one after another: each stays between 0 and its maximum, and a bar that is above
 * its maximum already loses nothing by a gain. A change that does nothing gives no step.
 * Rule: docs/rules/play.md#the-end-of-a-round.
 */
export function barSteps(changes: readonly BarChange[], values: Bars, maxima: Bars): readonly BarStep[] {
  const now = { ...values };
  const steps: BarStep[] = [];
  const change = (resource: Bar, amount: number): number => {
    const from = now[resource];
    const to = clamp(from + amount, 0, Math.max(from, maxima[resource]));
    now[resource] = to;
    if (to !== from) steps.push({ resource, from, to });
    return amount - (to - from);
  };
  for (const { resource, amount, overflow } of changes) {
    const missing = change(resource, amount);
    if (overflow !== undefined && missing < 0) change(overflow, missing);
  }
  return steps;
}

/** The bars after these steps. */
export function afterSteps(values: Bars, steps: readonly BarStep[]): Bars {
  const after = { ...values };
  for (const { resource, to } of steps) after[resource] = to;
  return after;
}
