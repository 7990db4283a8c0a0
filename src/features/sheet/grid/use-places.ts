import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { sheetSteps } from '../../../state/sheet-steps.ts';
import { useShell } from '../../../state/use-shell.ts';
import { inNextFrame } from '../../../ui/feedback/in-next-frame.ts';
import { useMedia } from '../../../ui/layout/use-media.ts';
import { TILES } from '../tiles/index.tsx';
import { useSheet } from '../use-sheet.ts';
import { STEPS_PER_ROW } from './breakpoints.ts';
import { defaultPlaces } from './default-places.ts';
import { measureSteps, sameSteps } from './needed-steps.ts';
import { placesFrom, stacked, type TilePlaces } from './places.ts';
import { useGridWidth } from './use-grid-width.ts';

/** Tall enough for every tile: a scrollbar would take width from a tile that is measured. */
const STEPS_UNMEASURED = 30 * STEPS_PER_ROW;

/** As in the styles: text so large that not even two bars fit beside each other. */
const TEXT_TOO_LARGE = '(max-width: 17em)';

/**
 * The places of the tiles, in steps: those that the sheet stores for the breakpoint, or the default ones, in
 * which every tile is as tall as its content. Large text shows either one below the other, and changes
 * nothing stored. The needed steps are measured before the first paint and on every change, separately for
 * each breakpoint, so that a return to a breakpoint does not start from other widths. What was measured the
 * last time is where it starts: where it still holds, the tiles are laid out once.
 */
export function usePlaces(frame: RefObject<HTMLElement | null>) {
  const { remembered } = useShell().storage;
  const layouts = useSheet(({ sheet }) => sheet.layouts);
  const name = useSheet(({ sheet }) => sheet.name);
  const gridWidth = useGridWidth(frame);
  const breakpoint: Breakpoint = gridWidth?.breakpoint ?? 'xxs';
  const spanning = useSheet(({ sheet }) =>
    TILES.filter((tile) => tile.spans?.(sheet, breakpoint)).map(({ id }) => id),
  );
  const [needs, setNeeds] = useState(() => sheetSteps.read(remembered, name));
  const known = needs.get(breakpoint);
  const isStacked = useMedia(TEXT_TOO_LARGE);
  const defaults = defaultPlaces(
    breakpoint,
    gridWidth?.textWidth ?? 0,
    (tile) => known?.get(tile) ?? STEPS_UNMEASURED,
    gridWidth?.textScale,
    spanning,
  );
  const chosen = placesFrom(layouts.get(breakpoint), defaults, breakpoint);
  const places: TilePlaces = isStacked ? stacked(chosen, defaults, breakpoint) : chosen;

  // The grid applies new places only after it renders: it stays hidden until it has the measured ones.
  const [isSettled, setSettled] = useState(known !== undefined);
  const isMeasured = useRef(false);
  const arrangement = spanning.join();
  const shownArrangement = useRef(arrangement);
  useEffect(() => {
    setSettled(known !== undefined);
    return known && sheetSteps.writeWhenIdle(remembered, name, breakpoint, known);
  }, [known, remembered, name, breakpoint]);

  const measure = () => {
    const steps = frame.current && gridWidth && measureSteps(frame.current, places, gridWidth);
    if (!steps) return;
    const isKnown = sameSteps(known, steps);
    if (!isMeasured.current && !isKnown) setSettled(false);
    isMeasured.current = true;
    // The tile with the focus may be far from where it was, once all are where they stay.
    if (shownArrangement.current !== arrangement && isKnown) {
      shownArrangement.current = arrangement;
      inNextFrame(() => keepFocusInView(frame.current));
    }
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

  return { gridWidth, breakpoint, places, measure, isSettled };
}

/** With its tile, where that fits in the window. */
function keepFocusInView(grid: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!grid?.contains(focused)) return;
  for (const element of [focused?.closest('[data-tile]'), focused])
    element?.scrollIntoView({ block: 'nearest' });
}
