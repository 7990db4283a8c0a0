import type { ComponentType, ReactNode } from 'react';
import { createPath, type Location, matchRoutes, type Navigator, type To } from 'react-router';
import type { AddressHistory } from './address-history.ts';

/** A screen, or what is around screens. */
export interface Screen {
  /** As in react-router. */
  readonly path?: string;
  /** The screens inside it unless given. */
  readonly element?: ReactNode;
  /** Fetches the code of its component, once. */
  readonly lazy?: () => Promise<ComponentType>;
  /**
   * Waits for what the screens below need; called until it has resolved once. A rejection is shown as
   * `error`.
   */
  readonly prepare?: () => Promise<unknown>;
  /** Shown where this or one below it fails. */
  readonly error?: ReactNode;
  /**
   * Stands in for it on the first visit, while it or one below it is on its way, and wherever `standsIn` says
   * so.
   */
  readonly fallback?: ReactNode;
  /**
   * Called where it is on its way to this path: whether `fallback` takes the place of the screen before at
   * once.
   */
  readonly standsIn?: (pathname: string) => boolean;
  readonly children?: readonly Screen[];
}

/** What is shown. */
export interface NavigationState {
  readonly location: Location;
  /** From the outermost to the innermost. */
  readonly screens: readonly Screen[];
  /** The fetched components. */
  readonly components: ReadonlyMap<Screen, ComponentType>;
  /** False while the first screen, or one that something stands in for, is on its way. */
  readonly isReady: boolean;
  /** What could not be fetched or prepared, and the place of its screen among `screens`. */
  readonly failure: { readonly error: unknown; readonly at: number } | undefined;
  /**
   * Where the page was scrolled to the last time; undefined for a new screen; false where it stays as it is.
   */
  readonly scroll: number | undefined | false;
}

export interface Navigation {
  readonly table: readonly Screen[];
  /** The folder that the app is hosted in. */
  readonly folder: string;
  readonly state: NavigationState;
  /** Calls back after each change of the state. Returns how to stop. */
  subscribe(onChange: () => void): () => void;
  /** For react-router. */
  readonly navigator: Navigator;
  /**
   * Goes to an address below the folder once the code of its screen is there. Until then the current screen
   * stays, unless something stands in for the next. Resolves when it shows, or when another navigation has
   * taken its place. Never rejects.
   */
  navigate(to: To): Promise<void>;
}

/** The error of an address that no screen has. */
export class NotFoundError extends Error {
  constructor() {
    super('404 Not Found');
  }
}

const randomKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Navigation between screens: react-router matches addresses and renders links, and this waits for the code
 * of the next screen, as react-router's data router would.
 * @param table a screen for every address
 */
export function createNavigation(table: readonly Screen[], history: AddressHistory): Navigation {
  const objects = routeObjects(table);
  const components = new Map<Screen, ComponentType>();
  const prepared = new Set<Screen>();
  const listeners = new Set<() => void>();
  /** Counts navigations: only the latest one shows its screen. */
  let latest = 0;

  const screensOf = (location: Location): readonly Screen[] =>
    (matchRoutes(objects, location, history.folder || '/') ?? []).map(({ route }) => route.handle);

  /** What a screen still waits for; undefined where everything is there. */
  function waitOf(screen: Screen): Promise<unknown> | undefined {
    const { lazy, prepare } = screen;
    const waits: Promise<unknown>[] = [];
    if (lazy && !components.has(screen))
      waits.push(lazy().then((component) => components.set(screen, component)));
    if (prepare && !prepared.has(screen)) waits.push(prepare().then(() => prepared.add(screen)));
    return waits.length > 0 ? Promise.all(waits) : undefined;
  }

  /** Waits for all at once. Returns the failure of the outermost one that fails. */
  async function load(waits: readonly (Promise<unknown> | undefined)[]) {
    const results = await Promise.allSettled(waits);
    const index = results.findIndex(({ status }) => status === 'rejected');
    const failed = results[index];
    return failed?.status === 'rejected' ? { error: failed.reason, at: index } : undefined;
  }

  function stateOf(
    location: Location,
    screens: readonly Screen[],
    changes: Partial<NavigationState>,
  ): NavigationState {
    return {
      location,
      screens,
      components,
      isReady: true,
      failure: undefined,
      scroll: history.scrollOf(location.key),
      ...changes,
    };
  }

  function show(next: NavigationState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /**
   * Shows an address, and writes it into the history at the same time. `goal`: the address, unless the page
   * has it already.
   */
  function go(
    location: Location,
    write: () => void,
    changes: Partial<NavigationState> = {},
    goal?: string,
  ): Promise<void> {
    latest += 1;
    const own = latest;
    if (state.isReady) history.saveScroll(state.location.key);
    history.goesTo(goal);
    const screens = screensOf(location);
    const waits = screens.map(waitOf);
    const isWaiting = waits.some((wait) => wait !== undefined);
    const hasStandIn =
      isWaiting && state.isReady && screens.some(({ standsIn }) => standsIn?.(location.pathname));
    if (hasStandIn) {
      write();
      show(stateOf(location, screens, { ...changes, isReady: false }));
    }
    const finish = (failure: NavigationState['failure']) => {
      if (own !== latest) return;
      if (!hasStandIn) write();
      history.goesTo(undefined);
      show(stateOf(location, screens, { ...changes, failure }));
    };
    if (isWaiting) return load(waits).then(finish);
    finish(undefined);
    return Promise.resolve();
  }

  /**
   * The current entry. One that the user made, who opened an address, gets a key: it begins at its top, and a
   * reload finds it where it was.
   */
  function read(): Location {
    const entry = history.read();
    const { address, key = randomKey(), state: handed } = entry;
    if (entry.key === undefined) history.write({ address, key, state: handed }, true);
    return locationOf(address, key, handed);
  }

  /** Goes to a whole address, as react-router gives it. */
  function goTo(to: To, handed: unknown, { isReplaced = false, staysPut = false } = {}): Promise<void> {
    const address = typeof to === 'string' ? to : createPath(to);
    const key = randomKey();
    const isSame = address === createPath(state.location);
    const write = () => history.write({ address, key, state: handed }, isReplaced || isSame);
    return go(locationOf(address, key, handed), write, staysPut ? { scroll: false } : {}, address);
  }

  const first = read();
  const firstScreens = screensOf(first);
  const isReady = !firstScreens.some(({ lazy, prepare }) => lazy ?? prepare);
  let state = stateOf(first, firstScreens, { isReady });
  const nothing = () => undefined;
  history.listen(
    () => void go(read(), nothing),
    () => (state.isReady ? state.location.key : undefined),
  );
  if (!isReady) void go(first, nothing);

  return {
    table,
    folder: history.folder,
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (steps) => globalThis.history.go(steps),
      push: (to, handed, options) =>
        void goTo(to, handed, { staysPut: options?.preventScrollReset === true }),
      replace: (to, handed, options) =>
        void goTo(to, handed, { isReplaced: true, staysPut: options?.preventScrollReset === true }),
    },
    navigate: (to) => goTo(`${history.folder}${typeof to === 'string' ? to : createPath(to)}`, undefined),
  };
}

function locationOf(address: string, key: string, state: unknown): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  return { pathname: pathname || '/', search, hash, key, state };
}

/** The table for react-router, with the screen of each route as its handle. */
export function routeObjects<Given extends { element?: ReactNode }>(
  table: readonly Screen[],
  give?: (screen: Screen) => Given,
): (Given & { handle: Screen } & object)[] {
  return table.map((screen) => {
    const { path, children } = screen;
    const given = give?.(screen) as Given;
    if (children)
      return {
        ...given,
        handle: screen,
        ...(path !== undefined && { path }),
        children: routeObjects(children, give),
      };
    return path === undefined
      ? { ...given, handle: screen, index: true }
      : { ...given, handle: screen, path };
  });
}
