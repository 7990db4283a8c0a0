import { BAR_TABLE, BARS, type Bar } from '../../../core/rules/bars.ts';
import type { DefaultPlaces } from '../grid/plans.ts';
import type { TileDefinition } from '../tile-definition.ts';
import { BarMaximum, BarTile } from './resource.tsx';

const BAR_PLACES: Readonly<Record<Bar, DefaultPlaces>> = {
  HEALTH: {
    xlWidest: { section: 0, lane: 0, band: 0, x: 0, w: 3 },
    xlWide: { section: 0, lane: 0, band: 0, x: 0, w: 4 },
    xl: { section: 0, lane: 0, band: 0, x: 0, w: 3 },
    lg: { section: 0, lane: 0, band: 0, x: 0, w: 3 },
    md: { section: 0, lane: 0, band: 0, x: 0, w: 4 },
    sm: { section: 0, lane: 0, band: 0, x: 0, w: 2 },
    xs: { section: 0, lane: 0, band: 0, x: 0, w: 2 },
    xxs: { section: 0, lane: 0, band: 0, x: 0, w: 1 },
  },
  ENERGY: {
    xlWidest: { section: 0, lane: 0, band: 0, x: 3, w: 3 },
    xlWide: { section: 0, lane: 0, band: 0, x: 4, w: 4 },
    xl: { section: 0, lane: 0, band: 0, x: 3, w: 3 },
    lg: { section: 0, lane: 0, band: 0, x: 3, w: 3 },
    md: { section: 0, lane: 0, band: 0, x: 4, w: 4 },
    sm: { section: 0, lane: 0, band: 0, x: 2, w: 2 },
    xs: { section: 0, lane: 0, band: 0, x: 2, w: 2 },
    xxs: { section: 0, lane: 0, band: 0, x: 1, w: 1 },
  },
  VIGOR: {
    xlWidest: { section: 0, lane: 0, band: 0, x: 6, w: 3 },
    xlWide: { section: 0, lane: 0, band: 0, x: 8, w: 3 },
    xl: { section: 0, lane: 0, band: 0, x: 6, w: 3 },
    lg: { section: 0, lane: 0, band: 0, x: 6, w: 3 },
    md: { section: 0, lane: 0, band: 1, x: 0, w: 4 },
    sm: { section: 0, lane: 0, band: 1, x: 0, w: 2 },
    xs: { section: 0, lane: 0, band: 1, x: 0, w: 2 },
    xxs: { section: 0, lane: 0, band: 1, x: 0, w: 1 },
  },
  FOCUS: {
    xlWidest: { section: 0, lane: 0, band: 0, x: 9, w: 3 },
    xlWide: { section: 0, lane: 0, band: 0, x: 11, w: 3 },
    xl: { section: 0, lane: 0, band: 0, x: 9, w: 3 },
    lg: { section: 0, lane: 0, band: 0, x: 9, w: 3 },
    md: { section: 0, lane: 0, band: 1, x: 4, w: 4 },
    sm: { section: 0, lane: 0, band: 1, x: 2, w: 2 },
    xs: { section: 0, lane: 0, band: 1, x: 2, w: 2 },
    xxs: { section: 0, lane: 0, band: 1, x: 1, w: 1 },
  },
};

/** A tile for each bar. */
export const BAR_TILES: readonly TileDefinition[] = BARS.map((bar) => ({
  id: BAR_TABLE[bar].field,
  title: BAR_TABLE[bar].name,
  labelled: bar,
  tone: BAR_TABLE[bar].tone,
  isFigure: true,
  isDense: true,
  places: BAR_PLACES[bar],
  aside: <BarMaximum bar={bar} />,
  content: <BarTile bar={bar} />,
}));
