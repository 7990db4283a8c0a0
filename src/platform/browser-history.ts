import { ifAllowed } from './browser.ts';

/** The session storage key of the scroll positions. */
const STORED = 'tabard.session.scroll';

interface HistoryEntry {
  readonly address: string;
  readonly key: string | undefined;
  /** What can be cloned. */
  readonly state: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The addresses of the browser below the app's folder, and how far each page was scrolled. From here on the browser
 * no longer scrolls by itself.
 * @param base the folder that the app is hosted in, with a slash at both ends
 */
export function browserHistory(base: string) {
  const { history, location } = window;
  const folder = base.slice(0, -1);
  const hrefOf = (address: string) => folder + address;
  const positions = readPositions();
  const saveScroll = (key: string) => void positions.set(key, window.scrollY);
  history.scrollRestoration = 'manual';
  return {
    hrefOf,
    /** The current address. The key of its entry is undefined where another page or the user made it. */
    read(): HistoryEntry {
      const { pathname, search, hash } = location;
      const isBelow = `${pathname}/`.toLowerCase().startsWith(base.toLowerCase());
      const kept: { key?: unknown; state?: Readonly<Record<string, unknown>> } | null = history.state;
      return {
        address: (isBelow ? pathname.slice(folder.length) || '/' : pathname) + search + hash,
        key: typeof kept?.key === 'string' ? kept.key : undefined,
        state: kept?.state,
      };
    },
    write({ address, key, state }: HistoryEntry, isReplaced: boolean) {
      try {
        history[isReplaced ? 'replaceState' : 'pushState']({ key, state }, '', hrefOf(address));
      } catch {
        // A browser refuses too many changes in a short time.
        location.assign(hrefOf(address));
      }
    },
    saveScroll,
    scrollOf: (key: string) => positions.get(key),
    /** Calls back once the user has gone back or forward. `current`: the key of what is shown, if anything is. */
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
