import type { Breakpoint, TilePlace } from '../../../core/character/sheet/sheet.ts';
import type { TileId } from './tile-id.ts';

/** Tiles side by side, each with its columns. */
type Band = Partial<Readonly<Record<TileId, number>>>;

/** Bands one above the other. */
type Lane = readonly Band[];

/** Lanes side by side, which all end at the same row. */
type Section = readonly Lane[];

/** Sections one above the other, where the grid is at least `from` px wide. */
interface Plan {
  readonly from: number;
  readonly sections: readonly Section[];
}

/**
 * What is glanced at comes first, what is read and edited below it. A breakpoint has a plan for each width at which lists
 * break into more columns, the widest first: its lanes are about as long as each other with what characters usually have.
 */
const PLANS: Readonly<Record<Breakpoint, readonly Plan[]>> = {
  xl: [
    {
      from: 2470,
      sections: [
        [[{ health: 3, energy: 3, vigor: 3, focus: 3, boostPoints: 2 }]],
        [
          [{ potential: 3, currency: 2 }, { skills: 5 }, { notes: 5 }],
          [{ inventory: 5 }],
          [{ equipment: 4 }, { talents: 4 }],
        ],
      ],
    },
    {
      from: 2090,
      sections: [
        [
          [
            { health: 4, energy: 4, vigor: 3, focus: 3 },
            { potential: 5, equipment: 5, boostPoints: 2, currency: 2 },
          ],
        ],
        [[{ skills: 5 }, { notes: 5 }], [{ inventory: 5 }], [{ talents: 4 }]],
      ],
    },
    {
      from: 0,
      sections: [
        [[{ health: 3, energy: 3, vigor: 3, focus: 3, boostPoints: 2 }]],
        [
          [{ potential: 3, currency: 2 }, { skills: 5 }, { notes: 5 }],
          [{ equipment: 5 }, { inventory: 5 }],
          [{ talents: 4 }],
        ],
      ],
    },
  ],
  lg: [
    {
      from: 0,
      sections: [
        [[{ health: 3, energy: 3, vigor: 3, focus: 3 }]],
        [
          [{ boostPoints: 2, currency: 3 }, { potential: 5 }, { skills: 5 }, { notes: 5 }],
          [{ equipment: 4 }, { inventory: 4 }],
          [{ talents: 3 }],
        ],
      ],
    },
  ],
  md: [
    {
      from: 0,
      sections: [
        [
          [
            { health: 4, energy: 4, boostPoints: 2 },
            { vigor: 4, focus: 4, currency: 2 },
          ],
        ],
        [
          [{ potential: 5 }, { skills: 5 }, { notes: 5 }],
          [{ equipment: 5 }, { inventory: 5 }],
        ],
        [[{ talents: 10 }]],
      ],
    },
  ],
  sm: [
    {
      from: 740,
      sections: [
        [
          [
            { health: 2, energy: 2, boostPoints: 2 },
            { vigor: 2, focus: 2, currency: 2 },
          ],
        ],
        [
          [{ skills: 3 }, { notes: 3 }],
          [{ potential: 3 }, { equipment: 3 }, { inventory: 3 }],
        ],
        [[{ talents: 6 }]],
      ],
    },
    {
      from: 0,
      sections: [
        [
          [
            { health: 2, energy: 2, boostPoints: 2 },
            { vigor: 2, focus: 2, currency: 2 },
          ],
        ],
        [
          [{ potential: 3 }, { skills: 3 }, { notes: 3 }],
          [{ equipment: 3 }, { inventory: 3 }],
        ],
        [[{ talents: 6 }]],
      ],
    },
  ],
  xs: [
    {
      from: 0,
      sections: [
        [
          [
            { health: 2, energy: 2 },
            { vigor: 2, focus: 2 },
            { boostPoints: 2, currency: 2 },
            { equipment: 4 },
            { skills: 4 },
            { inventory: 4 },
            { talents: 4 },
            { potential: 4 },
            { notes: 4 },
          ],
        ],
      ],
    },
  ],
  xxs: [
    {
      from: 0,
      sections: [
        [
          [
            { health: 1, energy: 1 },
            { vigor: 1, focus: 1 },
            { boostPoints: 1, currency: 1 },
            { equipment: 2 },
            { skills: 2 },
            { inventory: 2 },
            { talents: 2 },
            { potential: 2 },
            { notes: 2 },
          ],
        ],
      ],
    },
  ],
};

/** Lists can use more room than they need: they share what their lane is shorter than its neighbours. */
const GROWING: ReadonlySet<TileId> = new Set(['skills', 'inventory', 'talents']);

/** No tile is taller by default: what is longer scrolls inside it. Where tiles stand below each other, more fits. */
const MOST_ROWS: Readonly<Record<Breakpoint, number>> = { xl: 12, lg: 12, md: 12, sm: 12, xs: 16, xxs: 16 };

const tilesOf = (band: Band) => Object.entries(band) as [TileId, number][];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** The bands of a lane that take what it is shorter: the notes, whose field fills any room, or else the lists. */
function growingBands(bands: Lane): Lane {
  const notes = bands.filter((band) => 'notes' in band);
  return notes.length > 0
    ? notes
    : bands.filter((band) => tilesOf(band).every(([tile]) => GROWING.has(tile)));
}

/** The height of each band in rows, where the lane is `rows` high. */
function stretched(bands: Lane, heights: readonly number[], rows: number): readonly number[] {
  const growing = growingBands(bands);
  const slack = rows - sumOf(heights);
  return heights.map((height, index) => {
    const turn = growing.indexOf(bands[index] ?? {});
    return turn === -1 ? height : height + Math.floor((slack + growing.length - 1 - turn) / growing.length);
  });
}

/**
 * The places of all twelve tiles at a breakpoint where the player has not chosen any, packed without a gap, in a grid of a
 * width in px. `rowsOf` says how many rows a tile needs to show the whole of what it holds.
 */
export function defaultPlaces(
  breakpoint: Breakpoint,
  width: number,
  rowsOf: (tile: TileId) => number,
): TilePlace[] {
  const sections = PLANS[breakpoint].find(({ from }) => width >= from)?.sections ?? [];
  const heightOf = (band: Band) =>
    Math.max(...tilesOf(band).map(([tile]) => Math.min(rowsOf(tile), MOST_ROWS[breakpoint])));
  const places: TilePlace[] = [];
  let top = 0;
  for (const section of sections) {
    const lanes = section.map((bands) => ({ bands, heights: bands.map(heightOf) }));
    const rows = Math.max(...lanes.map(({ heights }) => sumOf(heights)));
    let left = 0;
    for (const { bands, heights } of lanes) {
      const allHeights = stretched(bands, heights, rows);
      let y = top;
      let right = left;
      for (const [index, band] of bands.entries()) {
        const h = allHeights[index] ?? 1;
        let x = left;
        for (const [i, w] of tilesOf(band)) {
          places.push({ i, x, y, w, h });
          x += w;
        }
        y += h;
        right = x;
      }
      left = right;
    }
    top += rows;
  }
  return places;
}
