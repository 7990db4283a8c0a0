import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Change, ChangedBy, Codec, Entry, NamedCodec, RecordKind } from '../api.ts';
import type { MirroredKind } from '../mirror/mirror.ts';
import type { Detached, StoredRecord } from '../records/record.ts';

/** How the records of a kind are named and printed, whatever they are. */
export interface RecordNaming {
  readonly kind: MirroredKind;
  readonly codec: Codec<unknown>;
  keyOf(value: unknown): string;
  nameOf(value: unknown): string;
  /** Undefined where there is only one, so that a second version cannot be kept beside it. */
  readonly withName: ((value: unknown, name: string) => unknown) | undefined;
}

const settingsName = 'Settings';

export function namedBy(kind: MirroredKind, codec: NamedCodec<unknown>): RecordNaming {
  return {
    kind,
    codec,
    keyOf: (value) => normaliseName(codec.nameOf(value)),
    nameOf: (value) => codec.nameOf(value),
    withName: (value, name) => codec.withName(value, name),
  };
}

export function single(kind: MirroredKind, codec: Codec<unknown>): RecordNaming {
  return { kind, codec, keyOf: () => '', nameOf: () => settingsName, withName: undefined };
}

/** What this tab knows of one kind. */
export interface CollectionState {
  readonly naming: RecordNaming;
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

export function emptyCollectionState(naming: RecordNaming): CollectionState {
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

/** A name for a thing that is known only by its key. */
export function nameOfKey(kind: RecordKind, key: string): string {
  return kind === 'settings' ? settingsName : key;
}
