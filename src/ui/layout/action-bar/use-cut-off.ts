import { type RefObject, useEffect } from 'react';

/**
 * Marks a bar that sticks to the bottom edge as `data-cut-off` while the part of the page that it ends begins so
 * low that the bar cannot stand whole above the edge.
 */
export function useCutOff(stuck: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = stuck.current;
    const part = bar?.parentElement;
    if (!bar || !part) return;
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      const { insetBlockEnd, marginBlockStart } = getComputedStyle(bar);
      const [inset = 0, margin = 0] = [insetBlockEnd, marginBlockStart].map(
        (each) => Number.parseFloat(each) || 0,
      );
      const room = inset + margin + bar.offsetHeight;
      observer = new IntersectionObserver(
        (entries) => {
          const { boundingClientRect, rootBounds } = entries.at(-1) ?? {};
          const isBelow = boundingClientRect && rootBounds && boundingClientRect.top > rootBounds.bottom;
          bar.toggleAttribute('data-cut-off', isBelow === true);
        },
        { root: document, rootMargin: `0px 0px ${-Math.floor(room)}px` },
      );
      observer.observe(part);
    };
    // Its height changes with what it says.
    const resized = new ResizeObserver(watch);
    resized.observe(bar);
    return () => {
      resized.disconnect();
      observer?.disconnect();
    };
  }, [stuck]);
}
