import type { Breakpoint, TilePlace } from '../../../core/character/sheet/sheet.ts';
import type { TileDefinition } from '../tile-definition.ts';
import { TILES } from '../tiles/index.tsx';
import { STEPS_PER_ROW } from './breakpoints.ts';
import { type DefaultPlace, planAt } from './plans.ts';

/** A tile with its place in one plan. */
interface PlannedTile extends DefaultPlace {
  readonly tile: TileDefinition;
}

/** Tiles next to each other. */
type Band = readonly PlannedTile[];

/**
 * No tile is taller by default in text of the usual size; its content scrolls. Narrow screens show one tile below
 * the other.
 */
const MOST_DEFAULT_ROWS: Readonly<Record<Breakpoint, number>> = {
  xl: 12,
  lg: 12,
  md: 12,
  sm: 12,
  xs: 16,
  xxs: 16,
};

/**
 * A lane at the end of the page that shows all its content stays short where it would take more spare steps: nobody
 * misses a straight edge there, and a tile that is mostly empty looks like one that lost its content.
 */
const MOST_SPARE_AT_END = 4 * STEPS_PER_ROW;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Groups tiles by one of their numbers, in its order. */
function groupedBy(tiles: Band, key: 'section' | 'lane' | 'band'): readonly Band[] {
  const numbers = [...new Set(tiles.map((tile) => tile[key]))].sort((a, b) => a - b);
  return numbers.map((number) => tiles.filter((tile) => tile[key] === number));
}

/** The lanes of a section from left to right, each with its bands. */
const lanesOf = (section: Band): readonly (readonly Band[])[] =>
  groupedBy(
    [...section].sort((a, b) => a.x - b.x),
    'lane',
  ).map((lane) => groupedBy(lane, 'band'));

const stepsOfLanes = (lanes: readonly (readonly Band[])[], heightOf: (band: Band) => number): number =>
  Math.max(...lanes.map((bands) => sumOf(bands.map(heightOf))));

/** A section with its tiles at their other places, where that makes it lower. */
function lowest(section: Band, heightOf: (band: Band) => number): Band {
  const others = section.map((tile) => ({ ...tile, ...tile.otherwise }));
  return stepsOfLanes(lanesOf(others), heightOf) < stepsOfLanes(lanesOf(section), heightOf)
    ? others
    : section;
}

/** The bands of a lane that take its spare steps. */
function growingBands(bands: readonly Band[]): readonly Band[] {
  const growing = (['first', 'shared', 'last'] as const).map((growth) =>
    bands.filter((band) => band.every(({ tile }) => tile.growth === growth)),
  );
  return growing.find((found) => found.length > 0) ?? [];
}

/** The height of each band in steps, where the lane is `steps` high. */
function stretched(bands: readonly Band[], heights: readonly number[], steps: number): readonly number[] {
  const growing = growingBands(bands);
  const spare = steps - sumOf(heights);
  return heights.map((height, index) => {
    const turn = growing.indexOf(bands[index] ?? []);
    return turn === -1 ? height : height + Math.floor((spare + growing.length - 1 - turn) / growing.length);
  });
}

/** The places of a lane's tiles, the first band at step `top`. */
function placesOfLane(bands: readonly Band[], heights: readonly number[], top: number): readonly TilePlace[] {
  return bands.flatMap((band, index) => {
    const y = top + sumOf(heights.slice(0, index));
    return band.map(({ tile, x, w }) => ({ i: tile.id, x, y, w, h: heights[index] ?? 1 }));
  });
}

/**
 * The default places of all tiles, in steps, at a breakpoint in a grid of a width in px, as of text of the usual size, packed without a gap. `stepsOf`
 * gives the steps that a tile needs to show its whole content. Text `textScale` times the usual size makes room for
 * as much of it.
 */
export function defaultPlaces(
  breakpoint: Breakpoint,
  width: number,
  stepsOf: (tile: string) => number,
  textScale = 1,
): readonly TilePlace[] {
  const plan = planAt(breakpoint, width);
  const most = Math.round(MOST_DEFAULT_ROWS[breakpoint] * STEPS_PER_ROW * textScale);
  const heightOf = (band: Band) => Math.max(...band.map(({ tile }) => Math.min(stepsOf(tile.id), most)));
  const planned = TILES.map((tile) => ({ ...tile.places[plan], tile }));
  const places: TilePlace[] = [];
  let top = 0;
  const sections = groupedBy(planned, 'section').map((section) => lowest(section, heightOf));
  for (const section of sections) {
    const lanes = lanesOf(section);
    const steps = stepsOfLanes(lanes, heightOf);
    const isAtEnd = section === sections.at(-1);
    for (const bands of lanes) {
      const heights = bands.map(heightOf);
      const isWhole = bands.flat().every(({ tile }) => stepsOf(tile.id) <= most);
      const staysShort = isAtEnd && isWhole && steps - sumOf(heights) > MOST_SPARE_AT_END * textScale;
      places.push(...placesOfLane(bands, staysShort ? heights : stretched(bands, heights, steps), top));
    }
    top += steps;
  }
  return places;
}
