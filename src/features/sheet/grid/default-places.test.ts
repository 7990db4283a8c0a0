import { describe, expect, it } from 'vitest';
import type { Breakpoint, TilePlace } from '../../../core/character/sheet/sheet.ts';
import { TILES, tileOf } from '../tiles/index.tsx';
import { GRID } from './breakpoints.ts';
import { defaultPlaces } from './default-places.ts';

const LISTS: readonly string[] = ['skills', 'inventory', 'talents', 'notes'];

const CHARACTERS: readonly Readonly<Record<string, number>>[] = [
  { skills: 63, inventory: 21, talents: 400, notes: 10, equipment: 34, potential: 20 },
  { skills: 11, inventory: 400, talents: 12, notes: 37, equipment: 55, potential: 30 },
];

/** The steps that tiles need: the same for figures, any number for lists. */
const NEEDS: readonly ((tile: string) => number)[] = [
  () => 10,
  () => 20,
  (tile) => (LISTS.includes(tile) ? 53 : 20),
  ...CHARACTERS.map((steps) => (tile: string) => steps[tile] ?? 17),
];

/** Each breakpoint at a width in px at which each of its plans begins. */
const WIDTHS: readonly (readonly [breakpoint: Breakpoint, width: number])[] = [
  ['xl', 2470],
  ['xl', 2090],
  ['xl', 1380],
  ['lg', 1140],
  ['md', 940],
  ['sm', 740],
  ['xs', 450],
  ['xxs', 300],
];

/** One line per tile: the steps that it needs, and its `x,y,w,h` at each of `WIDTHS`. */
const LAYOUT = `
  health        1  0,0,3,2   0,0,4,2   0,0,3,2   0,0,3,2   0,0,4,2   0,0,2,2   0,0,2,1   0,0,1,1
  energy        1  3,0,3,2   4,0,4,2   3,0,3,2   3,0,3,2   4,0,4,2   2,0,2,2   2,0,2,1   1,0,1,1
  vigor         2  6,0,3,2   8,0,3,2   6,0,3,2   6,0,3,2   0,2,4,2   0,2,2,2   0,1,2,2   0,1,1,2
  focus         2  9,0,3,2   11,0,3,2  9,0,3,2   9,0,3,2   4,2,4,2   2,2,2,2   2,1,2,2   1,1,1,2
  boostPoints   2  12,0,2,2  10,2,2,3  12,0,2,2  4,2,2,2   8,0,2,2   4,0,2,2   0,3,2,2   0,3,1,2
  currency      1  3,2,2,3   12,2,2,3  3,2,2,3   6,2,2,2   8,2,2,2   4,2,2,2   2,3,2,2   1,3,1,2
  potential     3  0,2,3,3   0,2,5,3   0,2,3,3   0,2,4,3   0,4,5,3   3,4,3,3   0,33,4,3  0,33,2,3
  statusEffects 2  5,2,5,2   5,5,5,2   5,5,5,2   8,2,4,2   5,7,5,2   3,10,3,2  0,5,4,2   0,5,2,2
  equipment     3  10,2,4,3  5,2,5,3   5,2,5,3   4,4,4,3   5,4,5,3   3,7,3,3   0,7,4,3   0,7,2,3
  skills        6  0,5,5,6   0,5,5,6   0,5,5,6   0,5,4,6   0,7,5,6   0,4,3,6   0,10,4,6  0,10,2,6
  inventory     8  5,4,5,11  5,7,5,8   5,7,5,8   4,7,4,8   5,9,5,8   3,12,3,8  0,16,4,8  0,16,2,8
  talents       9  10,5,4,10 10,5,4,10 10,2,4,13 8,4,4,11  0,17,10,9 0,20,6,9  0,24,4,9  0,24,2,9
  notes         4  0,11,5,4  0,11,5,4  0,11,5,4  0,11,4,4  0,13,5,4  0,10,3,10 0,36,4,4  0,36,2,4
`;

/** For every cell of the rectangle around the tiles, the number of tiles on it. */
function cells(places: readonly TilePlace[], columns: number): readonly number[] {
  const rows = Math.max(...places.map(({ y, h }) => y + h));
  return Array.from({ length: rows * columns }, (_, cell) => {
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    return places.filter((tile) => x >= tile.x && x < tile.x + tile.w && y >= tile.y && y < tile.y + tile.h)
      .length;
  });
}

describe('the tiles', () => {
  it('are found by their ids', () => {
    for (const tile of TILES) expect(tileOf(tile.id)).toBe(tile);
    expect(() => tileOf('nowhere')).toThrow('No tile has the id nowhere.');
  });
});

describe('the default places', () => {
  it.each(WIDTHS)('at %s of %i px fill a rectangle without overlaps and holes', (breakpoint, width) => {
    for (const stepsOf of NEEDS) {
      const places = defaultPlaces(breakpoint, width, stepsOf);
      expect(places.map(({ i }) => i).sort()).toEqual(TILES.map(({ id }) => id).sort());
      expect(new Set(cells(places, GRID[breakpoint].columns))).toEqual(new Set([1]));
    }
  });

  it.each(WIDTHS)('at %s of %i px give every tile the steps it needs, up to a limit', (breakpoint, width) => {
    for (const stepsOf of NEEDS) {
      for (const { i, h } of defaultPlaces(breakpoint, width, stepsOf)) {
        expect(h).toBeGreaterThanOrEqual(Math.min(stepsOf(i), 120));
      }
    }
  });

  it('make a list above the notes as tall as it needs, and give the notes the spare steps', () => {
    const places = defaultPlaces('lg', 1140, (tile) => (tile === 'inventory' ? 12 : 2));
    const heights = new Map(places.map(({ i, h }) => [i, h]));
    expect(heights.get('skills')).toBe(2);
    expect(heights.get('notes')).toBe(12);
    expect(heights.get('inventory')).toBe(12);
  });

  it('limit the height of a list to as much text, whatever its size', () => {
    const heightOf = (textScale?: number) =>
      defaultPlaces('xxs', 300, () => 1000, textScale).find(({ i }) => i === 'inventory')?.h;
    expect(heightOf()).toBe(160);
    expect(heightOf(2)).toBe(320);
  });

  it('are the documented ones', () => {
    const rows = LAYOUT.trim()
      .split('\n')
      .map((row) => row.trim().split(/ +/u));
    const needs = new Map(rows.map(([tile, need]) => [tile, Number(need)]));
    for (const [column, [breakpoint, width]] of WIDTHS.entries()) {
      const places = defaultPlaces(breakpoint, width, (tile) => needs.get(tile) ?? 1);
      for (const [tile, , ...known] of rows) {
        const { x, y, w, h } = places.find(({ i }) => i === tile) ?? {};
        expect([tile, `${x},${y},${w},${h}`]).toEqual([tile, known[column]]);
      }
    }
  });
});
