import type { RandomSource } from '../core/dice/roll.ts';
import type { Result } from '../core/lib/result.ts';
import type { Session } from '../platform/session.ts';
import { type CharactersStore, createCharacters } from './characters/characters.ts';
import { createLazyLoadedCharacter } from './characters/lazy-loaded-character.ts';
import type { LoadedCharacter } from './characters/loaded-state.ts';
import { createLoadFlow, type LoadFlow } from './characters/loading.ts';
import type { TabardStorage } from './codecs.ts';
import { createEncounters, type Encounters } from './encounters/encounters.ts';
import { createNotices, type Notices } from './notices.ts';
import { createGameData, type GameDataStore } from './packs/game-data.ts';
import { createPatchNotes, type PatchNotesStore } from './patch-notes.ts';
import { createSettings, type SettingsState } from './settings.ts';

export type { Session };

/** The files beside the app; the samples are fetched when one is asked for. */
type DataFile = 'BaseGameData.json' | 'PatchNotes.json' | 'samples.json';

/** What the application needs of the outside world besides its storage. */
export interface Platform {
  /** A data file of the app's own, read as JSON; a problem in words where it cannot be. */
  fetchJson(file: DataFile): Promise<Result<unknown, string>>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Chance, for the dice. */
  readonly random: RandomSource;
  /** Hands a text to the browser as a JSON file named after a thing. */
  download(name: string, text: string): void;
  /** Whether the system asks for a dark theme: the theme until the user chooses one. */
  readonly prefersDark: boolean;
  /** What this tab keeps over a reload. */
  openSession(): Session;
}

/** Everything that screens read and do: one store a noun. */
export interface Application {
  readonly storage: TabardStorage;
  readonly platform: Platform;
  readonly settings: SettingsState;
  readonly gameData: GameDataStore;
  readonly characters: CharactersStore;
  readonly loaded: LoadedCharacter;
  readonly loading: LoadFlow;
  readonly encounters: Encounters;
  readonly notices: Notices;
  readonly patchNotes: PatchNotesStore;
}

/** Puts the stores together over an opened storage. The game data come by `gameData.ensureLoaded()`. */
export function createApplication(storage: TabardStorage, platform: Platform): Application {
  const notices = createNotices();
  const patchNotes = createPatchNotes(() => platform.fetchJson('PatchNotes.json'));
  const settings = createSettings(storage.settings, platform.prefersDark);
  const gameData = createGameData(
    () => platform.fetchJson('BaseGameData.json'),
    storage.packs,
    storage.remembered,
    notices,
  );
  const characters = createCharacters(storage.characters);
  const session = platform.openSession();
  const loaded = createLazyLoadedCharacter(storage, gameData, notices, session);
  const loading = createLoadFlow({ storage, gameData, loaded, notices });
  const encounters = createEncounters(storage.encounters, storage.remembered, session);
  return {
    storage,
    platform,
    settings,
    gameData,
    characters,
    loaded,
    loading,
    encounters,
    notices,
    patchNotes,
  };
}
