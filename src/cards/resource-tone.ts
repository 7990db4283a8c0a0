import { BAR_TABLE, BARS, type Bar, ofEachBar } from '../core/rules/bars.ts';
import type { Resource } from '../core/rules/vocabulary.ts';
import type { Tone } from '../ui/brand/tone.ts';

/** The colour of a resource. Rule: docs/rules/combat.md#combat-page. */
export const RESOURCE_TONES: Readonly<Record<Resource, Tone | undefined>> = {
  ...ofEachBar((bar) => BAR_TABLE[bar].tone),
  BOOST_POINTS: 'accent',
  ACTION_POINTS: undefined,
};

/** Whether a bar's meter is hatched: it has the same tone as an earlier bar. */
export function isHatched(bar: Bar): boolean {
  return BARS.slice(0, BARS.indexOf(bar)).some((before) => BAR_TABLE[before].tone === BAR_TABLE[bar].tone);
}
