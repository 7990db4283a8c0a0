import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Change, ChangedBy, Codec, Entry, NamedCodec, RecordKind } from '../api.ts';
import type { CopiedKind } from '../mirror/mirror.ts';
import type { Detached, StoredRecord } from '../records/record.ts';

/** How the records of a kind are named and printed, whatever they are. */
export interface Naming {
  readonly kind: CopiedKind;
  readonly codec: Codec<unknown>;
  keyOf(value: unknown): string;
  nameOf(value: unknown): string;
  /** Undefined where there is only one, so that a second version cannot be kept beside it. */
  readonly withName: ((value: unknown, name: string) => unknown) | undefined;
}

const settingsName = 'Settings';

export function namedBy(kind: CopiedKind, codec: NamedCodec<unknown>): Naming {
  return {
    kind,
    codec,
    keyOf: (value) => normaliseName(codec.nameOf(value)),
    nameOf: (value) => codec.nameOf(value),
    withName: (value, name) => codec.withName(value, name),
  };
}

export function single(kind: CopiedKind, codec: Codec<unknown>): Naming {
  return { kind, codec, keyOf: () => '', nameOf: () => settingsName, withName: undefined };
}

/** What this tab knows of one kind. */
export interface Shelf {
  readonly naming: Naming;
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

export function emptyShelf(naming: Naming): Shelf {
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
export function place(shelf: Shelf, key: string, record: StoredRecord, value: unknown): void {
  shelf.revs.set(key, record.rev);
  if (record.data === null) {
    shelf.entries.delete(key);
    return;
  }
  if (!shelf.naming.withName) shelf.texts.set(key, record.data);
  shelf.entries.set(key, { key, name: shelf.naming.nameOf(value), value, savedAt: record.savedAt });
}

export function announce(shelf: Shelf, key: string, by: ChangedBy): void {
  const change: Change<unknown> = { key, entry: shelf.entries.get(key), by };
  for (const listener of [...shelf.listeners]) listener(change);
}

/** A name for a thing that is known only by its key. */
export function nameOfKey(kind: RecordKind, key: string): string {
  return kind === 'settings' ? settingsName : key;
}
