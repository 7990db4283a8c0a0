import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { useMedia } from '../../../ui/layout/use-media.ts';
import { useSheet } from '../use-sheet.ts';
import { STEPS_PER_ROW } from './breakpoints.ts';
import { defaultPlaces } from './default-places.ts';
import { measureSteps, type NeededSteps, sameSteps } from './needed-steps.ts';
import { placesFrom, stacked, type TilePlaces } from './places.ts';
import { useGridWidth } from './use-grid-width.ts';

/** Tall enough for every tile: a scrollbar would take width from a tile that is measured. */
const STEPS_UNMEASURED = 30 * STEPS_PER_ROW;

/** As in the styles: text so large that not even two bars fit beside each other. */
const TEXT_TOO_LARGE = '(max-width: 17em)';

/**
 * The places of the tiles, in steps: those that the sheet stores for the breakpoint, or the default ones, in which
 * every tile is as tall as its content. Large text shows either one below the other, and changes nothing stored.
 * The needed steps are measured before the first paint and on every change, separately for each breakpoint, so
 * that a return to a breakpoint does not start from other widths.
 */
export function usePlaces(frame: RefObject<HTMLElement | null>) {
  const layouts = useSheet(({ sheet }) => sheet.layouts);
  const gridWidth = useGridWidth(frame);
  const breakpoint: Breakpoint = gridWidth?.breakpoint ?? 'xxs';
  const [needs, setNeeds] = useState<ReadonlyMap<Breakpoint, NeededSteps>>(new Map());
  const known = needs.get(breakpoint);
  const isStacked = useMedia(TEXT_TOO_LARGE);
  const defaults = defaultPlaces(
    breakpoint,
    gridWidth?.textWidth ?? 0,
    (tile) => known?.get(tile) ?? STEPS_UNMEASURED,
    gridWidth?.textScale,
  );
  const chosen = placesFrom(layouts.get(breakpoint), defaults, breakpoint);
  const places: TilePlaces = isStacked ? stacked(chosen, defaults, breakpoint) : chosen;

  const measure = () => {
    const steps = frame.current && gridWidth && measureSteps(frame.current, places, gridWidth);
    if (!steps) return;
    setNeeds((before) =>
      sameSteps(before.get(breakpoint), steps) ? before : new Map(before).set(breakpoint, steps),
    );
  };
  // After every render, since each has its own places. The grid renders only when tiles move.
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    for (const content of frame.current?.querySelectorAll('[data-tile-content]') ?? [])
      observer.observe(content);
    return () => observer.disconnect();
  });

  // The grid applies new places only after it renders: it stays hidden until it has the measured ones.
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(known !== undefined), [known]);

  return { gridWidth, breakpoint, places, measure, isSettled };
}
