import type { StoredSheet } from '../core/character/sheet/sheet.ts';
import type { RandomSource } from '../core/dice/roll.ts';
import type { Encounter } from '../core/encounter/encounter.ts';
import type { Result } from '../core/lib/result.ts';
import type { Channel } from '../platform/player-view-channel.ts';
import type { Offline } from '../platform/service-worker/registration.ts';
import type { Session } from '../platform/session.ts';
import type { TabardStorage } from './codecs.ts';
import { createEntryList, type EntryList } from './entry-lists.ts';
import { createNotices, type Notices } from './notices.ts';
import { type BaseFile, createBaseFile } from './packs/base-file.ts';
import { createPatchNotes, type PatchNotesStore } from './patch-notes.ts';
import { createSettings, type SettingsState } from './settings.ts';
import { createUpdates, type Updates } from './updates.ts';

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
  /** Downloads a text as a JSON file of this name. */
  download(name: string, text: string): void;
  /** Whether the system asks for a dark theme: the theme until the user chooses one. */
  readonly prefersDark: boolean;
  /** What this tab keeps over a reload. */
  openSession(): Session;
  /** The service worker, which is registered with the first call. */
  openOffline(): Offline;
  openPlayerViewChannel(): Channel;
}

/** What the first screen needs, and every other one. It knows no rule of the game. */
export interface Shell {
  readonly storage: TabardStorage;
  readonly platform: Platform;
  readonly settings: SettingsState;
  readonly baseFile: BaseFile;
  readonly characterList: EntryList<StoredSheet>;
  readonly encounterList: EntryList<Encounter>;
  readonly notices: Notices;
  readonly patchNotes: PatchNotesStore;
  readonly updates: Updates;
}

export function createShell(storage: TabardStorage, platform: Platform): Shell {
  const notices = createNotices();
  return {
    storage,
    platform,
    settings: createSettings(storage.settings, platform.prefersDark),
    baseFile: createBaseFile(() => platform.fetchJson('BaseGameData.json')),
    characterList: createEntryList(storage.characters),
    encounterList: createEntryList(storage.encounters),
    notices,
    patchNotes: createPatchNotes(() => platform.fetchJson('PatchNotes.json')),
    updates: createUpdates(platform.openOffline, storage, notices),
  };
}
