import type { Bar } from '../../rules/bars.ts';
import type { Resource } from '../../rules/vocabulary.ts';
import type { Threshold } from '../parts/falling.ts';
import type { Play } from '../play.ts';
import { afterSteps, type BarChange, type BarStep, type Bars, barSteps } from './bar-changes.ts';
import { type PassedThreshold, passedThresholds } from './falls.ts';

/**
 * How the rules read and change somebody with bars. A sheet gives another sheet for each change; a fighter of
 * a simulated fight is changed in place.
 */
export interface BarAccess<Owner> {
  /** The bars now; later changes leave this record as it is. */
  bars(owner: Owner): Bars;
  maxima(owner: Owner): Bars;
  withBars(owner: Owner, bars: Bars): Owner;
  withinMaxima(owner: Owner): Owner;
  /** A resource after it paid an amount as far as it goes. */
  paying(owner: Owner, resource: Resource, amount: number): Owner;
  withoutStatusEffects(owner: Owner): Owner;
  /** The bar does not return to what a lower maximum took from it. */
  withoutLosses(owner: Owner, bar: Bar): Owner;
}

/** Somebody after a change of bars. */
interface Changed<Owner> {
  readonly owner: Owner;
  /** Whether it fell or died by it. */
  readonly passed: readonly PassedThreshold[];
}

/**
 * Changes bars one after another, and lets their owner fall or die where they come down to it. Several
 * changes at once are one fall. `steps`: what the bars went through, in order.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function applyBarChanges<Owner>(
  owner: Owner,
  changes: readonly BarChange[],
  access: BarAccess<Owner>,
  play: Pick<Play, 'falling'>,
): Changed<Owner> & { readonly steps: readonly BarStep[] } {
  const before = access.bars(owner);
  const steps = barSteps(changes, before, access.maxima(owner));
  const changed = access.withinMaxima(access.withBars(owner, afterSteps(before, steps)));
  return { ...applyFalls(before, changed, access, play), steps };
}

/**
 * The owner of changed bars, fallen or dead where these came down to it. Bars that were down before the
 * change are no fall.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function applyFalls<Owner>(
  before: Bars,
  changed: Owner,
  access: BarAccess<Owner>,
  play: Pick<Play, 'falling'>,
): Changed<Owner> {
  const passed = passedThresholds(before, access.bars(changed), play);
  return { owner: passed.reduce((each, { threshold }) => fallen(each, threshold, access), changed), passed };
}

/**
 * The owner after it passed a threshold: it pays what that costs as far as it can, its status effects end
 * where the rule says so, and the bar stays down even if a maximum rises again.
 */
function fallen<Owner>(
  owner: Owner,
  { costs, clearsStatusEffects, resource }: Threshold,
  access: BarAccess<Owner>,
): Owner {
  const paid = costs.reduce((each, cost) => access.paying(each, cost.resource, cost.amount), owner);
  return access.withinMaxima(
    clearsStatusEffects ? access.withoutLosses(access.withoutStatusEffects(paid), resource) : paid,
  );
}
