import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredSheet } from '../core/character/sheet/sheet.ts';
import type { Encounter } from '../core/encounter/encounter.ts';
import type { Collection, Entry } from '../storage/api.ts';

export type CharacterEntry = Entry<StoredSheet>;
export type EncounterEntry = Entry<Encounter>;

/** Every stored record of a collection, the one saved last first. */
export type EntryList<Value> = StoreApi<readonly Entry<Value>[]>;

export function createEntryList<Value>(collection: Collection<Value>): EntryList<Value> {
  const sorted = () =>
    [...collection.entries().values()].sort((a, b) => b.savedAt - a.savedAt || a.key.localeCompare(b.key));
  const list = createStore<readonly Entry<Value>[]>(sorted);
  collection.subscribe(() => list.setState(sorted(), true));
  return list;
}
