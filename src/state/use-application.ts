import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Character } from '../core/character/character.ts';
import type { Settings } from '../core/settings/settings.ts';
import type { Status } from '../storage/api.ts';
import type { Application } from './application.ts';
import type { CharacterEntry } from './characters/characters.ts';
import type { LoadedState } from './characters/loaded-state.ts';
import type { AppNotice } from './notices.ts';
import type { GameDataState } from './packs/game-data-state.ts';

export const ApplicationContext = createContext<Application | undefined>(undefined);

/** The application that this screen belongs to. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (application === undefined) throw new Error('This screen stands outside the application.');
  return application;
}

export const useSettings = (): Settings => useStore(useApplication().settings.store);

export const useGameDataState = (): GameDataState => useStore(useApplication().gameData.store);

export const useCharacters = (): readonly CharacterEntry[] => useStore(useApplication().characters);

export const useNotices = (): readonly AppNotice[] => useStore(useApplication().notices.store);

/** One part of the loaded state, so that a view renders again only when that changes. */
export function useLoaded<Selected>(select: (state: LoadedState) => Selected): Selected {
  return useStore(useApplication().loaded.store, select);
}

/** The loaded character, or one thing of it, so that a view is drawn again only when that changes. */
export function useCharacter<Selected>(select: (character: Character | undefined) => Selected): Selected {
  return useLoaded((state) => select(state.character));
}

/** One thing of what the save indicator shows, so that a view is drawn again only when that changes. */
export function useStorageStatus<Selected>(select: (status: Status) => Selected): Selected {
  const { storage } = useApplication();
  return useSyncExternalStore(
    (listener) => storage.subscribe(listener),
    () => select(storage.status()),
  );
}

/** The loaded character, on the screens that are shown only while one is. */
export function useLoadedCharacter(): Character {
  const character = useCharacter((loaded) => loaded);
  if (character === undefined) throw new Error('This screen stands without a character.');
  return character;
}
