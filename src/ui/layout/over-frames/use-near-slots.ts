import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { runInTurn } from './in-turn.ts';
import { nextSlots } from './next-slots.ts';

/** The distance from the viewport at which a child is rendered, so that no empty one is visible. */
const MARGIN = '300px 0px';

const NONE: ReadonlySet<number> = new Set();

/** What is observed: the children of a list. */
interface Watched {
  readonly list: HTMLElement;
  readonly children: Set<Element>;
  readonly observer: IntersectionObserver;
  /** Stops observing, and what it has still to render. */
  stop(): void;
}

/**
 * The positions in a list whose children are in or near the viewport, and are rendered. They belong to the
 * list and not to its children: one that comes to such a position is rendered in the same frame. New
 * positions are added a few in each frame, in one list of all, so that no frame of scrolling takes long.
 */
export function useNearSlots<List extends HTMLElement>(
  isObserved: boolean,
): readonly [ReadonlySet<number>, RefObject<List | null>] {
  const list = useRef<List>(null);
  const watched = useRef<Watched>(undefined);
  const [rendered, setRendered] = useState(NONE);

  // After each render, since any of them may put another element into a position.
  useLayoutEffect(() => {
    const element = isObserved ? list.current : null;
    if (element !== watched.current?.list) {
      watched.current?.stop();
      watched.current = element === null ? undefined : watch(element, setRendered);
    }
    if (watched.current !== undefined) observeChildren(watched.current);
  });
  useLayoutEffect(
    () => () => {
      watched.current?.stop();
      watched.current = undefined;
    },
    [],
  );
  return [rendered, list];
}

function watch(list: HTMLElement, render: (slots: ReadonlySet<number>) => void): Watched {
  const near = new Set<number>();
  let rendered = NONE;
  let callOff = () => {};

  function advance(): void {
    const next = nextSlots(rendered, near);
    if (next === rendered) return;
    rendered = next;
    render(next);
    wait();
  }

  /** Rows to take away are out of view. */
  function wait(): void {
    const isMissing = [...near].some((slot) => !rendered.has(slot));
    callOff = runInTurn(advance, { canWait: !isMissing });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const slots = new Map([...list.children].map((child, slot) => [child, slot]));
      for (const { target, isIntersecting } of entries) {
        const slot = slots.get(target);
        if (slot === undefined) continue;
        if (isIntersecting) near.add(slot);
        else near.delete(slot);
      }
      wait();
    },
    { rootMargin: MARGIN },
  );
  return {
    list,
    children: new Set(),
    observer,
    stop() {
      observer.disconnect();
      callOff();
    },
  };
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
