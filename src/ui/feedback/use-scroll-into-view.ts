import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view when `shown` becomes something else, except at first. */
export function useScrollIntoView(shown: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (shown !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return element;
}
