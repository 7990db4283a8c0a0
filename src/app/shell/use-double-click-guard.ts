import { useEffect } from 'react';

/** How far apart the clicks of a double click are at most, in CSS pixels: no further than a finger is wide. */
const SAME_PLACE = 40;

/** Ignores the second click of a double click where the first one opened another screen. */
export function useDoubleClickGuard(): void {
  'use no memo';
  useEffect(() => {
    let last = { screen: '', x: 0, y: 0 };
    const watch = (event: MouseEvent) => {
      const { clientX: x, clientY: y, detail } = event;
      const screen = window.location.pathname;
      // The browser counts a click as the second one even if what came before it was a press elsewhere.
      const isStray =
        detail > 1 && screen !== last.screen && Math.hypot(x - last.x, y - last.y) <= SAME_PLACE;
      last = { screen, x, y };
      if (!isStray) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', watch, true);
    return () => document.removeEventListener('click', watch, true);
  }, []);
}
