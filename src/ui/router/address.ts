/** What a link gives to its screen. */
export type ScreenState = Readonly<Record<string, unknown>> | undefined;

/** An address of the app, below the folder that it is hosted in. */
export interface Location {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  /** Names this entry of the history; undefined where another page or the user made it. */
  readonly key: string | undefined;
  /** What the link to it gave to its screen. It is kept through a reload. */
  readonly state: ScreenState;
}

/** What the history has of an address. */
interface Entry {
  readonly address: string;
  readonly key: string | undefined;
  readonly state: ScreenState;
}

/** An address, or the parts of one. */
export type To = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** The addresses that the user can go back to. */
export interface History {
  /** The current one, as another page or the user may have set it. */
  read(): Entry;
  write(entry: Entry, isReplaced: boolean): void;
  /** The whole address, for a link. */
  hrefOf(address: string): string;
  saveScroll(key: string): void;
  /** Where the page was scrolled to the last time, in CSS pixels from the top. */
  scrollOf(key: string): number | undefined;
  /** Calls back once the user has gone back or forward. `current`: the key of what is shown, if anything is. */
  listen(onMove: () => void, current: () => string | undefined): void;
}

export const textOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`;

export function locationOf({ address, key, state }: Entry): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  return { pathname: pathname || '/', search, hash, key, state };
}

/** A history without a browser, for the build and for tests. It only goes forward. */
export function memoryHistory(base: string, first: string): History {
  let current: Entry = { address: first, key: undefined, state: undefined };
  return {
    hrefOf: (address) => base.slice(0, -1) + address,
    read: () => current,
    write(entry) {
      current = entry;
    },
    saveScroll: () => undefined,
    scrollOf: () => undefined,
    listen: () => undefined,
  };
}
