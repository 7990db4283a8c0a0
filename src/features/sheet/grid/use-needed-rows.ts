import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsFor } from './breakpoints.ts';

/** How many rows each tile needs to show the whole of what it holds. */
export type NeededRows = ReadonlyMap<string, number>;

/** The rows that tiles need, measured once they are drawn and whenever what they hold changes; undefined until then. */
export function useNeededRows(grid: RefObject<HTMLElement | null>, isDrawn: boolean): NeededRows | undefined {
  const [needs, setNeeds] = useState<NeededRows>();
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || !isDrawn) return;
    const measure = () => setNeeds((before) => measured(element, before));
    measure();
    const observer = new ResizeObserver(measure);
    for (const content of element.querySelectorAll('[data-tile-content]')) observer.observe(content);
    return () => observer.disconnect();
  }, [grid, isDrawn]);
  return needs;
}

function measured(grid: HTMLElement, before: NeededRows | undefined): NeededRows | undefined {
  // What is on paper is laid out otherwise, and says nothing about the screen.
  if (matchMedia('print').matches) return before;
  const needs = new Map(
    [...grid.querySelectorAll<HTMLElement>('[data-tile]')].map((tile) => {
      const content = tile.querySelector<HTMLElement>('[data-tile-content]');
      const body = content?.parentElement;
      const height = content && body ? tile.offsetHeight - body.offsetHeight + content.offsetHeight : 0;
      return [tile.dataset.tile ?? '', rowsFor(height)];
    }),
  );
  const isSame = before?.size === needs.size && [...needs].every(([tile, rows]) => before.get(tile) === rows);
  return isSame ? before : needs;
}
