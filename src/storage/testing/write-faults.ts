import type { Manifest } from '../primary/schema.ts';
import { decompress } from '../snapshots/compressed-text.ts';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import { type FaultShape, Faults } from './faults.ts';
import { raw } from './raw.ts';
import { contents, type Named, open, type TestStorage } from './test-codecs.ts';

const aria: Named = { name: 'Aria', notes: 'one' };
const brom: Named = { name: 'Brom', notes: 'two' };
const changed: Named = { name: 'Aria', notes: 'changed' };

export interface Scene {
  readonly browser: FakeBrowser;
  readonly tab: FakeTab;
  readonly storage: TestStorage;
}

export interface StorageOperation {
  readonly name: string;
  /** Before the faults begin. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly run: (scene: Scene) => Promise<unknown>;
  /** What it overwrites or removes without a snapshot, as it is meant to. */
  readonly forgets?: readonly string[];
  /** What `before` was promised to be kept. */
  readonly promises?: readonly string[];
  /** Whether its tab must not have seen what `before` does. */
  readonly isStale?: boolean;
  /** What it brings, and so what must be there once it has said that it is saved. */
  readonly brings?: string;
}

/** What there is before every operation. */
export const initially: readonly string[] = ['one', 'two', 'three', 'pack body', 'darkThemeEnabled'];

const newestSnapshot = async (storage: TestStorage): Promise<number> =>
  (await storage.snapshots.list()).at(0)?.id ?? 0;
let backup = '';

export const operations: readonly StorageOperation[] = [
  {
    name: 'create',
    run: ({ storage }) => storage.characters.create({ name: 'Cara', notes: 'created' }),
    brings: 'created',
  },
  {
    name: 'save',
    run: ({ storage }) => storage.characters.save(changed),
    forgets: ['one'],
    brings: 'changed',
  },
  {
    name: 'many saves',
    run: ({ storage }) =>
      Promise.all(
        ['1', '2', '3'].map((notes) => storage.characters.save({ ...aria, notes: `change ${notes}` })),
      ),
    forgets: ['one'],
  },
  {
    name: 'type and hide',
    run: ({ storage, tab }) => {
      storage.characters.saveSoon(changed);
      tab.hide();
      return storage.flush();
    },
    forgets: ['one'],
  },
  {
    name: 'save an encounter',
    run: ({ storage }) => storage.encounters.save({ name: 'Ambush', notes: 'changed' }),
    forgets: ['three'],
    brings: 'changed',
  },
  {
    name: 'save settings',
    run: ({ storage }) => storage.settings.save({ darkThemeEnabled: false, dicePrefix: '/roll' }),
    brings: '/roll',
  },
  {
    name: 'rename',
    run: ({ storage }) => storage.characters.rename('Aria', { name: 'Ariadne', notes: 'one' }),
    brings: 'Ariadne',
  },
  { name: 'remove', run: ({ storage }) => storage.characters.remove('Aria') },
  { name: 'remove all', run: ({ storage }) => storage.characters.removeAll() },
  {
    name: 'remove without a snapshot',
    run: ({ storage }) => storage.characters.remove('Aria', { withoutSnapshot: true }),
    forgets: ['one'],
  },
  {
    name: 'save what another tab changed',
    before: async ({ browser }) => {
      const other = await open(browser.tab({ openChannel: undefined }).environment);
      await other.characters.save({ ...aria, notes: 'from another tab' });
      await other.close();
    },
    run: ({ storage }) => storage.characters.save(changed),
    isStale: true,
    promises: ['from another tab'],
    forgets: ['one'],
  },
  {
    name: 'store a pack',
    run: ({ storage }) => storage.packs.store({ name: 'Core', version: 2, body: 'new' }),
    brings: '"body":"new"',
  },
  { name: 'remove a pack', run: ({ storage }) => storage.packs.remove(['Core']) },
  { name: 'take a snapshot', run: ({ storage }) => storage.snapshots.take('x') },
  {
    name: 'take the 21st snapshot',
    before: async ({ storage }) => {
      for (let index = 0; index < 21; index += 1) {
        await storage.encounters.save({ name: 'Other', notes: `${index}` });
        await storage.snapshots.take('x');
      }
      await storage.encounters.save({ name: 'Other', notes: 'last' });
    },
    run: ({ storage }) => storage.snapshots.take('x'),
  },
  {
    name: 'restore a snapshot',
    before: async ({ storage }) => {
      await storage.snapshots.take('x');
      await storage.characters.save(changed);
    },
    run: async ({ storage }) => storage.snapshots.restore(await newestSnapshot(storage)),
  },
  {
    name: 'restore one character',
    before: async ({ storage }) => {
      await storage.snapshots.take('x');
      await storage.characters.save(changed);
    },
    run: async ({ storage }) =>
      storage.snapshots.restore(await newestSnapshot(storage), { kind: 'characters', name: 'Aria' }),
  },
  {
    name: 'restore a backup',
    before: async ({ storage }) => {
      const printed = await storage.backups.serialize();
      backup = printed.ok ? printed.value.text : '';
      await storage.characters.save(changed);
      await storage.characters.remove('Brom');
    },
    run: ({ storage }) => storage.backups.restore(new Blob([backup])),
    promises: ['changed'],
    forgets: ['one'],
  },
  {
    name: 'discard a record that was set aside',
    before: async ({ browser }) => {
      await raw.put(browser, 'characters', 'damaged', 'garbage to discard');
      await raw.put(browser, 'encounters', 'damaged', 'garbage to keep');
      await (await open(browser.tab({ openChannel: undefined }).environment)).close();
    },
    run: async ({ storage }) => {
      const records = await storage.quarantined();
      return storage.discardQuarantined(records.find((one) => one.raw.includes('to discard'))?.id ?? '');
    },
    promises: ['garbage to keep'],
  },
  { name: 'download a backup', run: ({ storage }) => storage.backups.download() },
  {
    name: 'a first start',
    before: async ({ browser }) => {
      for (const key of ['schemas', 'started']) await raw.remove(browser, 'meta', key);
    },
    run: ({ tab }) => open(tab.environment),
  },
  {
    name: 'a start that restores from localStorage',
    before: ({ browser }) => raw.clear(browser, 'characters'),
    run: ({ tab }) => open(tab.environment),
  },
  {
    name: 'a start that fills an empty localStorage',
    before: async ({ browser }) => browser.localStorage?.items.clear(),
    run: ({ tab }) => open(tab.environment),
  },
  {
    name: 'a start that keeps both and sets aside',
    before: async ({ browser }) => {
      const other = { rev: 1, schema: 1, savedAt: 0, data: JSON.stringify({ ...aria, notes: 'other' }) };
      browser.localStorage?.setItem('tabard.characters.aria', JSON.stringify(other));
      browser.localStorage?.setItem('tabard.characters.brom', 'garbage one');
      await raw.put(browser, 'characters', 'damaged', { rev: 2, schema: 1, savedAt: 0, data: 'garbage two' });
    },
    run: ({ tab }) => open(tab.environment),
    promises: ['other', 'garbage one', 'garbage two'],
  },
  {
    name: 'a start that takes over a change made in memory',
    before: async ({ browser }) => {
      const storage = await open(browser.tab({ indexedDB: undefined }).environment);
      await storage.characters.save(changed);
      await storage.characters.remove('Brom');
    },
    run: ({ tab }) => open(tab.environment),
    promises: ['changed'],
    forgets: ['one'],
  },
];

export async function setUp(operation: StorageOperation): Promise<Scene> {
  const browser = new FakeBrowser();
  const tab = browser.tab({ openChannel: undefined });
  const storage = await open(tab.environment);
  // First, so that its snapshot is empty.
  await storage.packs.store({ name: 'Core', version: 1, body: 'pack body' });
  await storage.characters.save(aria);
  await storage.characters.save(brom);
  await storage.encounters.save({ name: 'Ambush', notes: 'three' });
  await storage.settings.save({ darkThemeEnabled: true });
  const scene = { browser, tab, storage };
  await operation.before?.(scene);
  return scene;
}

interface Found {
  readonly text: string;
  readonly problems: readonly string[];
}

/** Every text that can be had from a browser, as a user can: entries, packs, what was set aside, and every snapshot. */
export async function everythingIn(browser: FakeBrowser): Promise<Found> {
  const storage = await open(browser.tab().environment);
  const problems: string[] = [];
  if (storage.status().mode !== 'stored') problems.push(`it started in mode ${storage.status().mode}`);
  const packs = await Promise.all((await storage.packs.list()).map(({ name }) => storage.packs.read(name)));
  const texts = [JSON.stringify([contents(storage), packs, await storage.quarantined()])];
  await storage.close();
  const manifests = (await raw.getAll(browser, 'snapshots')) as Manifest[];
  for (const hash of new Set(manifests.flatMap(({ entries }) => entries.map((entry) => entry.hash)))) {
    const text = await decompress(browser.tab().environment, await raw.get(browser, 'contents', hash), hash);
    if (text.ok) texts.push(text.value);
    else problems.push(`a text of a snapshot: ${text.problem}`);
  }
  return { text: texts.join('\n'), problems };
}

export const notesIn = (storage: TestStorage): string[] =>
  [...storage.characters.entries().values(), ...storage.encounters.entries().values()].map(
    ({ value }) => value.notes,
  );

export interface Struck {
  /** How many writes there were to strike. */
  readonly writes: number;
  readonly lost: readonly string[];
}

/** Lets the fault befall each write of the operation in turn, every time in a fresh browser, and looks what is left. */
export async function strikeEverywhere(operation: StorageOperation, shape: FaultShape): Promise<Struck> {
  const lost: string[] = [];
  for (let at = 1; ; at += 1) {
    const scene = await setUp(operation);
    const { browser, tab, storage } = scene;
    const faults = new Faults(browser, tab, at, shape);
    const outcome = await operation.run(scene);
    faults.end();
    if (!faults.struck) return { writes: at - 1, lost };
    const tell = (what: string): void => {
      lost.push(`${operation.name}, write ${at}, ${shape}: ${what}`);
    };
    const promised = [...initially, ...(operation.promises ?? [])];
    const saysSaved = (outcome as { kind?: unknown } | undefined)?.kind === 'saved';
    if (operation.brings !== undefined && saysSaved) promised.push(operation.brings);
    if (shape !== 'crash') {
      // The tab lives: nothing that it shows is lost, and a retry brings it all into storage.
      const opened = (outcome as Partial<TestStorage> | undefined)?.characters
        ? (outcome as TestStorage)
        : storage;
      await opened.retry();
      const { saving, mode } = opened.status();
      if (saving !== 'saved' || mode !== 'stored') tell(`after a retry it is ${saving}, in mode ${mode}`);
      promised.push(...notesIn(opened));
      await opened.close();
    }
    const found = await everythingIn(browser);
    for (const problem of found.problems) tell(problem);
    for (const text of promised) {
      if (!operation.forgets?.includes(text) && !found.text.includes(text)) tell(text);
    }
  }
}
