import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The distance from the viewport at which a row is rendered, so that no empty row is visible. */
const MARGIN = '300px 0px';

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

function observe(row: Element, listener: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  listeners.set(row, listener);
  observer.observe(row);
  return () => {
    listeners.delete(row);
    observer?.unobserve(row);
  };
}

/**
 * Whether a row is in or near the viewport; always true where rows are not observed. A focused row stays
 * rendered.
 */
export function useIsNear(isObserved: boolean): readonly [boolean, RefObject<HTMLLIElement | null>] {
  const row = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const element = row.current;
    if (!isObserved || element === null) return;
    return observe(element, (isNow) => {
      if (isNow || !element.contains(document.activeElement)) setNear(isNow);
    });
  }, [isObserved]);
  return [isNear || !isObserved, row];
}
