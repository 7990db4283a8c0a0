import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect, useRef, useState } from 'react';

/** The distance from the viewport at which a child is rendered, so that no empty one is visible. */
const MARGIN = '300px 0px';

const NONE: ReadonlySet<number> = new Set();

/** What is observed: the children of a list. */
interface Watched {
  readonly list: HTMLElement;
  readonly observer: IntersectionObserver;
  readonly children: Set<Element>;
}

/**
 * The positions in a list whose children are in or near the viewport. They belong to the list and not to its
 * children: one that comes to such a position is rendered in the same frame.
 */
export function useNearSlots<List extends HTMLElement>(
  isObserved: boolean,
): readonly [ReadonlySet<number>, RefObject<List | null>] {
  const list = useRef<List>(null);
  const watched = useRef<Watched>(undefined);
  const [near, setNear] = useState(NONE);

  // After each render, since any of them may put another element into a position.
  useLayoutEffect(() => {
    const element = isObserved ? list.current : null;
    if (element !== watched.current?.list) {
      watched.current?.observer.disconnect();
      watched.current = element === null ? undefined : watch(element, setNear);
    }
    if (watched.current !== undefined) observeChildren(watched.current);
  });
  useLayoutEffect(
    () => () => {
      watched.current?.observer.disconnect();
      watched.current = undefined;
    },
    [],
  );
  return [near, list];
}

function watch(list: HTMLElement, setNear: Dispatch<SetStateAction<ReadonlySet<number>>>): Watched {
  const observer = new IntersectionObserver(
    (entries) => {
      const slots = new Map([...list.children].map((child, slot) => [child, slot]));
      setNear((before) => {
        const next = new Set(before);
        for (const { target, isIntersecting } of entries) {
          const slot = slots.get(target);
          if (slot === undefined) continue;
          if (isIntersecting) next.add(slot);
          else next.delete(slot);
        }
        return next.size === before.size && [...next].every((slot) => before.has(slot)) ? before : next;
      });
    },
    { rootMargin: MARGIN },
  );
  return { list, observer, children: new Set() };
}

/** Observes the children that are new, and no more those that are gone. */
function observeChildren({ list, observer, children }: Watched): void {
  const now = new Set(list.children);
  for (const child of children) {
    if (now.has(child)) continue;
    observer.unobserve(child);
    children.delete(child);
  }
  for (const child of now) {
    if (children.has(child)) continue;
    observer.observe(child);
    children.add(child);
  }
}
