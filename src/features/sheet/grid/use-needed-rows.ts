import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsFor } from './breakpoints.ts';

export type NeededRows = ReadonlyMap<string, number>;

/** Tall enough for every tile at first, so that none is measured while a scrollbar takes its width. */
const AT_FIRST = 30;

/** How many rows each tile needs to show the whole of what it holds, measured before the first paint and from then on. */
export function useNeededRows(
  grid: RefObject<HTMLElement | null>,
  isDrawn: boolean,
): (tile: string) => number {
  const [needs, setNeeds] = useState<NeededRows>(new Map());
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || !isDrawn) return;
    const measure = () => setNeeds((before) => measured(element, before));
    measure();
    const observer = new ResizeObserver(measure);
    for (const content of element.querySelectorAll('[data-tile-content]')) observer.observe(content);
    return () => observer.disconnect();
  }, [grid, isDrawn]);
  return (tile) => needs.get(tile) ?? AT_FIRST;
}

/** What is on paper is laid out otherwise, and says nothing about the screen. */
function measured(grid: HTMLElement, before: NeededRows): NeededRows {
  if (matchMedia('print').matches) return before;
  const needs = new Map(
    [...grid.querySelectorAll<HTMLElement>('[data-tile]')].map((tile) => {
      const content = tile.querySelector<HTMLElement>('[data-tile-content]');
      const body = content?.parentElement;
      const height = content && body ? tile.offsetHeight - body.offsetHeight + content.offsetHeight : 0;
      return [tile.dataset.tile ?? '', rowsFor(height)];
    }),
  );
  const isSame = needs.size === before.size && [...needs].every(([tile, rows]) => before.get(tile) === rows);
  return isSame ? before : needs;
}
