import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredSheet } from '../core/character/sheet/sheet.ts';
import type { Encounter } from '../core/encounter/encounter.ts';
import type { Collection, Entry } from '../storage/api.ts';

/** A stored document with its name and the time of its last save. */
export type LibraryEntry<Value> = Entry<Value>;
export type CharacterEntry = LibraryEntry<StoredSheet>;
export type EncounterEntry = LibraryEntry<Encounter>;

/** Every stored record of a collection, the last saved first. */
export type EntryList<Value> = StoreApi<readonly LibraryEntry<Value>[]>;

export function createEntryList<Value>(collection: Collection<Value>): EntryList<Value> {
  const sorted = () =>
    [...collection.entries().values()].sort((a, b) => b.savedAt - a.savedAt || a.key.localeCompare(b.key));
  const list = createStore<readonly LibraryEntry<Value>[]>(sorted);
  collection.subscribe(() => list.setState(sorted(), true));
  return list;
}
