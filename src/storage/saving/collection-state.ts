import type { Change, ChangedBy, Entry } from '../api.ts';
import type { MirroredKind } from '../kinds.ts';
import type { RecordNaming } from '../records/naming.ts';
import type { Detached, StoredRecord } from '../records/record.ts';

/** What this tab knows of one kind. */
export interface CollectionState {
  readonly naming: RecordNaming<MirroredKind>;
  /** The latest values, unsaved ones included. */
  readonly entries: Map<string, Entry<unknown>>;
  /** The rev under which this tab knows each stored record, removed ones included. */
  readonly revs: Map<string, number>;
  /** What values that only the second copy has were made from; only while there is no authority. */
  readonly detached: Map<string, Detached>;
  /** The stored text that each rev stands for; only where versions are merged, that is of settings. */
  readonly texts: Map<string, string>;
  readonly listeners: Set<(change: Change<unknown>) => void>;
}

export function emptyCollectionState(naming: RecordNaming<MirroredKind>): CollectionState {
  return {
    naming,
    entries: new Map(),
    revs: new Map(),
    detached: new Map(),
    texts: new Map(),
    listeners: new Set(),
  };
}

/** Takes in what is stored under a key. */
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

export function announce(collection: CollectionState, key: string, by: ChangedBy): void {
  const change: Change<unknown> = { key, entry: collection.entries.get(key), by };
  for (const listener of [...collection.listeners]) listener(change);
}
