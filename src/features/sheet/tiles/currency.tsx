import type { TileDefinition } from '../tile-definition.ts';
import { CounterTile } from './resource.tsx';

export const CURRENCY_TILE: TileDefinition = {
  id: 'currency',
  title: 'Currency',
  labelled: 'CURRENCY',
  isFigure: true,
  isDense: true,
  places: {
    xlWidest: { section: 1, lane: 0, band: 0, x: 3, w: 2 },
    xlWide: { section: 0, lane: 0, band: 1, x: 12, w: 2 },
    xl: { section: 1, lane: 0, band: 0, x: 3, w: 2 },
    lg: { section: 1, lane: 1, band: 0, x: 6, w: 2 },
    md: { section: 0, lane: 0, band: 1, x: 8, w: 2 },
    sm: { section: 0, lane: 0, band: 1, x: 4, w: 2 },
    xs: { section: 0, lane: 0, band: 2, x: 2, w: 2 },
    xxs: { section: 0, lane: 0, band: 2, x: 1, w: 1 },
  },
  content: <CounterTile field="currency" labelled="CURRENCY" tone="plain" />,
};
