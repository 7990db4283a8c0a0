import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { breakpointAt } from './breakpoints.ts';

/** The width of the grid in px, and the breakpoint. */
export interface GridWidth {
  readonly width: number;
  readonly breakpoint: Breakpoint;
}

/**
 * Measures an element before it is painted and whenever its width changes. As in the styles, the breakpoint
 * depends on the window's width without the sidebar, but with the page's padding and scrollbar.
 */
export function useGridWidth(element: RefObject<HTMLElement | null>): GridWidth | undefined {
  const [gridWidth, setGridWidth] = useState<GridWidth>();
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const measure = () => {
      const page = grid.closest('main') ?? grid;
      const width = Math.round(grid.clientWidth);
      const breakpoint = breakpointAt(Math.round(window.innerWidth - page.getBoundingClientRect().left));
      setGridWidth((before) =>
        before?.width === width && before.breakpoint === breakpoint ? before : { width, breakpoint },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [element]);
  return gridWidth;
}
