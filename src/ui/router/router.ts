import { createElement, type ReactNode } from 'react';
import { type History, type Location, locationOf, type ScreenState, type To, textOf } from './address.ts';
import { findMatch, listBranches, type Match, type Route } from './match.ts';

export interface NavigateOptions {
  /** The current entry of the history becomes the new one. */
  readonly replace?: boolean;
  /** The page stays scrolled as it is. */
  readonly preventScrollReset?: boolean;
  /** Given to the screen, as its location's `state`. */
  readonly state?: ScreenState;
}

/** What is shown. */
export interface RouterState extends Match {
  readonly location: Location;
  /** The element of each route; undefined where it has none. */
  readonly elements: readonly ReactNode[];
  /** False while the first screen is on its way. */
  readonly isReady: boolean;
  /** What failed, and which route shows it. */
  readonly failure: { readonly error: unknown; readonly at: number } | undefined;
  /** Where the page was scrolled to the last time; undefined for a new screen; false where it stays as it is. */
  readonly scroll: number | undefined | false;
}

export interface Router {
  readonly state: RouterState;
  /** Calls back after each change of the state. Returns how to stop. */
  subscribe(onChange: () => void): () => void;
  /**
   * Goes to an address once the code of its screen is there. Until then the current screen stays. Resolves when it
   * shows, or when another navigation has taken its place. Never rejects.
   */
  navigate(to: To, options?: NavigateOptions): Promise<void>;
  /** The whole address, for a link. */
  hrefOf(to: To): string;
}

/** The error of an address that no route has. */
export class NotFoundError extends Error {
  constructor() {
    super('404 Not Found');
  }
}

const randomKey = () => Math.random().toString(36).slice(2, 10);

/** Typed addresses have no key of their own. */
const scrollKey = ({ key, pathname }: Location) => key ?? pathname;

/**
 * Shows the first screen of a table whose path the address has.
 * @param table a route for every address, `*` last
 */
export function createRouter(table: readonly Route[], history: History): Router {
  const branches = listBranches(table);
  const elements = new Map<Route, ReactNode>();
  const prepared = new Set<Route>();
  const listeners = new Set<() => void>();
  /** Counts navigations: only the latest one shows its screen. */
  let latest = 0;

  const matchOf = ({ pathname }: Location): Match =>
    findMatch(branches, pathname) ?? { routes: [], params: {} };

  /** What a route still waits for; undefined where everything is there. */
  function waitOf(route: Route): Promise<unknown> | undefined {
    const { lazy, prepare } = route;
    const waits: Promise<unknown>[] = [];
    if (lazy && !elements.has(route))
      waits.push(lazy().then((component) => elements.set(route, createElement(component))));
    if (prepare && !prepared.has(route)) waits.push(prepare().then(() => prepared.add(route)));
    return waits.length > 0 ? Promise.all(waits) : undefined;
  }

  /** Waits for the routes of a match, all at once. Returns the failure of the outermost one that fails. */
  async function load(routes: readonly Route[], waits: readonly (Promise<unknown> | undefined)[]) {
    const results = await Promise.allSettled(waits);
    const index = results.findIndex(({ status }) => status === 'rejected');
    const failed = results[index];
    if (failed?.status !== 'rejected') return undefined;
    return {
      error: failed.reason,
      at: routes.findLastIndex(({ error }, at) => error !== undefined && at <= index),
    };
  }

  function stateOf(location: Location, match: Match, changes: Partial<RouterState> = {}): RouterState {
    return {
      location,
      ...match,
      elements: match.routes.map((route) => elements.get(route) ?? route.element),
      isReady: true,
      failure: undefined,
      scroll: history.scrollOf(scrollKey(location)),
      ...changes,
    };
  }

  function show(next: RouterState): void {
    current = next;
    for (const listener of listeners) listener();
  }

  /** Shows an address, and writes it into the history at the same time. */
  function go(location: Location, write: () => void, changes: Partial<RouterState> = {}): Promise<void> {
    latest += 1;
    const own = latest;
    if (current.isReady) history.saveScroll(scrollKey(current.location));
    const match = matchOf(location);
    const waits = match.routes.map(waitOf);
    const finish = (failure: RouterState['failure']) => {
      if (own !== latest) return;
      write();
      show(stateOf(location, match, { ...changes, failure }));
    };
    if (waits.some((wait) => wait !== undefined)) return load(match.routes, waits).then(finish);
    finish(undefined);
    return Promise.resolve();
  }

  const first = locationOf(history.read());
  const firstMatch = matchOf(first);
  const isReady = !firstMatch.routes.some(({ lazy, prepare }) => lazy ?? prepare);
  let current = stateOf(first, firstMatch, { isReady });
  const nothing = () => undefined;
  history.listen(
    () => void go(locationOf(history.read()), nothing),
    () => (current.isReady ? scrollKey(current.location) : undefined),
  );
  if (!isReady) void go(first, nothing);

  return {
    get state() {
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, options = {}) {
      const {
        replace = textOf(to) === textOf(current.location),
        preventScrollReset = false,
        state,
      } = options;
      const entry = { address: textOf(to), key: randomKey(), state };
      const write = () => history.write(entry, replace);
      return go(locationOf(entry), write, preventScrollReset ? { scroll: false } : {});
    },
    hrefOf: (to) => history.hrefOf(textOf(to)),
  };
}
