import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { breakpointAt } from './breakpoints.ts';

/** The width in px that the grid has, and the breakpoint that holds there. */
export interface GridWidth {
  readonly width: number;
  readonly breakpoint: Breakpoint;
}

/**
 * Measures an element before it is painted, and whenever its width changes. The breakpoint is that of the window less
 * what stands beside the page, as in the styles: neither the page's padding nor a scrollbar counts.
 */
export function useGridWidth(element: RefObject<HTMLElement | null>): GridWidth | undefined {
  const [room, setRoom] = useState<GridWidth>();
  useLayoutEffect(() => {
    const grid = element.current;
    if (!grid) return;
    const measure = () => {
      const page = grid.closest('main') ?? grid;
      const width = Math.round(grid.clientWidth);
      const breakpoint = breakpointAt(Math.round(window.innerWidth - page.getBoundingClientRect().left));
      setRoom((before) =>
        before?.width === width && before.breakpoint === breakpoint ? before : { width, breakpoint },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
