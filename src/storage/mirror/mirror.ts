import type { TextStore } from '../../platform/browser.ts';
import type { Status } from '../api.ts';
import type { Environment } from '../environment.ts';
import { byKind, fitsMirror, MIRRORED_KINDS, type MirroredKind, rowOf } from '../kinds.ts';
import { problemOf } from '../records/problem.ts';
import { type Detached, peekRevision, type StoredRecord, serializeRecord } from '../records/record.ts';

export interface Mirror {
  state(): Status['mirror'];
  /** Every text of every kind, by key. */
  readAll(): Readonly<Record<MirroredKind, ReadonlyMap<string, string>>>;
  /**
   * Copies a record from the primary. Never replaces a higher revision, a detached record or an invalid one.
   */
  copy(kind: MirroredKind, key: string, record: StoredRecord): void;
  /**
   * Writes a record that the primary could not store. Returns false if the mirror could not store it either.
   */
  detach(kind: MirroredKind, key: string, record: StoredRecord & { readonly detached: Detached }): boolean;
  /** Replaces exactly `expected` by `record`, as decided at the start; undefined means no record. */
  heal(kind: MirroredKind, key: string, expected: string | undefined, record: StoredRecord | undefined): void;
  /** Allows this text to be overwritten, since it is quarantined or known to this tab. */
  release(kind: MirroredKind, key: string, text: string): void;
}

export function openMirror(environment: Environment): Mirror {
  const store: TextStore | undefined = environment.localStorage;
  let state: Status['mirror'] = store ? 'on' : 'unavailable';
  /** Texts, by address, that may be overwritten although they are not plain copies: see `release`. */
  const released = new Map<string, string>();

  const isSingle = (kind: MirroredKind): boolean => rowOf(kind).shape === 'single';

  const addressOf = (kind: MirroredKind, key: string): string =>
    `${environment.namespace}.${isSingle(kind) ? kind : `${kind}.${key}`}`;

  function readKind(from: TextStore, kind: MirroredKind, texts: Map<string, string>): void {
    const start = addressOf(kind, '');
    for (let index = 0; index < from.length; index += 1) {
      const address = from.key(index) ?? '';
      const isOfKind = isSingle(kind) ? address === start : address.startsWith(start);
      const text = isOfKind ? from.getItem(address) : null;
      if (text !== null) texts.set(address.slice(start.length), text);
    }
  }

  function read(address: string): string | undefined {
    try {
      return store?.getItem(address) ?? undefined;
    } catch {
      state = 'unavailable';
      return undefined;
    }
  }

  function write(kind: MirroredKind, address: string, record: StoredRecord): boolean {
    try {
      // A tombstone needs no mirror unless the primary lacks it.
      const isNeeded = record.data === null ? record.detached : fitsMirror(kind, record.data);
      if (isNeeded) store?.setItem(address, serializeRecord(record));
      else store?.removeItem(address);
      return store !== undefined;
    } catch (error) {
      state = problemOf(error).reason === 'full' ? 'full' : 'unavailable';
      return false;
    }
  }

  function mayReplace(address: string, text: string | undefined, rev: number): boolean {
    if (text === undefined || released.get(address) === text) return true;
    const mirrored = peekRevision(text);
    return mirrored !== undefined && !mirrored.detached && mirrored.rev <= rev;
  }

  function writable(kind: MirroredKind, record: StoredRecord): boolean {
    // These are still written: a single is small and contains the theme, and a removal frees space.
    return state === 'on' || (state === 'full' && (isSingle(kind) || record.data === null));
  }

  return {
    state: () => state,
    readAll() {
      const texts = byKind(MIRRORED_KINDS, () => new Map<string, string>());
      try {
        if (store) for (const kind of MIRRORED_KINDS) readKind(store, kind, texts[kind]);
      } catch {
        state = 'unavailable';
      }
      return texts;
    },
    copy(kind, key, record) {
      const address = addressOf(kind, key);
      if (writable(kind, record) && mayReplace(address, read(address), record.rev)) {
        if (write(kind, address, record)) released.delete(address);
      }
    },
    detach(kind, key, record) {
      const address = addressOf(kind, key);
      if (!writable(kind, record) || !fitsMirror(kind, record.data ?? '')) return false;
      if (!mayReplace(address, read(address), record.rev)) return false;
      const written = write(kind, address, record);
      if (written) released.set(address, serializeRecord(record));
      return written;
    },
    heal(kind, key, expected, record) {
      const address = addressOf(kind, key);
      if (state !== 'on' || read(address) !== expected) return;
      if (record) write(kind, address, record);
      else if (expected !== undefined) write(kind, address, { rev: 1, schema: 1, savedAt: 0, data: null });
    },
    release(kind, key, text) {
      released.set(addressOf(kind, key), text);
    },
  };
}
