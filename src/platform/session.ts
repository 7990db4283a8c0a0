import type { PageEvents, TextStore } from './browser.ts';
import { browserPage, ifAllowed } from './browser.ts';

/** What a tab has besides what all tabs share. */
export interface TabEnvironment {
  readonly sessionStorage: Pick<TextStore, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly page: Pick<PageEvents, 'onHide'>;
}

/**
 * What one tab keeps for itself over a reload. It is a convenience: where it cannot be written, nothing is
 * kept.
 */
export interface Session {
  /** What was kept under a name, as JSON; it is let go of here. */
  restore(name: string): unknown;
  /** Keeps what `give` returns whenever the page is hidden or left; undefined keeps nothing. */
  save(name: string, give: () => unknown): void;
}

const browserTab = (): TabEnvironment => ({
  sessionStorage: ifAllowed(() => globalThis.sessionStorage),
  page: browserPage,
});

export function openSession({ sessionStorage, page }: TabEnvironment = browserTab()): Session {
  const address = (name: string) => `tabard.session.${name}`;
  return {
    restore(name) {
      try {
        const text = sessionStorage?.getItem(address(name));
        sessionStorage?.removeItem(address(name));
        return JSON.parse(text ?? 'null');
      } catch {
        return null;
      }
    },
    save(name, give) {
      page.onHide(() => {
        try {
          const value = give();
          if (value === undefined) sessionStorage?.removeItem(address(name));
          else sessionStorage?.setItem(address(name), JSON.stringify(value));
        } catch {
          // Without room for it there is nothing to undo after a reload, and nothing else is lost.
        }
      });
    },
  };
}
