import type { Breakpoint, TilePlace } from '../../../core/character/sheet.ts';
import type { TileId } from './tile-id.ts';

/** Tiles side by side, each with its columns. */
type Band = readonly (readonly [tile: TileId, columns: number])[];

/** Bands one above the other. Those that may grow share what the lane is shorter than its neighbours. */
interface Lane {
  readonly bands: readonly Band[];
  readonly growing: readonly number[];
}

/** Lanes side by side, which all end at the same row. */
type Section = readonly Lane[];

const lane = (growing: readonly number[], ...bands: readonly Band[]): Lane => ({ bands, growing });

/** What is glanced at comes first, what is read and edited below it. */
const PLANS: Readonly<Record<Breakpoint, readonly Section[]>> = {
  xl: [
    [
      lane(
        [0],
        [
          ['health', 3],
          ['energy', 3],
          ['vigor', 3],
          ['focus', 3],
          ['boostPoints', 2],
        ],
      ),
    ],
    [
      lane(
        [1],
        [
          ['potential', 3],
          ['currency', 2],
        ],
        [['skills', 5]],
      ),
      lane([1], [['equipment', 5]], [['inventory', 5]]),
      lane([0, 1], [['talents', 4]], [['notes', 4]]),
    ],
  ],
  lg: [
    [
      lane(
        [0],
        [
          ['health', 3],
          ['energy', 3],
          ['vigor', 3],
          ['focus', 3],
        ],
      ),
    ],
    [
      lane(
        [2],
        [
          ['boostPoints', 2],
          ['currency', 2],
        ],
        [['potential', 4]],
        [['skills', 4]],
      ),
      lane([1], [['equipment', 4]], [['inventory', 4]]),
      lane([0, 1], [['talents', 4]], [['notes', 4]]),
    ],
  ],
  md: [
    [
      lane(
        [0, 1],
        [
          ['health', 4],
          ['energy', 4],
          ['boostPoints', 2],
        ],
        [
          ['vigor', 4],
          ['focus', 4],
          ['currency', 2],
        ],
      ),
    ],
    [
      lane([1, 2], [['potential', 5]], [['skills', 5]], [['notes', 5]]),
      lane([1, 2], [['equipment', 5]], [['inventory', 5]], [['talents', 5]]),
    ],
  ],
  sm: [
    [
      lane(
        [0, 1],
        [
          ['health', 2],
          ['energy', 2],
          ['boostPoints', 2],
        ],
        [
          ['vigor', 2],
          ['focus', 2],
          ['currency', 2],
        ],
      ),
    ],
    [
      lane([1, 2], [['potential', 3]], [['skills', 3]], [['notes', 3]]),
      lane([1, 2], [['equipment', 3]], [['inventory', 3]], [['talents', 3]]),
    ],
  ],
  xs: [
    [
      lane(
        [0],
        [
          ['health', 2],
          ['energy', 2],
        ],
        [
          ['vigor', 2],
          ['focus', 2],
        ],
        [
          ['boostPoints', 2],
          ['currency', 2],
        ],
        [['equipment', 4]],
        [['skills', 4]],
        [['inventory', 4]],
        [['talents', 4]],
        [['potential', 4]],
        [['notes', 4]],
      ),
    ],
  ],
  xxs: [
    [
      lane(
        [0],
        [
          ['health', 1],
          ['energy', 1],
        ],
        [
          ['vigor', 1],
          ['focus', 1],
        ],
        [
          ['boostPoints', 1],
          ['currency', 1],
        ],
        [['equipment', 2]],
        [['skills', 2]],
        [['inventory', 2]],
        [['talents', 2]],
        [['potential', 2]],
        [['notes', 2]],
      ),
    ],
  ],
};

/** No tile is taller by default: what is longer scrolls inside it. Where tiles stand below each other, more fits. */
const MOST_ROWS: Readonly<Record<Breakpoint, number>> = { xl: 7, lg: 7, md: 7, sm: 8, xs: 16, xxs: 16 };

const columnsOf = ({ bands }: Lane): number =>
  (bands[0] ?? []).reduce((sum, [, columns]) => sum + columns, 0);

/** The height of each band in rows, the lane being `rows` high. */
function stretched({ growing }: Lane, heights: readonly number[], rows: number): readonly number[] {
  const slack = rows - heights.reduce((sum, height) => sum + height, 0);
  return heights.map((height, band) => {
    const turn = growing.indexOf(band);
    if (turn === -1) return height;
    return height + Math.floor((slack + growing.length - 1 - turn) / growing.length);
  });
}

/**
 * The places of all twelve tiles at a breakpoint where the player has not chosen any, packed without a gap. `rowsOf`
 * says how many rows a tile needs to show the whole of what it holds.
 */
export function defaultPlaces(breakpoint: Breakpoint, rowsOf: (tile: TileId) => number): TilePlace[] {
  const heightOf = (band: Band) =>
    Math.max(...band.map(([tile]) => Math.min(rowsOf(tile), MOST_ROWS[breakpoint])));
  const places: TilePlace[] = [];
  let top = 0;
  for (const section of PLANS[breakpoint]) {
    const heights = section.map(({ bands }) => bands.map(heightOf));
    const rows = Math.max(...heights.map((each) => each.reduce((sum, height) => sum + height, 0)));
    let left = 0;
    for (const [index, each] of section.entries()) {
      let y = top;
      for (const [band, h] of stretched(each, heights[index] ?? [], rows).entries()) {
        let x = left;
        for (const [i, w] of each.bands[band] ?? []) {
          places.push({ i, x, y, w, h });
          x += w;
        }
        y += h;
      }
      left += columnsOf(each);
    }
    top += rows;
  }
  return places;
}
