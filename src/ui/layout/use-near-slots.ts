import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The distance from the viewport at which a child is rendered, so that no empty one is visible. */
const MARGIN = '300px 0px';

const NONE: ReadonlySet<number> = new Set();

/**
 * The positions in a list whose children are in or near the viewport. They belong to the list and not to its
 * children: one that comes to such a position is rendered in the same frame.
 */
export function useNearSlots<List extends HTMLElement>(
  isObserved: boolean,
  count: number,
): readonly [ReadonlySet<number>, RefObject<List | null>] {
  const list = useRef<List>(null);
  const [near, setNear] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count means other children to observe
  useLayoutEffect(() => {
    const element = list.current;
    if (!isObserved || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const slots = new Map([...element.children].map((row, slot) => [row, slot]));
        setNear((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const slot = slots.get(target);
            if (slot === undefined) continue;
            if (isIntersecting) next.add(slot);
            else next.delete(slot);
          }
          return next;
        });
      },
      { rootMargin: MARGIN },
    );
    for (const row of element.children) observer.observe(row);
    return () => observer.disconnect();
  }, [isObserved, count]);
  return [near, list];
}
