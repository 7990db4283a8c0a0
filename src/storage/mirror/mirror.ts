import type { Status } from '../api.ts';
import type { Environment, TextStore } from '../environment.ts';
import { problemOf } from '../records/problem.ts';
import { type Detached, glance, printRecord, type StoredRecord } from '../records/record.ts';

/** The kinds that have a second copy. */
export type CopiedKind = 'characters' | 'encounters' | 'settings';
export const copiedKinds: readonly CopiedKind[] = ['characters', 'encounters', 'settings'];

export interface SecondCopy {
  state(): Status['secondCopy'];
  /** Every text of every kind, by key. */
  readAll(): Readonly<Record<CopiedKind, ReadonlyMap<string, string>>>;
  /** Copies what the authority has just stored. A higher rev, a detached record and what is no record are left alone. */
  copy(kind: CopiedKind, key: string, record: StoredRecord): void;
  /** Writes what the authority has not taken. False where this could not be written either. */
  detach(kind: CopiedKind, key: string, record: StoredRecord & { readonly detached: Detached }): boolean;
  /** Puts `record` (null: nothing) in the place of exactly `found`, as the reconciliation of both copies decided. */
  heal(kind: CopiedKind, key: string, found: string | undefined, record: StoredRecord | undefined): void;
  /** This text is kept elsewhere, or known to this tab, so that it may be written over. */
  release(kind: CopiedKind, key: string, text: string): void;
}

export function openSecondCopy(environment: Environment): SecondCopy {
  const store: TextStore | undefined = environment.localStorage;
  let state: Status['secondCopy'] = store ? 'on' : 'unavailable';
  /** Texts that may be written over although they are no plain copy: set aside already, or this tab's own detached ones. */
  const released = new Map<string, string>();

  const addressOf = (kind: CopiedKind, key: string): string =>
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
      else store?.setItem(address, printRecord(record));
      return store !== undefined;
    } catch (error) {
      state = problemOf(error).reason === 'full' ? 'full' : 'unavailable';
      return false;
    }
  }

  function mayReplace(address: string, text: string | undefined, rev: number): boolean {
    if (text === undefined || released.get(address) === text) return true;
    const there = glance(text);
    return there !== undefined && !there.detached && there.rev <= rev;
  }

  function writable(kind: CopiedKind, record: StoredRecord): boolean {
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
          for (const kind of copiedKinds) {
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
      if (written) released.set(address, printRecord(record));
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
