import type { TextStore } from '../../platform/browser.ts';
import type { Status } from '../api.ts';
import type { Environment } from '../environment.ts';
import { problemOf } from '../records/problem.ts';
import { type Detached, peekRevision, type StoredRecord, serializeRecord } from '../records/record.ts';

/** The kinds that have a second copy. */
export type MirroredKind = 'characters' | 'encounters' | 'settings';
export const MIRRORED_KINDS: readonly MirroredKind[] = ['characters', 'encounters', 'settings'];

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

  const addressOf = (kind: MirroredKind, key: string): string =>
    kind === 'settings' ? `${environment.namespace}.settings` : `${environment.namespace}.${kind}.${key}`;

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
    // Settings are small and the theme is read from here; a removal makes room.
    return state === 'on' || (state === 'full' && (kind === 'settings' || record.data === null));
  }

  return {
    state: () => state,
    readAll() {
      const texts = {
        characters: new Map<string, string>(),
        encounters: new Map<string, string>(),
        settings: new Map<string, string>(),
      };
      try {
        for (let index = 0; store && index < store.length; index += 1) {
          const address = store.key(index) ?? '';
          for (const kind of MIRRORED_KINDS) {
            const prefix = addressOf(kind, '');
            const fits = kind === 'settings' ? address === prefix : address.startsWith(prefix);
            const text = fits ? store.getItem(address) : null;
            if (text !== null) texts[kind].set(address.slice(prefix.length), text);
          }
        }
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
