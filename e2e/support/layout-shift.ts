import type { Page } from '@playwright/test';

/** How long late shifts get on a screen that is at rest. */
const REST_MS = 100;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What moved by itself, and by how much altogether. */
export interface LayoutShift {
  readonly sum: number;
  readonly moved: readonly string[];
}

/**
 * The layout shift since the page was opened, or since a moment of its own clock, once the page is at rest.
 */
export async function layoutShift(page: Page, since = 0): Promise<LayoutShift> {
  return page.evaluate(
    ([from, rest]) =>
      new Promise<LayoutShift>((resolve) => {
        const shifts: Shift[] = [];
        const nameOf = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.localName}.${element?.className} ${element?.textContent?.slice(0, 40)}`;
        };
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]).filter(({ startTime }) => startTime >= from));
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive at once.
        setTimeout(
          () =>
            resolve({
              sum: shifts.reduce((sum, { value }) => sum + value, 0),
              moved: shifts.flatMap(({ value, sources }) =>
                sources.map(({ node }) => `${value.toFixed(4)} ${nameOf(node)}`),
              ),
            }),
          rest,
        );
      }),
    [since, REST_MS] as const,
  );
}

/**
 * Goes to a screen as a link does, wherever one stands. Gives the moment of the page's clock at which the
 * screen had taken the place of the one before, whose parts may lie elsewhere.
 */
export async function followLink(page: Page, address: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main')?.innerHTML;
        const look = () => {
          if (document.querySelector('main')?.innerHTML === before) return void requestAnimationFrame(look);
          // The frame in which it was drawn counts as its first.
          requestAnimationFrame(() => resolve(performance.now()));
        };
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
        requestAnimationFrame(look);
      }),
    address,
  );
}
