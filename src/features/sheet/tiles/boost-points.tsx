import type { TileDefinition } from '../tile-definition.ts';
import { CounterTile } from './resource.tsx';

export const BOOST_POINTS_TILE: TileDefinition = {
  id: 'boostPoints',
  title: 'Boost Points',
  labelled: 'BOOST_POINTS',
  tone: 'accent',
  isFigure: true,
  isDense: true,
  places: {
    xlWidest: { section: 0, lane: 0, band: 0, x: 12, w: 2 },
    xlWide: { section: 0, lane: 0, band: 1, x: 10, w: 2 },
    xl: { section: 0, lane: 0, band: 0, x: 12, w: 2 },
    lg: { section: 1, lane: 1, band: 0, x: 4, w: 2 },
    md: { section: 0, lane: 0, band: 0, x: 8, w: 2 },
    sm: { section: 0, lane: 0, band: 0, x: 4, w: 2 },
    xs: { section: 0, lane: 0, band: 2, x: 0, w: 2 },
    xxs: { section: 0, lane: 0, band: 2, x: 0, w: 1 },
  },
  content: <CounterTile field="boostPoints" labelled="BOOST_POINTS" tone="accent" />,
};
