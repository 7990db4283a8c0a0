import { ifAllowed } from './browser.ts';
import { reloadAt } from './service-worker/reload-when-stale.ts';

/** The session storage key of the scroll positions. */
const STORED = 'tabard.session.scroll';

interface Entry {
  readonly address: string;
  readonly key: string | undefined;
  readonly state: unknown;
}

/**
 * The addresses of the browser, and how far each page was scrolled. From here on the browser no longer
 * scrolls by itself.
 * @param base the folder that the app is hosted in, with a slash at both ends
 */
export function browserHistory(base: string) {
  const { history, location } = window;
  const positions = readPositions();
  const saveScroll = (key: string) => void positions.set(key, window.scrollY);
  history.scrollRestoration = 'manual';
  return {
    folder: base.slice(0, -1),
    /** The current entry; another page or the user made it where it has no key. */
    read(): Entry {
      const { pathname, search, hash } = location;
      const saved: { key?: unknown; state?: unknown } | null = history.state;
      return {
        address: pathname + search + hash,
        key: typeof saved?.key === 'string' ? saved.key : undefined,
        state: saved?.state,
      };
    },
    write({ address, key, state }: Entry, isReplaced: boolean) {
      try {
        history[isReplaced ? 'replaceState' : 'pushState']({ key, state }, '', address);
      } catch {
        // A browser refuses too many changes in a short time.
        location.assign(address);
      }
    },
    goesTo: reloadAt,
    saveScroll,
    scrollOf: (key: string) => positions.get(key),
    /**
     * Calls back once the user has gone back or forward. `current`: the key of what is shown, if anything is.
     */
    listen(onMove: () => void, current: () => string | undefined) {
      addEventListener('popstate', onMove);
      addEventListener('pagehide', () => {
        const key = current();
        if (key !== undefined) saveScroll(key);
        history.scrollRestoration = 'auto';
        try {
          sessionStorage.setItem(STORED, JSON.stringify([...positions]));
        } catch {
          // Without session storage a reload begins at the top.
        }
      });
    },
  };
}

/** In CSS pixels from the top, by key. */
function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(ifAllowed(() => sessionStorage)?.getItem(STORED) ?? '[]');
    const pairs = Array.isArray(stored) ? stored : [];
    return new Map(pairs.filter((pair) => Array.isArray(pair) && Number.isFinite(pair[1])));
  } catch {
    return new Map();
  }
}
