import { type RefObject, useLayoutEffect } from 'react';

/** What sticks to each edge now: of several, the one that came into sight last. */
const stuckAt = new Map<'start' | 'end', HTMLElement>();

/**
 * Keeps what takes the focus from being scrolled under an element that sticks to an edge of the screen, as
 * `base.css` does for the top bar. One element at each edge is in sight; it is told its room as `--room`.
 */
export function useScrollPadding(stuck: RefObject<HTMLElement | null>, edge: 'start' | 'end'): void {
  useLayoutEffect(() => {
    const element = stuck.current;
    if (!element) return;
    const { style } = document.documentElement;
    const property = `scroll-padding-block-${edge}`;
    const measure = () => {
      stuckAt.set(edge, element);
      const { insetBlockStart, insetBlockEnd } = getComputedStyle(element);
      const inset = Number.parseFloat(edge === 'start' ? insetBlockStart : insetBlockEnd);
      style.setProperty(property, `${inset + element.offsetHeight}px`);
      element.style.setProperty('--room', `${inset + element.offsetHeight}px`);
    };
    const leave = () => {
      if (stuckAt.get(edge) !== element) return;
      stuckAt.delete(edge);
      style.removeProperty(property);
    };
    // At once, for what is scrolled to as it appears.
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    // It may stay in the page out of sight, while another one sticks there.
    const sighted = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) measure();
      else leave();
    });
    sighted.observe(element);
    return () => {
      resized.disconnect();
      sighted.disconnect();
      leave();
    };
  }, [stuck, edge]);
}
