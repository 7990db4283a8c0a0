import type { Change, ChangedBy, Entry } from '../api.ts';
import type { MirroredKind } from '../kinds.ts';
import type { RecordNaming } from '../records/naming.ts';
import { type Detached, type Reading, revOf, type StoredRecord } from '../records/record.ts';

/** The state of one collection in this tab. */
export interface CollectionState {
  readonly naming: RecordNaming<MirroredKind>;
  /** The latest values by key, unsaved ones included. */
  readonly entries: Map<string, Entry<unknown>>;
  /** The revision of each stored record that this tab last saw, including removed ones. */
  readonly revs: Map<string, number>;
  /** What is saved of these keys is kept back until the promise resolves. It is unsaved meanwhile. */
  readonly held: Map<string, Promise<unknown>>;
  /** The origins of values that only the mirror has; only while IndexedDB is unavailable. */
  readonly detached: Map<string, Detached>;
  /** The stored text of each revision; only of singles, whose versions are merged. */
  readonly texts: Map<string, string>;
  /** What this tab stored last. The next save finds its text again, and need not parse it. */
  lastStored: { readonly text: string; readonly value: unknown } | undefined;
  readonly listeners: Set<(change: Change<unknown>) => void>;
}

export function emptyCollectionState(naming: RecordNaming<MirroredKind>): CollectionState {
  return {
    naming,
    entries: new Map(),
    revs: new Map(),
    held: new Map(),
    detached: new Map(),
    texts: new Map(),
    lastStored: undefined,
    listeners: new Set(),
  };
}

/** Sets the entry of a key from storage, without calling the listeners. */
export function setEntry(
  collection: CollectionState,
  key: string,
  record: StoredRecord,
  value: unknown,
): void {
  collection.revs.set(key, record.rev);
  if (record.data === null) {
    collection.entries.delete(key);
    return;
  }
  if (!collection.naming.withName) collection.texts.set(key, record.data);
  collection.entries.set(key, { key, name: collection.naming.nameOf(value), value, savedAt: record.savedAt });
}

/** Calls the listeners after a change of the entry. */
export function announce(
  { entries, listeners }: CollectionState,
  key: string,
  by: ChangedBy,
  movedTo?: string,
  isAnother = false,
): void {
  const change: Change<unknown> = { key, entry: entries.get(key), by, movedTo, isAnother };
  for (const listener of [...listeners]) listener(change);
}

/** The key that a rename in another tab gave the record. */
export const movedKey = (reading: Reading<unknown>): string | undefined =>
  reading.state === 'removed' ? reading.record.movedTo : undefined;

/** Sets the entry that another tab stored, and calls the listeners. `movedTo`: where renames have led it. */
export function applyRemote(
  collection: CollectionState,
  key: string,
  reading: Reading<unknown>,
  movedTo = movedKey(reading),
): void {
  const { entries, revs } = collection;
  let isAnother = false;
  if (reading.state === 'live') {
    isAnother = entries.has(key) && (reading.record.began ?? 0) > (revs.get(key) ?? 0);
    setEntry(collection, key, reading.record, reading.value);
  } else {
    entries.delete(key);
    revs.set(key, revOf(reading));
  }
  announce(collection, key, 'elsewhere', movedTo, isAnother);
}
