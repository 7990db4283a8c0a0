import type { PageEvents, TextStore } from '../storage/environment.ts';
import { browserPage, ifAllowed } from '../storage/environment.ts';

/** What a tab has besides what all tabs share. */
export interface Tab {
  readonly sessionStorage: Pick<TextStore, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly page: Pick<PageEvents, 'onHide'>;
}

/** What one tab keeps for itself over a reload. It is a convenience: where it cannot be written, nothing is kept. */
export interface Session {
  /** What was kept under a name, as JSON; it is let go of here. */
  take(name: string): unknown;
  /** Keeps what `give` returns whenever the page is hidden or left; undefined keeps nothing. */
  keep(name: string, give: () => unknown): void;
}

const browserTab = (): Tab => ({
  sessionStorage: ifAllowed(() => globalThis.sessionStorage),
  page: browserPage,
});

export function openSession({ sessionStorage, page }: Tab = browserTab()): Session {
  const address = (name: string) => `tabard.session.${name}`;
  return {
    take(name) {
      try {
        const text = sessionStorage?.getItem(address(name));
        sessionStorage?.removeItem(address(name));
        return JSON.parse(text ?? 'null');
      } catch {
        return null;
      }
    },
    keep(name, give) {
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
