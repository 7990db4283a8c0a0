import { type RefObject, useLayoutEffect } from 'react';

/** The sticky element at each edge: of several, the one that became visible last. */
const stuckAt = new Map<'start' | 'end', HTMLElement>();

/**
 * Adds the height of a sticky element to the page's scroll padding, so that a focused element is not hidden
 * under it, as `tokens.css` does for the top bar. One element per edge counts. At the end, sets
 * `--scroll-padding` on it.
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
      const padding = `${inset + element.offsetHeight}px`;
      // To set a property of the root to the same value restyles it too.
      if (style.getPropertyValue(property) !== padding) style.setProperty(property, padding);
      // What restyles all that is in it is set only where it is read.
      if (edge === 'end') element.style.setProperty('--scroll-padding', padding);
    };
    const leave = () => {
      if (stuckAt.get(edge) === element) stuckAt.delete(edge);
      if (!stuckAt.has(edge)) style.removeProperty(property);
    };
    // Measures now, because an element may be scrolled to in the same frame. In a hidden panel it is not
    // there yet.
    if (element.checkVisibility()) measure();
    // The next frame is soon enough for another height: to restyle the page in this one would delay what
    // changed it.
    let frame = 0;
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      // Unless it is hidden meanwhile.
      frame = requestAnimationFrame(() => stuckAt.get(edge) === element && measure());
    });
    resized.observe(element);
    // It may stay mounted but hidden, while another element sticks to the same edge.
    const visibility = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) measure();
      else leave();
    });
    visibility.observe(element);
    return () => {
      resized.disconnect();
      cancelAnimationFrame(frame);
      visibility.disconnect();
      leave();
    };
  }, [stuck, edge]);
}
