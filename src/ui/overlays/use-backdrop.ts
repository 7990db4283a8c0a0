import { useEffect } from 'react';

/** How many overlays are open. */
let overlays = 0;

/** Dims the page's scrollbar gutter while an overlay is open, because no backdrop covers the gutter. */
export function useBackdrop(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { dataset, style } = document.documentElement;
    overlays += 1;
    dataset.backdrop = '';
    // Of the element itself, and without a variable: a rule that begins to match the root restyles every
    // element of the page, and so does a variable in its style.
    style.backgroundColor = getComputedStyle(document.documentElement).getPropertyValue('--paper-dimmed');
    return () => {
      overlays -= 1;
      if (overlays > 0) return;
      delete dataset.backdrop;
      style.removeProperty('background-color');
    };
  }, [isOpen]);
}
