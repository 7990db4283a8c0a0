import type { Breakpoint, TilePlace } from '../../../core/character/sheet/sheet.ts';
import type { TileDefinition } from '../tile-definition.ts';
import { TILES } from '../tiles/index.tsx';
import { GRID, STEPS_PER_ROW } from './breakpoints.ts';
import { type DefaultPlace, planAt } from './plans.ts';

/** A tile with its place in one plan. */
interface PlannedTile extends DefaultPlace {
  readonly tile: TileDefinition;
}

/** Tiles next to each other. */
type Band = readonly PlannedTile[];

/**
 * No tile is taller by default in text of the usual size; its content scrolls. Narrow screens show one tile
 * below the other.
 */
const MAX_DEFAULT_ROWS: Readonly<Record<Breakpoint, number>> = {
  xl: 12,
  lg: 12,
  md: 12,
  sm: 12,
  xs: 16,
  xxs: 16,
};

/**
 * A lane at the end of the page that shows all its content stays short where it would take more spare steps
 * than these, or than the tiles that take them hold: nobody misses a straight edge there, and a tile that is
 * mostly empty looks like one that lost its content. So few that the edge looks like a mistake are always
 * taken.
 */
const MAX_SPARE_AT_END = 4 * STEPS_PER_ROW;
const MIN_SPARE_AT_END = STEPS_PER_ROW;

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
  Math.max(0, ...lanes.map((bands) => sumOf(bands.map(heightOf))));

const laneSteps = (section: Band, lane: number, heightOf: (band: Band) => number): number =>
  stepsOfLanes(lanesOf(section.filter((tile) => tile.lane === lane)), heightOf);

/**
 * A section with each tile that has another place there where that lane is lower without the tile. Its own
 * height decides nothing: a tile that moved while one types in it would be lost.
 */
const balanced = (section: Band, heightOf: (band: Band) => number): Band =>
  section.map((planned) => {
    const { tile, lane, otherwise } = planned;
    if (otherwise === undefined) return planned;
    const others = section.filter((each) => each.tile !== tile);
    const isLower = laneSteps(others, otherwise.lane, heightOf) < laneSteps(others, lane, heightOf);
    return isLower ? { ...planned, ...otherwise } : planned;
  });

/**
 * The tiles of a section, each across the whole grid, where a lane has none that could take its spare steps.
 */
function stackedUnlessFilled(section: Band, columns: number): Band {
  const lanes = lanesOf(section);
  if (lanes.length === 1 || lanes.every((bands) => growingBands(bands).length > 0)) return section;
  return lanes.flat(2).map((tile, band) => ({ ...tile, lane: 0, band, x: 0, w: columns }));
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
 * The default places of all tiles, in steps, at a breakpoint in a grid of a width in px, as of text of the
 * usual size, packed without a gap. `stepsOf` gives the steps that a tile needs to show its whole content.
 * Text `textScale` times the usual size makes room for as much of it. The tiles that are `spanning` hold so
 * much that each takes the whole width, above its section.
 */
export function defaultPlaces(
  breakpoint: Breakpoint,
  width: number,
  stepsOf: (tile: string) => number,
  textScale = 1,
  spanning: readonly string[] = [],
): readonly TilePlace[] {
  const plan = planAt(breakpoint, width);
  const { columns } = GRID[breakpoint];
  const most = Math.round(MAX_DEFAULT_ROWS[breakpoint] * STEPS_PER_ROW * textScale);
  const heightOf = (band: Band) => Math.max(...band.map(({ tile }) => Math.min(stepsOf(tile.id), most)));
  const planned = TILES.map((tile): PlannedTile => {
    const place = tile.places[plan];
    if (place.w === columns || !spanning.includes(tile.id)) return { ...place, tile };
    return { tile, section: place.section - 0.5, lane: 0, band: 0, x: 0, w: columns };
  });
  const places: TilePlace[] = [];
  let top = 0;
  const sections = groupedBy(planned, 'section').map((section) =>
    stackedUnlessFilled(balanced(section, heightOf), columns),
  );
  for (const section of sections) {
    const lanes = lanesOf(section);
    const steps = stepsOfLanes(lanes, heightOf);
    const isAtEnd = section === sections.at(-1);
    for (const bands of lanes) {
      const heights = bands.map(heightOf);
      const isWhole = bands.flat().every(({ tile }) => stepsOf(tile.id) <= most);
      const held = sumOf(growingBands(bands).map(heightOf));
      const mostSpare = Math.min(Math.max(held, MIN_SPARE_AT_END * textScale), MAX_SPARE_AT_END * textScale);
      const staysShort = isAtEnd && isWhole && steps - sumOf(heights) > mostSpare;
      places.push(...placesOfLane(bands, staysShort ? heights : stretched(bands, heights, steps), top));
    }
    top += steps;
  }
  return places;
}
