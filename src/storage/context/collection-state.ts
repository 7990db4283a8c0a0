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
  /** The keys of stored records that say where a renamed one is, whose name they have. */
  readonly leads: Set<string>;
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
    leads: new Set(),
    held: new Map(),
    detached: new Map(),
    texts: new Map(),
    lastStored: undefined,
    listeners: new Set(),
  };
}

/** Notes which stored record of a key this tab has. */
export function setRevision(
  { revs, leads }: CollectionState,
  key: string,
  { rev, movedTo }: StoredRecord,
): void {
  revs.set(key, rev);
  if (movedTo === undefined) leads.delete(key);
  else leads.add(key);
}

/** Sets the entry of a key from storage, without calling the listeners. */
export function setEntry(
  collection: CollectionState,
  key: string,
  record: StoredRecord,
  value: unknown,
): void {
  setRevision(collection, key, record);
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

/** Whether this has taken the name of a removed record that this tab still has. */
const isAnotherOf = ({ entries, revs }: CollectionState, key: string, reading: Reading<unknown>): boolean =>
  reading.state === 'live' && entries.has(key) && (reading.record.began ?? 0) > (revs.get(key) ?? 0);

/**
 * The key that a rename in another tab gave the record that this tab has, also where another one has its name
 * now.
 */
export function movedKey(
  collection: CollectionState,
  key: string,
  reading: Reading<unknown>,
): string | undefined {
  const isGone = reading.state === 'removed' || isAnotherOf(collection, key, reading);
  return isGone && 'record' in reading ? reading.record.movedTo : undefined;
}

/** Sets the entry that another tab stored, and calls the listeners. `movedTo`: where renames have led it. */
export function applyRemote(
  collection: CollectionState,
  key: string,
  reading: Reading<unknown>,
  movedTo = movedKey(collection, key, reading),
): void {
  const { entries, revs } = collection;
  const isAnother = isAnotherOf(collection, key, reading);
  // A rename is heard of before what has taken the name, as in a tab that has not missed it.
  if (reading.state !== 'live' || (movedTo !== undefined && entries.has(movedTo))) {
    entries.delete(key);
    revs.set(key, revOf(reading));
    announce(collection, key, 'elsewhere', movedTo);
  }
  if (reading.state !== 'live') return;
  setEntry(collection, key, reading.record, reading.value);
  announce(collection, key, 'elsewhere', undefined, isAnother);
}
