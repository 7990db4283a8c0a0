import { calcGridItemPosition } from 'react-grid-layout/core';
import { gridConfig, stepsFor } from './breakpoints.ts';
import type { TilePlaces } from './places.ts';
import type { GridWidth } from './use-grid-width.ts';

/** The steps that each tile needs to show its whole content. */
export type NeededSteps = ReadonlyMap<string, number>;

/** The room in px below the content of a tile of which the styles require less: where it is lower, it fits. */
const FOOT = 8;

/** The grid rounds widths to whole pixels. */
const ROUNDING = 2;

/**
 * Measures the steps that the tiles of a grid need. undefined while a tile is not at its place: the grid
 * applies new places after it renders, a dragged tile moves, and paper has a different layout.
 */
export function measureSteps(
  element: HTMLElement,
  places: TilePlaces,
  grid: GridWidth,
): NeededSteps | undefined {
  const position = { ...gridConfig(grid.breakpoint), containerWidth: grid.width };
  const steps = new Map<string, number>();
  for (const { i, x, y, w, h } of places) {
    const tile = element.querySelector<HTMLElement>(`[data-tile="${i}"]`);
    const content = tile?.querySelector<HTMLElement>('[data-tile-content]');
    const body = content?.parentElement;
    if (!tile || !content || !body) return undefined;
    const { width } = calcGridItemPosition(position, x, y, w, h);
    if (Math.abs(tile.offsetWidth - width) > ROUNDING) return undefined;
    const foot = Number.parseFloat(getComputedStyle(content).paddingBottom);
    const height = content.offsetHeight + Math.max(0, FOOT - foot);
    steps.set(i, stepsFor(tile.offsetHeight - body.offsetHeight + height));
  }
  return steps;
}

export function sameSteps(a: NeededSteps | undefined, b: NeededSteps): boolean {
  return a?.size === b.size && [...b].every(([tile, steps]) => a.get(tile) === steps);
}
