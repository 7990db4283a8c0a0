import { expect, test } from 'vitest';
import type { Breakpoint, TilePlace } from '../../../core/character/sheet/sheet.ts';
import { GRID } from './breakpoints.ts';
import { defaultPlaces } from './default-places.ts';
import { TILE_IDS, type TileId } from './tile-id.ts';

const LISTS: readonly TileId[] = ['skills', 'inventory', 'talents', 'notes'];

/** Rows as characters have them: counters and bars alike, the rest of any length. */
const NEEDS: readonly ((tile: TileId) => number)[] = [
  () => 1,
  () => 2,
  (tile) => (LISTS.includes(tile) ? 5 : 2),
  (tile) =>
    ({ skills: 6, inventory: 2, talents: 40, notes: 1, equipment: 3, potential: 2 })[tile as string] ?? 1,
  (tile) =>
    ({ skills: 1, inventory: 40, talents: 1, notes: 3, equipment: 5, potential: 3 })[tile as string] ?? 2,
];

/** Each breakpoint at a width in px at which each of its plans begins. */
const ROOMS: readonly (readonly [breakpoint: Breakpoint, width: number])[] = [
  ['xl', 2470],
  ['xl', 2090],
  ['xl', 1380],
  ['lg', 1140],
  ['md', 940],
  ['sm', 740],
  ['sm', 710],
  ['xs', 450],
  ['xxs', 300],
];

/** Every cell of the rectangle that the tiles make, with how many tiles lie on it. */
function cells(places: readonly TilePlace[], columns: number): readonly number[] {
  const rows = Math.max(...places.map(({ y, h }) => y + h));
  return Array.from({ length: rows * columns }, (_, cell) => {
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    return places.filter((tile) => x >= tile.x && x < tile.x + tile.w && y >= tile.y && y < tile.y + tile.h)
      .length;
  });
}

test.each(ROOMS)('at %s of %i px all twelve tiles fill a rectangle without holes', (breakpoint, width) => {
  for (const rowsOf of NEEDS) {
    const places = defaultPlaces(breakpoint, width, rowsOf);
    expect(places.map(({ i }) => i).sort()).toEqual([...TILE_IDS].sort());
    expect(new Set(cells(places, GRID[breakpoint].columns))).toEqual(new Set([1]));
  }
});

test.each(ROOMS)('at %s of %i px every tile has the rows it needs, up to a limit', (breakpoint, width) => {
  for (const rowsOf of NEEDS) {
    for (const { i, h } of defaultPlaces(breakpoint, width, rowsOf)) {
      expect(h).toBeGreaterThanOrEqual(Math.min(rowsOf(i as TileId), 12));
    }
  }
});

test('what the notes stand below is as tall as it needs: their field takes the room that is left', () => {
  const places = defaultPlaces('lg', 1140, (tile) => (tile === 'inventory' ? 12 : 2));
  const heights = new Map(places.map(({ i, h }) => [i, h]));
  expect(heights.get('skills')).toBe(2);
  expect(heights.get('notes')).toBe(8);
  expect(heights.get('inventory')).toBe(12);
});
