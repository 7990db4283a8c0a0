import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what takes the focus from being scrolled under an element that sticks to an edge of the screen, as `base.css` does for
 * the top bar. One element at each edge.
 */
export function useStickyRoom(stuck: RefObject<HTMLElement | null>, edge: 'start' | 'end'): void {
  useLayoutEffect(() => {
    const element = stuck.current;
    if (!element) return;
    const { style } = document.documentElement;
    const property = `scroll-padding-block-${edge}`;
    const measure = () => {
      const { insetBlockStart, insetBlockEnd } = getComputedStyle(element);
      const inset = Number.parseFloat(edge === 'start' ? insetBlockStart : insetBlockEnd);
      style.setProperty(property, `${inset + element.offsetHeight}px`);
    };
    // At once, for what is scrolled to as it appears.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [stuck, edge]);
}
