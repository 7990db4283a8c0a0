import { calcGridItemPosition } from 'react-grid-layout/core';
import { gridConfig, rowsFor } from './breakpoints.ts';
import type { TilePlaces } from './places.ts';
import type { GridWidth } from './use-grid-width.ts';

/** How many rows each tile needs to show the whole of what it holds. */
export type NeededRows = ReadonlyMap<string, number>;

/** Widths are rounded to whole pixels. */
const ROUNDING = 2;

/**
 * The rows that the tiles of a grid need, measured; undefined while they do not stand where they should: a grid takes its
 * places over a little later than it gets them, a dragged tile is on its way, and on paper everything is elsewhere.
 */
export function measureRows(grid: HTMLElement, places: TilePlaces, room: GridWidth): NeededRows | undefined {
  const position = { ...gridConfig(room.breakpoint), containerWidth: room.width };
  const rows = new Map<string, number>();
  for (const { i, x, y, w, h } of places) {
    const tile = grid.querySelector<HTMLElement>(`[data-tile="${i}"]`);
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
