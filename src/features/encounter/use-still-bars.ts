import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks a list while its rows show other members than before: their bars are at once where those members'
 * are, and do not move there. `order`: the members in the order of the rows.
 */
export function useStillBars(list: RefObject<HTMLElement | null>, order: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what changes
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    element.dataset.still = '';
    const end = () => delete element.dataset.still;
    // The first frame draws the bars where they are; after it they may move again.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(end);
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [list, order]);
}
