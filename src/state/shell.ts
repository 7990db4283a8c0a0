import type { StoredSheet } from '../core/character/sheet/sheet.ts';
import type { RandomSource } from '../core/dice/roll.ts';
import type { Encounter } from '../core/encounter/encounter.ts';
import type { Result } from '../core/lib/result.ts';
import type { PatchNote } from '../core/patch-notes/patch-notes.ts';
import type { Offline } from '../platform/service-worker/registration.ts';
import type { Session } from '../platform/session.ts';
import type { Channel, WindowChannel } from '../platform/window-channel.ts';
import type { TabardStorage } from './codecs.ts';
import { createEntryList, type EntryList } from './entry-lists.ts';
import { createNotices, type Notices } from './notices.ts';
import { type BaseFile, createBaseFile } from './packs/base-file.ts';
import { createPatchNotes, type PatchNotesStore } from './patch-notes.ts';
import { createSettings, type SettingsState } from './settings.ts';
import { createUpdates, type Updates } from './updates.ts';
import { guardWrites } from './write-guard.ts';

/** The app's data files; the samples are fetched on demand. */
type DataFile = 'BaseGameData.json' | 'PatchNotes.json' | 'samples.json';

/** The application's platform services, besides its storage. */
export interface Platform {
  /** Reads one of the app's data files as JSON; a failure is a problem in words. */
  fetchJson(file: DataFile): Promise<Result<unknown, string>>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Random numbers, for the dice. */
  readonly random: RandomSource;
  /** Downloads a text as a JSON file with this name. */
  download(name: string, text: string): void;
  /** Whether the system prefers a dark theme, which applies until the user chooses one. */
  readonly prefersDark: boolean;
  /** The session storage of this tab. */
  openSession(): Session;
  /** The service worker, which is registered on the first call. Rejects if its code cannot be fetched. */
  openOffline(): Promise<Offline>;
  openChannel(name: WindowChannel): Channel;
  /** The patch notes that the page was built with. */
  readonly patchNotes?: readonly PatchNote[];
}

/** The state that every screen needs, including the first. It does not depend on the rules of the game. */
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

export function createShell(opened: TabardStorage, platform: Platform): Shell {
  const notices = createNotices();
  const storage = guardWrites(opened, notices);
  return {
    storage,
    platform,
    settings: createSettings(storage.settings, platform.prefersDark),
    baseFile: createBaseFile(() => platform.fetchJson('BaseGameData.json')),
    characterList: createEntryList(storage.characters),
    encounterList: createEntryList(storage.encounters),
    notices,
    patchNotes: createPatchNotes(() => platform.fetchJson('PatchNotes.json'), platform.patchNotes),
    updates: createUpdates(platform.openOffline, storage, notices),
  };
}
