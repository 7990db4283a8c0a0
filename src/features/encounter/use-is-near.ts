import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How far out of sight a row is drawn already, so that none is seen empty. */
const MARGIN = '800px 0px';

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

function watch(row: Element, listener: (isNear: boolean) => void): () => void {
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

/** Whether a row is in sight or close to it; always, where rows are not watched. What has the focus stays. */
export function useIsNear(isWatched: boolean): readonly [boolean, RefObject<HTMLLIElement | null>] {
  const row = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const element = row.current;
    if (!isWatched || element === null) return;
    return watch(element, (isNow) => {
      if (isNow || !element.contains(document.activeElement)) setNear(isNow);
    });
  }, [isWatched]);
  return [isNear || !isWatched, row];
}
