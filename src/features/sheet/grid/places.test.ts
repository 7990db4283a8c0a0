import { expect, test } from 'vitest';
import type { TilePlace } from '../../../core/character/sheet/sheet.ts';
import { defaultPlaces } from './default-places.ts';
import { inReadingOrder, moved, placesFrom, resized, samePlaces } from './places.ts';
import { TILE_IDS } from './tile-id.ts';

const defaults = defaultPlaces('xxs', 300, () => 2);
const at = (places: readonly TilePlace[], tile: string) => places.find(({ i }) => i === tile)!;

function overlaps(places: readonly TilePlace[]): boolean {
  return places.some((a) =>
    places.some(
      (b) => a.i !== b.i && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h,
    ),
  );
}

test('nothing saved means the default places', () => {
  expect(placesFrom(undefined, defaults, 'xxs')).toBe(defaults);
  expect(placesFrom([], defaults, 'xxs')).toBe(defaults);
});

test('saved places are kept as they are', () => {
  const swapped = moved(defaults, 'health', 'right', 'xxs');
  expect(samePlaces(placesFrom(swapped, defaults, 'xxs'), swapped)).toBe(true);
});

test('saved places are made whole: doubles and strangers go, missing tiles come, all inside the grid', () => {
  const saved = [
    { i: 'notes', x: 5, y: 1000, w: 1000, h: 1000 },
    { i: 'notes', x: 0, y: 0, w: 1, h: 1 },
    { i: '__proto__', x: 0, y: 0, w: 2, h: 2 },
    { i: 'health', x: 0, y: 0, w: 1, h: 1 },
  ];
  const places = placesFrom(saved, defaults, 'xxs');
  expect(places.map(({ i }) => i).sort()).toEqual([...TILE_IDS].sort());
  expect(overlaps(places)).toBe(false);
  expect(at(places, 'health')).toEqual({ i: 'health', x: 0, y: 0, w: 1, h: 1 });
  expect(at(places, 'notes').w).toBe(2);
});

test('a tile moves a column, and stops at the edge of the grid', () => {
  const right = moved(defaults, 'health', 'right', 'xxs');
  expect(at(right, 'health')).toMatchObject({ x: 1, y: 0 });
  expect(overlaps(right)).toBe(false);
  expect(moved(right, 'health', 'right', 'xxs')).toBe(right);
  expect(moved(defaults, 'health', 'up', 'xxs')).toBe(defaults);
});

test('a tile moves down past what is below it, and up again', () => {
  const down = moved(defaults, 'equipment', 'down', 'xxs');
  expect(at(down, 'equipment').y).toBeGreaterThan(at(defaults, 'equipment').y);
  expect(at(down, 'skills').y).toBe(at(defaults, 'equipment').y);
  const up = moved(down, 'equipment', 'up', 'xxs');
  expect(at(up, 'equipment').y).toBe(at(defaults, 'equipment').y);
});

test('every tile can be moved to the top and to the bottom, step by step', () => {
  for (const tile of TILE_IDS) {
    let places: readonly TilePlace[] = defaults;
    for (let step = 0; step < 20; step += 1) places = moved(places, tile, 'up', 'xxs');
    expect(at(places, tile).y).toBe(0);
    for (let step = 0; step < 20; step += 1) places = moved(places, tile, 'down', 'xxs');
    expect(overlaps(places)).toBe(false);
    expect(moved(places, tile, 'down', 'xxs')).toBe(places);
  }
});

test('a tile grows and shrinks by a column or a row, to the left at the right edge', () => {
  const wide = resized(defaults, 'energy', 'right', 'xxs');
  expect(at(wide, 'energy')).toMatchObject({ x: 0, w: 2 });
  expect(overlaps(wide)).toBe(false);
  expect(resized(wide, 'energy', 'right', 'xxs')).toBe(wide);
  expect(at(resized(defaults, 'notes', 'down', 'xxs'), 'notes').h).toBe(3);
  const flat = resized(defaults, 'notes', 'up', 'xxs');
  expect(at(flat, 'notes').h).toBe(1);
  expect(resized(flat, 'notes', 'up', 'xxs')).toBe(flat);
});

test('tiles are read row by row', () => {
  expect(inReadingOrder([...defaults].reverse()).map(({ i }) => i)).toEqual(defaults.map(({ i }) => i));
});
