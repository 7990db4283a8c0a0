import { browserEnvironment } from '../../src/storage/environment.ts';
import type { Hold } from '../../src/storage/storage.ts';
import { open, type TestStorage } from '../../src/storage/testing/things.ts';

/** A save in a page that shares its names with others: what was seen when it was made, and what it came to. */
export interface Played {
  readonly version: string;
  readonly seen: string | undefined;
  readonly outcome: string;
}

let storage: TestStorage;
let hold: Hold | undefined;
const errors: string[] = [];
addEventListener('error', (event) => errors.push(event.message));
addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Notes of some size, that begin with the number of the version. */
const notesOf = (version: string): string => `${version} ${'The road goes on. '.repeat(300)}`;
const versionOf = (notes: string | undefined): string | undefined => notes?.split(' ', 1)[0];

const drive = {
  async start(): Promise<void> {
    storage = await open(browserEnvironment());
  },
  status: () => storage.status(),
  errors: () => errors,
  unsaved: () => storage.unsaved().map(({ name }) => name),

  /** The version of every character and encounter, and of the settings. */
  versions(): Record<string, string | undefined> {
    const versions: [string, string | undefined][] = [['settings', String(storage.settings.get()?.version)]];
    for (const { name, value } of storage.characters.entries().values())
      versions.push([name, versionOf(value.notes)]);
    for (const { name, value } of storage.encounters.entries().values())
      versions.push([name, versionOf(value.notes)]);
    return Object.fromEntries(versions);
  },

  async save(name: string, version: string): Promise<string> {
    return (await storage.characters.save({ name, notes: notesOf(version) })).kind;
  },
  saveSoon(name: string, version: string): void {
    storage.characters.saveSoon({ name, notes: notesOf(version) });
  },

  /** Saves one thing after the other for as long as the page lives, and tells the server of each that was said to be saved. */
  async saveForever(from: number): Promise<void> {
    const tell = (name: string, version: number): void => {
      void fetch(`/acknowledge?name=${encodeURIComponent(name)}&version=${version}`).catch(() => undefined);
    };
    for (let version = from; ; version += 1) {
      const name = `Character ${version % 5}`;
      const notes = notesOf(`${version}`);
      const saves = [
        storage.characters.save({ name, notes }).then(({ kind }) => kind === 'saved' && tell(name, version)),
      ];
      if (version % 3 === 0) {
        const value = { name: 'Encounter', notes };
        saves.push(
          storage.encounters.save(value).then(({ kind }) => kind === 'saved' && tell('Encounter', version)),
        );
      }
      if (version % 7 === 0) {
        saves.push(
          storage.settings
            .save({ version })
            .then(({ kind }) => kind === 'saved' && tell('settings', version)),
        );
      }
      await Promise.all(saves);
    }
  },

  /** Saves at random moments under names that other pages use too. */
  async play(page: string, saves: number, names: readonly string[]): Promise<readonly Played[]> {
    const played: Promise<Played>[] = [];
    for (let index = 0; index < saves; index += 1) {
      const name = names[Math.floor(Math.random() * names.length)] ?? 'Aria';
      const seen = versionOf(storage.characters.get(name)?.value.notes);
      const version = `${page}-${index}`;
      played.push(
        storage.characters
          .save({ name, notes: notesOf(version) })
          .then(({ kind }) => ({ version, seen, outcome: kind })),
      );
      await pause(Math.random() * 8);
    }
    return Promise.all(played);
  },

  takeHold(name: string): void {
    hold = storage.hold(name);
  },
  holdState: () => hold?.state(),
  takeOver: () => hold?.takeOver(),

  retry: () => storage.retry(),
  close: () => storage.close(),
  async printBackup(): Promise<string> {
    const printed = await storage.backups.print();
    return printed.ok ? printed.value.text : '';
  },
  async restoreBackup(text: string): Promise<string> {
    return (await storage.backups.restore(new Blob([text]))).kind;
  },
  /** Damages one record in both copies, as nothing but a hand can. */
  async damage(name: string, garbage: string): Promise<void> {
    const key = name.toLowerCase();
    localStorage.setItem(`tabard.characters.${key}`, garbage);
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('tabard');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const transaction = request.result.transaction('characters', 'readwrite');
        transaction.objectStore('characters').put({ rev: 99, schema: 1, savedAt: 0, data: garbage }, key);
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
  },
};

declare global {
  // The driver in Node calls it by this name.
  var harness: typeof drive;
}

globalThis.harness = drive;
