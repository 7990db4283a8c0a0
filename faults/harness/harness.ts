import type { CharacterLock } from '../../src/storage/api.ts';
import { browserEnvironment } from '../../src/storage/environment.ts';
import { open, type TestStorage } from '../../src/storage/testing/test-codecs.ts';

/** A save in a page among others: the version it was made from, and its outcome. */
export interface Played {
  readonly version: string;
  readonly seen: string | undefined;
  readonly outcome: string;
}

let storage: TestStorage;
let lock: CharacterLock | undefined;

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Notes that begin with their version. */
const notesOf = (version: string): string => `${version} ${'The road goes on. '.repeat(300)}`;

/** Notes that begin with their version, and whose length no store can compress. */
function noisyNotesOf(version: string, length: number): string {
  const units = Array.from({ length }, () => String.fromCharCode(33 + Math.floor(Math.random() * 90)));
  return `${version} ${units.join('')}`;
}
const versionOf = (notes: string | undefined): string | undefined => notes?.split(' ', 1)[0];

/** Milliseconds. A machine that is busy with other work is no fault that storage has to survive. */
const PATIENT = { open: 60_000, read: 60_000, takeOver: 60_000, note: 60_000, restore: 60_000 };

const drive = {
  async start(schema = 1, appVersion = '1.0.0'): Promise<void> {
    const environment = browserEnvironment('tabard', appVersion);
    storage = await open({ ...environment, timeouts: { ...environment.timeouts, ...PATIENT } }, schema);
    // Answers after what a start restores in the background.
    await storage.thirdCopy();
  },
  status: () => storage.status(),
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

  async save(name: string, version: string, noise = 0): Promise<string> {
    const notes = noise > 0 ? noisyNotesOf(version, noise) : notesOf(version);
    return (await storage.characters.save({ name, notes })).kind;
  },
  /** The names in the notices of one kind. */
  noticed: (kind: string): readonly string[] =>
    storage
      .status()
      .notices.flatMap((notice) => (notice.kind === kind ? [notice.message, ...notice.names] : [])),

  async storePack(name: string, version: number): Promise<string> {
    return (await storage.packs.store({ name, version, body: notesOf(`${version}`) })).kind;
  },
  takeSnapshot: (reason: string) => storage.snapshots.take(reason),

  /** The version of every pack that can be read. */
  async packVersions(): Promise<Record<string, string>> {
    const found: [string, string][] = [];
    for (const { name } of await storage.packs.list()) {
      const read = await storage.packs.read(name);
      const version = read.ok ? versionOf(read.value.body) : undefined;
      if (read.ok && version === `${read.value.version}`) found.push([name, version]);
    }
    return Object.fromEntries(found);
  },
  /** The version of every pack that can be read, and the reasons of all snapshots that can be restored. */
  async archived(): Promise<Record<string, string>> {
    const found = Object.entries(await drive.packVersions());
    for (const { id, reason } of await storage.snapshots.list()) {
      const { kind } = await storage.snapshots.restore(id, [{ kind: 'encounters', name: 'Kept' }]);
      if (kind === 'restored') found.push([reason, '1']);
    }
    return Object.fromEntries(found);
  },
  /** The version of every pack in a backup. */
  async backedUpPacks(): Promise<Record<string, string>> {
    const backup = await storage.backups.serialize();
    const { contents } = JSON.parse(backup.ok ? backup.value.text : '{"contents":{"things":[]}}');
    const packs: readonly { name: string; data: string }[] = contents.things.filter(
      ({ kind }: { kind: string }) => kind === 'packs',
    );
    return Object.fromEntries(packs.map(({ name, data }) => [name, `${JSON.parse(data).version}`]));
  },
  async saveEncounter(name: string): Promise<string> {
    return (await storage.encounters.save({ name, notes: notesOf('1') })).kind;
  },

  /** Leaves localStorage with so few UTF-16 units that no other record fits into it. */
  fillLocalStorage(): void {
    for (let length = 1_000_000; length >= 500; length = Math.floor(length / 2)) {
      try {
        for (let index = 0; ; index += 1)
          localStorage.setItem(`filler ${length} ${index}`, 'x'.repeat(length));
      } catch {
        // There is no room for one of this length.
      }
    }
  },

  saveSoon(name: string, version: string): void {
    storage.characters.saveSoon({ name, notes: notesOf(version) });
  },

  /** Saves without end, and acknowledges to the server every save that is reported as saved. */
  async saveForever(from: number): Promise<void> {
    const acknowledge = (name: string, version: number): void => {
      void fetch(`/acknowledge?name=${encodeURIComponent(name)}&version=${version}`).catch(() => undefined);
    };
    for (let version = from; ; version += 1) {
      const name = `Character ${version % 5}`;
      const notes = notesOf(`${version}`);
      const saves = [
        storage.characters
          .save({ name, notes })
          .then(({ kind }) => kind === 'saved' && acknowledge(name, version)),
      ];
      if (version % 3 === 0) {
        const value = { name: 'Encounter', notes };
        saves.push(
          storage.encounters
            .save(value)
            .then(({ kind }) => kind === 'saved' && acknowledge('Encounter', version)),
        );
      }
      if (version % 7 === 0) {
        saves.push(
          storage.settings
            .save({ version })
            .then(({ kind }) => kind === 'saved' && acknowledge('settings', version)),
        );
      }
      await Promise.all(saves);
    }
  },

  /** Saves at random moments under names that other pages use, too. */
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

  lockCharacter(name: string): void {
    lock = storage.lockCharacter(name);
  },
  lockState: () => lock?.state(),
  takeOver: () => lock?.takeOver(),

  retry: () => storage.retry(),
  rebuild: async () => (await storage.rebuild()).ok,
  /** The text of a backup, empty where there is none. */
  async backup(): Promise<string> {
    const serialized = await storage.backups.serialize();
    return serialized.ok ? serialized.value.text : '';
  },
  async packs(): Promise<string[]> {
    return (await storage.packs.list()).map(({ name }) => name);
  },
  close: () => storage.close(),

  /** Damages one record in both copies. */
  async damage(name: string, garbage: string): Promise<void> {
    const key = name.toLowerCase();
    localStorage.setItem(`tabard.characters.${key}`, garbage);
    const database = await done(indexedDB.open('tabard'));
    const transaction = database.transaction('characters', 'readwrite');
    transaction.objectStore('characters').put({ rev: 99, schema: 1, savedAt: 0, data: garbage }, key);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  },

  /** Upgrades the database to a version that no tab knows. */
  async upgradeDatabase(): Promise<void> {
    const request = indexedDB.open('tabard', 99);
    request.onupgradeneeded = () => request.result.createObjectStore('of the future');
    (await done(request)).close();
  },

  /** The version of every character in IndexedDB, read without the storage layer. */
  async storedVersions(): Promise<Record<string, string | undefined>> {
    const database = await done(indexedDB.open('tabard'));
    const store = database.transaction('characters').objectStore('characters');
    const [keys, records] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    database.close();
    return Object.fromEntries(
      keys.map((key, index) => [String(key), versionOf(JSON.parse(records[index].data).notes)]),
    );
  },
};

declare global {
  // The driver in Node uses this name.
  var harness: typeof drive;
}

globalThis.harness = drive;
