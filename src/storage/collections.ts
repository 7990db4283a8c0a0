interface NamedRow {
  /**
   * - `named`: many records under a normalised name, mirrored in localStorage. Where two tabs conflict, both
   *   versions are kept.
   * - `pack`: large records under their exact name, in IndexedDB alone and read on demand.
   */
  readonly shape: 'named' | 'pack';
  /** The version of the database that created the object store: for a new row, the highest so far plus 1. */
  readonly since: number;
  /** The longest text that is mirrored, in UTF-16 units; without it every text is. */
  readonly mirrorLimit?: number;
}

interface SingleRow {
  /**
   * One record, mirrored in localStorage. It serializes to a JSON object, so that the fields of two tabs can
   * be merged.
   */
  readonly shape: 'single';
  /** Its name in messages. */
  readonly label: string;
  readonly since: number;
}

export type CollectionRow = NamedRow | SingleRow;
export type Shape = CollectionRow['shape'];

/**
 * Every stored collection. Its object store, mirror, snapshots, backup, quarantine, tab messages and
 * announced schema follow from its row; the compiler then asks for its value and its codec (state/codecs.ts).
 *
 * The key names the object store and begins the addresses in localStorage, so a released one never changes.
 */
export const COLLECTIONS = {
  characters: { shape: 'named', since: 1 },
  encounters: { shape: 'named', since: 1 },
  foes: { shape: 'named', since: 2 },
  settings: { shape: 'single', label: 'Settings', since: 1 },
  packs: { shape: 'pack', since: 1 },
  // A tab may store some five million units in localStorage: a large pack would leave characters no room.
  workshop: { shape: 'named', since: 3, mirrorLimit: 500_000 },
} as const satisfies Readonly<Record<string, CollectionRow>>;
