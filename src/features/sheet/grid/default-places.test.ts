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
  potential     3  0,2,3,3   0,2,5,3   0,2,3,3   0,2,4,3   0,4,5,3   0,4,3,3   0,33,4,3  0,33,2,3
  statusEffects 2  5,2,5,2   5,5,5,2   5,5,5,2   8,2,4,2   0,7,5,2   0,7,3,2   0,11,4,2  0,11,2,2
  equipment     3  10,2,4,3  5,2,5,3   5,2,5,3   4,4,4,3   5,4,5,3   3,4,3,5   0,13,4,3  0,13,2,3
  skills        6  0,5,5,6   0,5,5,6   0,5,5,6   0,5,4,6   0,9,5,6   0,9,6,6   0,5,4,6   0,5,2,6
  inventory     8  5,4,5,11  5,7,5,8   5,7,5,8   4,7,4,8   0,15,10,8 0,15,6,8  0,16,4,8  0,16,2,8
  talents       9  10,5,4,10 10,5,4,10 10,2,4,13 8,4,4,11  0,23,10,9 0,23,6,9  0,24,4,9  0,24,2,9
  notes         4  0,11,5,4  0,11,5,4  0,11,5,4  0,11,4,4  5,7,5,8   0,32,6,4  0,36,4,4  0,36,2,4
`;

/** The tiles on each column of the grid, from top to bottom. */
const columnsOf = (places: readonly TilePlace[], columns: number) =>
  Array.from({ length: columns }, (_, column) =>
    places.filter(({ x, w }) => column >= x && column < x + w).sort((a, b) => a.y - b.y),
  );

/** Where the first tile begins. */
const ABOVE: TilePlace = { i: '', x: 0, y: 0, w: 0, h: 0 };

const endOf = (tiles: readonly TilePlace[]) => Math.max(...tiles.map(({ y, h }) => y + h));

function expectNoHole(tiles: readonly TilePlace[]): void {
  for (const [index, { y }] of tiles.entries()) expect(y).toBe(endOf([ABOVE, ...tiles.slice(0, index)]));
}

describe('the tiles', () => {
  it('are found by their ids', () => {
    for (const tile of TILES) expect(tileOf(tile.id)).toBe(tile);
    expect(() => tileOf('nowhere')).toThrow('No tile has the id nowhere.');
  });
});

describe('the default places', () => {
  it.each(WIDTHS)(
    'at %s of %i px leave no hole, and end at one height or well above it',
    (breakpoint, width) => {
      for (const stepsOf of NEEDS) {
        const places = defaultPlaces(breakpoint, width, stepsOf);
        expect(places.map(({ i }) => i).sort()).toEqual(TILES.map(({ id }) => id).sort());
        for (const tiles of columnsOf(places, GRID[breakpoint].columns)) {
          expectNoHole(tiles);
          const spare = endOf(places) - endOf(tiles);
          expect(spare === 0 || spare > 10).toBe(true);
        }
      }
    },
  );

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

  it('keep every tile at the end as high as its text where another lane is far longer', () => {
    const end = Math.max(...TILES.map((tile) => tile.places.lg.section));
    const [longest, ...others] = TILES.filter((tile) => tile.places.lg.section === end).reverse();
    const places = defaultPlaces('lg', 1140, (tile) => (tile === longest?.id ? 100 : 10));
    const heights = new Map(places.map(({ i, h }) => [i, h]));
    expect(heights.get(longest?.id ?? '')).toBe(100);
    expect(others.filter(({ id }) => heights.get(id) !== 10)).toEqual([]);
  });

  // Above another tile the lanes end at one height, as everywhere.
  const areListsAtEnd = TILES.every(
    ({ places }) => places.lg.section <= tileOf('inventory').places.lg.section,
  );
  it.runIf(areListsAtEnd)('keep a list at the end as high as its text where it would be mostly empty', () => {
    const heightWith = (talents: number) =>
      defaultPlaces('lg', 1140, (tile) => ({ inventory: 20, talents, notes: 5 })[tile] ?? 10).find(
        ({ i }) => i === 'inventory',
      )?.h;
    expect(heightWith(40)).toBe(30);
    expect(heightWith(70)).toBe(20);
  });

  it('move the notes below a short inventory, however long they are', () => {
    const xOfNotes = (inventory: number, notes: number) => {
      const steps: Readonly<Record<string, number>> = { inventory, notes, skills: 38, equipment: 19 };
      return defaultPlaces('xl', 1380, (tile) => steps[tile] ?? 10).find(({ i }) => i === 'notes')?.x;
    };
    expect([xOfNotes(12, 14), xOfNotes(12, 90), xOfNotes(60, 14), xOfNotes(60, 90)]).toEqual([5, 5, 0, 0]);
  });

  it.each(WIDTHS)('at %s of %i px give a tile that holds much the whole width', (breakpoint, width) => {
    const { columns } = GRID[breakpoint];
    for (const stepsOf of NEEDS) {
      const places = defaultPlaces(breakpoint, width, stepsOf, 1, ['statusEffects']);
      const { y = 0, w, h } = places.find(({ i }) => i === 'statusEffects') ?? {};
      expect([w, h]).toEqual([columns, Math.max(10, stepsOf('statusEffects'))]);
      for (const tiles of columnsOf(places, columns)) expectNoHole(tiles);
      // Below the bars, and above all lists where it would stand beside other tiles.
      expect(y).toBeGreaterThan(0);
      const lists = breakpoint === 'xs' || breakpoint === 'xxs' ? [] : LISTS;
      for (const each of lists) expect(places.find(({ i }) => i === each)?.y).toBeGreaterThan(y);
    }
  });

  it('move a tile to its other lane where that is lower without it', () => {
    const placesWith = (statusEffects: number) => {
      const steps: Readonly<Record<string, number>> = { statusEffects, potential: 10, equipment: 25 };
      const places = defaultPlaces('sm', 740, (tile) => steps[tile] ?? 10);
      return new Map(places.map(({ i, x, y, h }) => [i, `${x},${y},${h}`]));
    };
    const few = placesWith(15);
    expect([few.get('potential'), few.get('statusEffects'), few.get('equipment')]).toEqual([
      '0,20,10',
      '0,30,15',
      '3,20,25',
    ]);
    const many = placesWith(34);
    expect([many.get('potential'), many.get('statusEffects'), many.get('equipment')]).toEqual([
      '3,45,10',
      '0,20,35',
      '3,20,25',
    ]);
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
