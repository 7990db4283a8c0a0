import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { breakpointAt } from './breakpoints.ts';

/** The width of the grid in px, and the breakpoint. */
export interface GridWidth {
  readonly width: number;
  readonly breakpoint: Breakpoint;
}

/** As in the styles, the breakpoint depends on the window's width without the sidebar, but with padding and scrollbar. */
function gridWidthIn(page: Element, width: number): GridWidth {
  const breakpoint = breakpointAt(Math.round(window.innerWidth - page.getBoundingClientRect().left));
  return { width: Math.round(width), breakpoint };
}

/**
 * The width that the sheet is going to have in the page's place, where the screen before it stands. So the first
 * rendering, which lets the browser answer in between, has the tiles in it already.
 */
function expectedWidth(): GridWidth | undefined {
  const page = document.querySelector('main');
  if (page === null) return undefined;
  const { paddingLeft, paddingRight } = getComputedStyle(page);
  return gridWidthIn(
    page,
    page.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
  );
}

/** Measures an element before it is painted and whenever its width changes. */
export function useGridWidth(element: RefObject<HTMLElement | null>): GridWidth | undefined {
  const [gridWidth, setGridWidth] = useState(expectedWidth);
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const measure = () => {
      const now = gridWidthIn(grid.closest('main') ?? grid, grid.clientWidth);
      setGridWidth((before) =>
        before?.width === now.width && before.breakpoint === now.breakpoint ? before : now,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [element]);
  return gridWidth;
}
