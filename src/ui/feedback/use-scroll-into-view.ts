import { type RefObject, useEffect, useRef } from 'react';
import { inNextFrame } from './in-next-frame.ts';

/**
 * Brings an element into view when `shown` becomes something else, except at first. Where not all of it fits,
 * its beginning comes into view.
 */
export function useScrollIntoView(shown: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (shown === undefined) return;
    return inNextFrame(() => {
      if (!element.current) return;
      // The nearest edge of what does not fit may be its end.
      const block = element.current.offsetHeight > heightInView() ? 'start' : 'nearest';
      element.current.scrollIntoView({ block });
    });
  }, [shown]);
  return element;
}

/** The height between the bars that stick to the window's edges. */
function heightInView(): number {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  return innerHeight - Number.parseFloat(scrollPaddingBlockStart) - Number.parseFloat(scrollPaddingBlockEnd);
}
