import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Breakpoint } from '../../../core/character/sheet/sheet.ts';
import { breakpointAt } from './breakpoints.ts';

/** The width of the grid in px, and its place among the breakpoints. */
export interface GridWidth {
  readonly width: number;
  /** The width that the same grid would have with text of the usual size, in px. */
  readonly textWidth: number;
  /** How many times as large as usual the text is. */
  readonly textScale: number;
  readonly breakpoint: Breakpoint;
}

/** The size of text in px for which the breakpoints were chosen. */
const USUAL_TEXT = 16;

/**
 * As in the styles, the breakpoint depends on the window's width without the sidebar, but with padding and
 * scrollbar, and in larger text there is room for less.
 */
function gridWidthIn(page: Element, width: number): GridWidth {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
  const room = window.innerWidth - page.getBoundingClientRect().left;
  return {
    width: Math.round(width),
    textWidth: Math.round(width / scale),
    textScale: scale,
    breakpoint: breakpointAt(Math.round(room / scale)),
  };
}

/**
 * The width that the sheet is going to have in the page's place, where the screen before it stands. So the
 * first rendering, which lets the browser answer in between, has the tiles in it already.
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
