import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';

interface Plan {
  readonly id: string;
  readonly breakpoint: Breakpoint;
  /** The minimum width of the grid in px. */
  readonly from: number;
}

/**
 * The plans of the default places, the widest first. A breakpoint has a plan for each width at which lists
 * break into more columns.
 */
const PLANS = [
  { id: 'xlWidest', breakpoint: 'xl', from: 2470 },
  { id: 'xlWide', breakpoint: 'xl', from: 2090 },
  { id: 'xl', breakpoint: 'xl', from: 0 },
  { id: 'lg', breakpoint: 'lg', from: 0 },
  { id: 'md', breakpoint: 'md', from: 0 },
  { id: 'sm', breakpoint: 'sm', from: 0 },
  { id: 'xs', breakpoint: 'xs', from: 0 },
  { id: 'xxs', breakpoint: 'xxs', from: 0 },
] as const satisfies readonly Plan[];

type PlanId = (typeof PLANS)[number]['id'];

/**
 * A tile's place in a plan. Sections are stacked. The lanes of a section are next to each other, and the
 * bands of a lane are stacked. All lanes of a section end at the same row, but for far shorter ones at the
 * end of the page. Lower numbers come first; numbers may be skipped.
 */
export interface DefaultPlace extends PlaceInSection {
  readonly section: number;
  /** Its place in the section where that lane is lower without it. */
  readonly otherwise?: PlaceInSection;
}

interface PlaceInSection {
  readonly lane: number;
  readonly band: number;
  /** The tile's first column in the grid, from 0. */
  readonly x: number;
  /** The tile's width in columns. */
  readonly w: number;
}

/** A tile's place in every plan. Its height follows from its content. */
export type DefaultPlaces = Readonly<Record<PlanId, DefaultPlace>>;

/** The plan of a breakpoint for a grid of a width in px. */
export function planAt(breakpoint: Breakpoint, width: number): PlanId {
  const plan = PLANS.find((each) => each.breakpoint === breakpoint && width >= each.from);
  return plan?.id ?? breakpoint;
}
