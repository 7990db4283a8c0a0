/** One entry of the history. */
export interface AddressEntry {
  /** The whole address: path, search and hash. */
  readonly address: string;
  /** Names the entry; undefined where another page or the user made it. */
  readonly key: string | undefined;
  /** What the navigation handed over. */
  readonly state: unknown;
}

/** The addresses that the user can go back to. */
export interface AddressHistory {
  /** The folder that the app is hosted in, without a slash at its end. */
  readonly folder: string;
  /** The current entry, as another page or the user may have set it. */
  read(): AddressEntry;
  write(entry: AddressEntry, isReplaced: boolean): void;
  /** Where the user is going while its screen is on its way; undefined once it shows. */
  goesTo(address: string | undefined): void;
  saveScroll(key: string): void;
  /** Where the page was scrolled to the last time, in CSS pixels from the top. */
  scrollOf(key: string): number | undefined;
  /**
   * Calls back once the user has gone back or forward. `current`: the key of what is shown, if anything is.
   */
  listen(onMove: () => void, current: () => string | undefined): void;
}

/** A history of one entry, without a page. */
export function memoryHistory(folder: string, first: string): AddressHistory {
  let current: AddressEntry = { address: `${folder}${first}`, key: undefined, state: undefined };
  return {
    folder,
    read: () => current,
    write(entry) {
      current = entry;
    },
    goesTo: () => undefined,
    saveScroll: () => undefined,
    scrollOf: () => undefined,
    listen: () => undefined,
  };
}
