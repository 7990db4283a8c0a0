import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { useSheet } from '../use-sheet.ts';
import { defaultPlaces } from './default-places.ts';
import { measureRows, type NeededRows, sameRows } from './needed-rows.ts';
import { placesFrom, type TilePlaces } from './places.ts';
import { useGridWidth } from './use-grid-width.ts';

/** Tall enough for every tile, so that none is measured while a scrollbar takes its width. */
const ROWS_UNMEASURED = 30;

/**
 * The places of the tiles in the room that there is: those that the sheet keeps for the breakpoint, or the default ones,
 * in which every tile is as tall as what it holds. What tiles need is measured before they are first shown and whenever
 * it changes; each breakpoint has its own, so that coming back to one does not start from the widths of another.
 */
export function usePlaces(frame: RefObject<HTMLElement | null>) {
  const layouts = useSheet(({ sheet }) => sheet.layouts);
  const room = useGridWidth(frame);
  const breakpoint: Breakpoint = room?.breakpoint ?? 'xxs';
  const [needs, setNeeds] = useState<ReadonlyMap<Breakpoint, NeededRows>>(new Map());
  const known = needs.get(breakpoint);
  const defaults = defaultPlaces(breakpoint, room?.width ?? 0, (tile) => known?.get(tile) ?? ROWS_UNMEASURED);
  const places: TilePlaces = placesFrom(layouts.get(breakpoint), defaults, breakpoint);

  const measure = () => {
    const rows = frame.current && room && measureRows(frame.current, places, room);
    if (!rows) return;
    setNeeds((before) =>
      sameRows(before.get(breakpoint), rows) ? before : new Map(before).set(breakpoint, rows),
    );
  };
  // At every drawing, as each has its own places to measure by; the grid is drawn when tiles move, not when they change.
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    for (const content of frame.current?.querySelectorAll('[data-tile-content]') ?? [])
      observer.observe(content);
    return () => observer.disconnect();
  });

  // The grid takes new places over only after it is drawn: it is not shown before it has the measured ones.
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(known !== undefined), [known]);

  return { room, breakpoint, places, measure, isSettled };
}
