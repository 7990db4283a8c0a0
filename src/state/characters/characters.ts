import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import type { Collection, Entry } from '../../storage/api.ts';

export type CharacterEntry = Entry<StoredSheet>;

/** Every stored character, the one saved last first. */
export type CharactersStore = StoreApi<readonly CharacterEntry[]>;

export function createCharacters(collection: Collection<StoredSheet>): CharactersStore {
  const sorted = () =>
    [...collection.entries().values()].sort((a, b) => b.savedAt - a.savedAt || a.key.localeCompare(b.key));
  const store = createStore<readonly CharacterEntry[]>(sorted);
  collection.subscribe(() => store.setState(sorted(), true));
  return store;
}
