import { wholeNumber } from '../../lib/whole-number.ts';
import type { Rest } from '../parts/rests.ts';
import type { BarChange, Bars } from './bar-changes.ts';

/**
 * What a rest gives back: a bar rises to a part of its maximum, rounded up, or by an amount. A bar that is
 * above that part already stays. Bars that gain nothing are left out.
 * Rule: docs/rules/play.md#rests.
 */
export function restGains({ restores }: Rest, values: Bars, maxima: Bars): readonly BarChange[] {
  return restores.flatMap(({ resource, part, amount }) => {
    const room = maxima[resource] - values[resource];
    const gained = amount ?? wholeNumber(maxima[resource] * (part ?? 0)) - values[resource];
    const given = Math.min(gained, room);
    return given > 0 ? [{ resource, amount: given }] : [];
  });
}
