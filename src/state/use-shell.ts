import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Settings } from '../core/settings/settings.ts';
import type { Status } from '../storage/api.ts';
import { INITIAL_STATUS } from '../storage/context/status-store.ts';
import type { Application } from './application.ts';
import type { CharacterEntry, EncounterEntry } from './entry-lists.ts';
import type { Game } from './game.ts';
import type { AppNotice } from './notices.ts';
import type { BaseFileState } from './packs/base-file.ts';
import type { Shell } from './shell.ts';
import type { UpdateState } from './updates.ts';

interface ApplicationState {
  readonly application: Application;
  /** undefined until it is created. */
  readonly game: Game | undefined;
}

export const ApplicationContext = createContext<ApplicationState | undefined>(undefined);

function useApplicationState(): ApplicationState {
  const state = useContext(ApplicationContext);
  if (state === undefined) throw new Error('This component is rendered outside the application.');
  return state;
}

export const useApplication = (): Application => useApplicationState().application;

/** The game, for components that are also shown before it is created. */
export const useCreatedGame = (): Game | undefined => useApplicationState().game;

export const useShell = (): Shell => useApplication().shell;

export const useSettings = (): Settings => useStore(useShell().settings.store);

export const useBaseFile = (): BaseFileState => useStore(useShell().baseFile.store);

export const useCharacters = (): readonly CharacterEntry[] => useStore(useShell().characterList);

export const useEncounters = (): readonly EncounterEntry[] => useStore(useShell().encounterList);

export const useNotices = (): readonly AppNotice[] => useStore(useShell().notices.store);

/** One part of the storage status, so that a component renders again only when that part changes. */
export function useStorageStatus<Selected>(select: (status: Status) => Selected): Selected {
  const { storage } = useShell();
  return useSyncExternalStore(
    (listener) => storage.subscribe(listener),
    () => select(storage.status()),
    () => select(INITIAL_STATUS),
  );
}

/** Newer versions of the app. The service worker is registered once a component asks. */
export function useUpdates(): UpdateState {
  const { updates } = useShell();
  useEffect(() => updates.watch(), [updates]);
  return useStore(updates.store);
}
