import type { Layout, LayoutItem } from 'react-grid-layout';
import {
  bottom,
  clamp,
  cloneLayout,
  correctBounds,
  getLayoutItem,
  moveElement,
  verticalCompactor,
} from 'react-grid-layout/core';
import type { Breakpoint, TilePlace } from '../../../core/character/sheet/sheet.ts';
import { TILES } from '../tiles/index.tsx';
import { GRID, STEPS_PER_ROW } from './breakpoints.ts';

export type TilePlaces = readonly TilePlace[];

/** The minimum width of a tile in columns: a single narrow column is too small for a control. */
export const MIN_COLUMNS: Readonly<Record<Breakpoint, number>> = {
  xl: 2,
  lg: 2,
  md: 2,
  sm: 2,
  xs: 2,
  xxs: 1,
};

/** The most rows of a tile; a saved place may give any number. */
const MAX_ROWS = 50;

const placeOf = ({ i, x, y, w, h }: LayoutItem): TilePlace => ({ i, x, y, w, h });

/**
 * Packs places as react-grid-layout does: inside the grid, without overlaps, and without a gap above a tile.
 */
function packed(layout: Layout, columns: number): TilePlaces {
  return verticalCompactor
    .compact(correctBounds(cloneLayout(layout), { cols: columns }), columns)
    .map(placeOf);
}

/** Sorts places from top to bottom, then from left to right. */
export function inReadingOrder(places: TilePlaces): TilePlaces {
  return [...places].sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * The tiles one below the other, each across the whole grid, and at least as high as at its default place.
 */
export function stacked(places: TilePlaces, defaults: TilePlaces, breakpoint: Breakpoint): TilePlaces {
  const w = GRID[breakpoint].columns;
  const least = new Map(defaults.map(({ i, h }) => [i, h]));
  let y = 0;
  return inReadingOrder(places).map((place) => {
    const h = Math.max(place.h, least.get(place.i) ?? 1);
    const below = { i: place.i, x: 0, y, w, h };
    y += h;
    return below;
  });
}

export function samePlaces(a: TilePlaces, b: TilePlaces): boolean {
  return (
    a.length === b.length &&
    a.every((place) =>
      b.some(
        ({ i, x, y, w, h }) =>
          i === place.i && x === place.x && y === place.y && w === place.w && h === place.h,
      ),
    )
  );
}

/** Places in rows, as they are saved, in the steps of the grid on the screen. */
const inSteps = (places: TilePlaces): TilePlaces =>
  places.map((place) => ({ ...place, y: place.y * STEPS_PER_ROW, h: place.h * STEPS_PER_ROW }));

/** Whether the places are in whole rows, as saved ones are. */
export const areRows = (places: TilePlaces): boolean =>
  places.every(({ y, h }) => y % STEPS_PER_ROW === 0 && h % STEPS_PER_ROW === 0);

/** Places in steps as they are saved: in rows, each tile as high as it is or by a part of a row higher. */
export function inRows(places: TilePlaces, breakpoint: Breakpoint): TilePlaces {
  const rowsOf = (steps: number) => Math.ceil(steps / STEPS_PER_ROW);
  // Packed before they are divided: positions that are rounded would change which tile is above another.
  const whole = packed(
    places.map((place) => ({ ...place, h: rowsOf(place.h) * STEPS_PER_ROW })),
    GRID[breakpoint].columns,
  );
  return whole.map((place) => ({ ...place, y: rowsOf(place.y), h: rowsOf(place.h) }));
}

/**
 * The places on the screen, in steps. Repairs saved places: drops unknown and duplicate tiles, clamps sizes
 * to the grid, and adds missing tiles at the end. Without saved places the default ones apply.
 */
export function placesFrom(
  saved: TilePlaces | undefined,
  defaults: TilePlaces,
  breakpoint: Breakpoint,
): TilePlaces {
  if (saved === undefined || saved.length === 0) return defaults;
  const { columns } = GRID[breakpoint];
  const known = TILES.flatMap(({ id }) => saved.find(({ i }) => i === id) ?? []).map(({ i, x, y, w, h }) => {
    const width = clamp(w, MIN_COLUMNS[breakpoint], columns);
    return { i, x: clamp(x, 0, columns - width), y, w: width, h: clamp(h, 1, MAX_ROWS) };
  });
  const end = bottom(known) * STEPS_PER_ROW;
  const missing = defaults
    .filter(({ i }) => known.every((place) => place.i !== i))
    .map((place) => ({ ...place, y: place.y + end }));
  return packed([...inSteps(known), ...missing], columns);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * Moves a tile one column, or as many rows as it takes to change its place: tiles stay packed, so a tile
 * moves down past the tiles below it. Returns the same places where it cannot move further.
 */
export function moved(
  places: TilePlaces,
  tile: string,
  direction: Direction,
  breakpoint: Breakpoint,
): TilePlaces {
  const { columns } = GRID[breakpoint];
  const from = places.find(({ i }) => i === tile);
  if (from === undefined) return places;
  const [dx, dy] = STEPS[direction];
  const x = from.x + dx;
  if (x < 0 || x + from.w > columns) return places;
  const last = dy < 0 ? from.y : bottom(places);
  for (let distance = 1; distance <= Math.max(1, last); distance += 1) {
    const y = from.y + dy * distance;
    if (y < 0) return places;
    const layout = cloneLayout(places);
    const item = getLayoutItem(layout, tile);
    if (item === undefined) return places;
    const next = packed(moveElement([...layout], item, x, y, true, false, 'vertical', columns), columns);
    if (dy === 0 || next.find(({ i }) => i === tile)?.y !== from.y) return next;
  }
  return places;
}

/** Makes a tile one column or row larger (right, down) or smaller (left, up), within the grid. */
export function resized(
  places: TilePlaces,
  tile: string,
  direction: Direction,
  breakpoint: Breakpoint,
): TilePlaces {
  const { columns } = GRID[breakpoint];
  const [dw, dh] = STEPS[direction];
  const from = places.find(({ i }) => i === tile);
  if (from === undefined) return places;
  const w = clamp(from.w + dw, MIN_COLUMNS[breakpoint], columns);
  const h = clamp(from.h + dh, 1, MAX_ROWS);
  if (w === from.w && h === from.h) return places;
  // At the right edge it grows to the left.
  const x = Math.min(from.x, columns - w);
  return packed(
    places.map((place) => (place.i === tile ? { ...place, x, w, h } : place)),
    columns,
  );
}
