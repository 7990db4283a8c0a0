import { calcGridItemPosition } from 'react-grid-layout/core';
import { gridConfig, rowsFor } from './breakpoints.ts';
import type { TilePlaces } from './places.ts';
import type { GridWidth } from './use-grid-width.ts';

/** The rows that each tile needs to show its whole content. */
export type NeededRows = ReadonlyMap<string, number>;

/** The grid rounds widths to whole pixels. */
const ROUNDING = 2;

/**
 * Measures the rows that the tiles of a grid need. undefined while a tile is not at its place: the grid
 * applies new places after it renders, a dragged tile moves, and paper has a different layout.
 */
export function measureRows(
  element: HTMLElement,
  places: TilePlaces,
  grid: GridWidth,
): NeededRows | undefined {
  const position = { ...gridConfig(grid.breakpoint), containerWidth: grid.width };
  const rows = new Map<string, number>();
  for (const { i, x, y, w, h } of places) {
    const tile = element.querySelector<HTMLElement>(`[data-tile="${i}"]`);
    const content = tile?.querySelector<HTMLElement>('[data-tile-content]');
    const body = content?.parentElement;
    if (!tile || !content || !body) return undefined;
    const { width } = calcGridItemPosition(position, x, y, w, h);
    if (Math.abs(tile.offsetWidth - width) > ROUNDING) return undefined;
    rows.set(i, rowsFor(tile.offsetHeight - body.offsetHeight + content.offsetHeight));
  }
  return rows;
}

export function sameRows(a: NeededRows | undefined, b: NeededRows): boolean {
  return a?.size === b.size && [...b].every(([tile, rows]) => a.get(tile) === rows);
}
