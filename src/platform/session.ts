import type { PageEvents, TextStore } from './browser.ts';
import { browserPage, ifAllowed } from './browser.ts';

/** The parts of the environment that belong to one tab. */
export interface TabEnvironment {
  readonly sessionStorage: Pick<TextStore, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly page: Pick<PageEvents, 'onHide'>;
}

/** Values of one tab that outlive a reload. It is a convenience: failures to write are ignored. */
export interface Session {
  /** Reads and removes the JSON value saved under a name; null where there is none. */
  restore(name: string): unknown;
  /** Saves what `give` returns whenever the page is hidden or left; undefined removes the value. */
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
          // Without room there is nothing to undo after a reload; nothing else is lost.
        }
      });
    },
  };
}
