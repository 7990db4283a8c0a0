import type { TextStore } from '../../platform/browser.ts';
import type { Status } from '../api.ts';
import type { Environment } from '../environment.ts';
import { byKind, MIRRORED_KINDS, type MirroredKind, rowOf } from '../kinds.ts';
import { problemOf } from '../records/problem.ts';
import { type Detached, peekRevision, type StoredRecord, serializeRecord } from '../records/record.ts';

export interface Mirror {
  state(): Status['mirror'];
  /** Every text of every kind, by key. */
  readAll(): Readonly<Record<MirroredKind, ReadonlyMap<string, string>>>;
  /** Copies what the authority has just stored. A higher rev, a detached record and what is no record are left alone. */
  copy(kind: MirroredKind, key: string, record: StoredRecord): void;
  /** Writes what the authority has not taken. False where this could not be written either. */
  detach(kind: MirroredKind, key: string, record: StoredRecord & { readonly detached: Detached }): boolean;
  /** Puts `record` (null: nothing) in the place of exactly `found`, as the reconciliation of both copies decided. */
  heal(kind: MirroredKind, key: string, found: string | undefined, record: StoredRecord | undefined): void;
  /** This text is kept elsewhere, or known to this tab, so that it may be written over. */
  release(kind: MirroredKind, key: string, text: string): void;
}

export function openMirror(environment: Environment): Mirror {
  const store: TextStore | undefined = environment.localStorage;
  let state: Status['mirror'] = store ? 'on' : 'unavailable';
  /** Texts that may be written over although they are no plain copy: set aside already, or this tab's own detached ones. */
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

  function write(address: string, record: StoredRecord): boolean {
    try {
      // A removal needs no copy unless the authority does not know of it.
      if (record.data === null && !record.detached) store?.removeItem(address);
      else store?.setItem(address, serializeRecord(record));
      return store !== undefined;
    } catch (error) {
      state = problemOf(error).reason === 'full' ? 'full' : 'unavailable';
      return false;
    }
  }

  function mayReplace(address: string, text: string | undefined, rev: number): boolean {
    if (text === undefined || released.get(address) === text) return true;
    const there = peekRevision(text);
    return there !== undefined && !there.detached && there.rev <= rev;
  }

  function writable(kind: MirroredKind, record: StoredRecord): boolean {
    // A single is small, and the theme is read from here; a removal makes room.
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
        if (write(address, record)) released.delete(address);
      }
    },
    detach(kind, key, record) {
      const address = addressOf(kind, key);
      if (!writable(kind, record) || !mayReplace(address, read(address), record.rev)) return false;
      const written = write(address, record);
      if (written) released.set(address, serializeRecord(record));
      return written;
    },
    heal(kind, key, found, record) {
      const address = addressOf(kind, key);
      if (state !== 'on' || read(address) !== found) return;
      if (record) write(address, record);
      else if (found !== undefined) write(address, { rev: 1, schema: 1, savedAt: 0, data: null });
    },
    release(kind, key, text) {
      released.set(addressOf(kind, key), text);
    },
  };
}
