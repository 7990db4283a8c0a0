import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, type TilePlace } from '../../../core/character/sheet/sheet.ts';
import { TILES } from '../tiles/index.tsx';
import { GRID } from './breakpoints.ts';
import { defaultPlaces } from './default-places.ts';
import {
  areRows,
  inReadingOrder,
  inRows,
  moved,
  placesFrom,
  resized,
  samePlaces,
  stacked,
} from './places.ts';

/** In steps; each tile is as high as two rows. */
const defaults = defaultPlaces('xxs', 300, () => 20);
const rows = inRows(defaults, 'xxs');
const at = (places: readonly TilePlace[], tile: string) => places.find(({ i }) => i === tile)!;

function overlaps(places: readonly TilePlace[]): boolean {
  return places.some((a) =>
    places.some(
      (b) => a.i !== b.i && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h,
    ),
  );
}

describe('places', () => {
  it('are the default ones if nothing is saved', () => {
    expect(placesFrom(undefined, defaults, 'xxs')).toBe(defaults);
    expect(placesFrom([], defaults, 'xxs')).toBe(defaults);
  });

  it('stay as they were saved', () => {
    const swapped = moved(rows, 'health', 'right', 'xxs');
    const places = placesFrom(swapped, defaults, 'xxs');
    expect(at(places, 'health')).toEqual({ i: 'health', x: 1, y: 0, w: 1, h: 20 });
    expect(areRows(places)).toBe(true);
    expect(samePlaces(inRows(places, 'xxs'), swapped)).toBe(true);
  });

  it('saved before a tile existed stay, and the new tile is below them', () => {
    const saved = moved(rows, 'health', 'right', 'xxs').filter(({ i }) => i !== 'statusEffects');
    // Packed, as they were saved then.
    const packed = inRows(placesFrom(saved, defaults, 'xxs'), 'xxs').filter(({ i }) => i !== 'statusEffects');
    const places = inRows(placesFrom(packed, defaults, 'xxs'), 'xxs');
    expect(places.filter(({ i }) => i !== 'statusEffects')).toEqual(packed);
    expect(at(places, 'statusEffects').y).toBe(Math.max(...packed.map(({ y, h }) => y + h)));
  });

  it('drop duplicate and unknown tiles, add missing tiles, and stay inside the grid', () => {
    const saved = [
      { i: 'notes', x: 5, y: 1000, w: 1000, h: 1000 },
      { i: 'notes', x: 0, y: 0, w: 1, h: 1 },
      { i: '__proto__', x: 0, y: 0, w: 2, h: 2 },
      { i: 'health', x: 0, y: 0, w: 1, h: 1 },
    ];
    const places = placesFrom(saved, defaults, 'xxs');
    expect(places.map(({ i }) => i).sort()).toEqual(TILES.map(({ id }) => id).sort());
    expect(overlaps(places)).toBe(false);
    expect(at(places, 'health')).toEqual({ i: 'health', x: 0, y: 0, w: 1, h: 10 });
    expect(at(places, 'notes').w).toBe(2);
  });

  it('have a reading order, row by row', () => {
    expect(inReadingOrder([...defaults].reverse()).map(({ i }) => i)).toEqual(defaults.map(({ i }) => i));
  });
});

describe('places in steps', () => {
  const needs: Readonly<Record<string, number>> = { equipment: 14, skills: 38, inventory: 55, talents: 79 };

  it.each(BREAKPOINTS)(
    'at %s are saved in rows, and each tile stays where it was among the others',
    (breakpoint) => {
      const places = defaultPlaces(breakpoint, GRID[breakpoint].from, (tile) => needs[tile] ?? 13);
      expect(areRows(places)).toBe(false);
      const saved = inRows(places, breakpoint);
      expect(overlaps(saved)).toBe(false);
      for (const { i, x, y, w, h } of places) {
        expect(at(saved, i)).toMatchObject({ x, w, h: Math.ceil(h / 10) });
        for (const below of places.filter(
          (place) => place.y >= y + h && place.x < x + w && x < place.x + place.w,
        )) {
          expect(at(saved, below.i).y).toBeGreaterThan(at(saved, i).y);
        }
      }
      expect(samePlaces(inRows(placesFrom(saved, places, breakpoint), breakpoint), saved)).toBe(true);
    },
  );
});

describe('a tile', () => {
  it('moves a column, and stops at the edge of the grid', () => {
    const right = moved(rows, 'health', 'right', 'xxs');
    expect(at(right, 'health')).toMatchObject({ x: 1, y: 0 });
    expect(overlaps(right)).toBe(false);
    expect(moved(right, 'health', 'right', 'xxs')).toBe(right);
    expect(moved(rows, 'health', 'up', 'xxs')).toBe(rows);
  });

  it('moves down past the tile below it, and up again', () => {
    const down = moved(rows, 'equipment', 'down', 'xxs');
    expect(at(down, 'equipment').y).toBeGreaterThan(at(rows, 'equipment').y);
    expect(at(down, 'inventory').y).toBe(at(rows, 'equipment').y);
    const up = moved(down, 'equipment', 'up', 'xxs');
    expect(at(up, 'equipment').y).toBe(at(rows, 'equipment').y);
  });

  it('reaches the top and the bottom step by step, for every tile', () => {
    for (const { id: tile } of TILES) {
      let places: readonly TilePlace[] = rows;
      for (let step = 0; step < 20; step += 1) places = moved(places, tile, 'up', 'xxs');
      expect(at(places, tile).y).toBe(0);
      for (let step = 0; step < 20; step += 1) places = moved(places, tile, 'down', 'xxs');
      expect(overlaps(places)).toBe(false);
      expect(moved(places, tile, 'down', 'xxs')).toBe(places);
    }
  });

  it('grows and shrinks by a column or a row, to the left at the right edge', () => {
    const wide = resized(rows, 'energy', 'right', 'xxs');
    expect(at(wide, 'energy')).toMatchObject({ x: 0, w: 2 });
    expect(overlaps(wide)).toBe(false);
    expect(resized(wide, 'energy', 'right', 'xxs')).toBe(wide);
    expect(at(resized(rows, 'notes', 'down', 'xxs'), 'notes').h).toBe(3);
    const flat = resized(rows, 'notes', 'up', 'xxs');
    expect(at(flat, 'notes').h).toBe(1);
    expect(resized(flat, 'notes', 'up', 'xxs')).toBe(flat);
  });
});

describe('stacked places', () => {
  it('are in reading order, each across the grid, with the same rows and no gap', () => {
    const places = stacked(defaults, defaults, 'xxs');
    const ids = (all: readonly { readonly i: string }[]) => all.map(({ i }) => i);
    expect(ids(places)).toEqual(ids(inReadingOrder(defaults)));
    expect(new Set(places.map(({ x, w }) => `${x} ${w}`))).toEqual(new Set(['0 2']));
    let end = 0;
    for (const { i, y, h } of places) {
      expect(y).toBe(end);
      expect(h).toBe(defaults.find((place) => place.i === i)?.h);
      end += h;
    }
  });

  it('saved lower than their default are as high as it', () => {
    const tall = defaults.map((place) => (place.i === 'notes' ? { ...place, h: 90 } : place));
    const saved = defaults.map((place) => ({ ...place, h: place.i === 'skills' ? 70 : 10 }));
    const places = stacked(saved, tall, 'xxs');
    expect(at(places, 'notes').h).toBe(90);
    expect(at(places, 'skills').h).toBe(70);
    expect(overlaps(places)).toBe(false);
  });
});
