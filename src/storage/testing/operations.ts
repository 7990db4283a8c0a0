import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import { raw } from './raw.ts';
import { type Named, open, type TestStorage } from './test-codecs.ts';

const ARIA: Named = { name: 'Aria', notes: 'one' };
const BROM: Named = { name: 'Brom', notes: 'two' };
const CHANGED: Named = { name: 'Aria', notes: 'changed' };

export interface Scene {
  readonly browser: FakeBrowser;
  readonly tab: FakeTab;
  readonly storage: TestStorage;
}

export interface StorageOperation {
  readonly name: string;
  /** Runs before the faults begin. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly run: (scene: Scene) => Promise<unknown>;
  /** Texts that it intentionally overwrites or removes without a snapshot. */
  readonly forgets?: readonly string[];
  /** Texts that `before` stored permanently. */
  readonly promises?: readonly string[];
  /** Whether its tab has not seen the changes of `before`. */
  readonly isStale?: boolean;
  /** A text that must be stored if the operation reports success. */
  readonly brings?: string;
}

/** Texts that are stored before every operation. */
export const INITIAL_TEXTS: readonly string[] = ['one', 'two', 'three', 'pack body', 'darkThemeEnabled'];

const newestSnapshot = async (storage: TestStorage): Promise<number> =>
  (await storage.snapshots.list()).at(0)?.id ?? 0;
let backupText = '';

export const OPERATIONS: readonly StorageOperation[] = [
  {
    name: 'create',
    run: ({ storage }) => storage.characters.create({ name: 'Cara', notes: 'created' }),
    brings: 'created',
  },
  {
    name: 'save',
    run: ({ storage }) => storage.characters.save(CHANGED),
    forgets: ['one'],
    brings: 'changed',
  },
  {
    name: 'many saves',
    run: ({ storage }) =>
      Promise.all(
        ['1', '2', '3'].map((notes) => storage.characters.save({ ...ARIA, notes: `change ${notes}` })),
      ),
    forgets: ['one'],
  },
  {
    name: 'type and hide',
    run: ({ storage, tab }) => {
      storage.characters.saveSoon(CHANGED);
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
      await other.characters.save({ ...ARIA, notes: 'from another tab' });
      await other.close();
    },
    run: ({ storage }) => storage.characters.save(CHANGED),
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
      await storage.characters.save(CHANGED);
    },
    run: async ({ storage }) => storage.snapshots.restore(await newestSnapshot(storage)),
  },
  {
    name: 'restore one character',
    before: async ({ storage }) => {
      await storage.snapshots.take('x');
      await storage.characters.save(CHANGED);
    },
    run: async ({ storage }) =>
      storage.snapshots.restore(await newestSnapshot(storage), [{ kind: 'characters', name: 'Aria' }]),
  },
  {
    name: 'restore a backup',
    before: async ({ storage }) => {
      const serialized = await storage.backups.serialize();
      backupText = serialized.ok ? serialized.value.text : '';
      await storage.characters.save(CHANGED);
      await storage.characters.remove('Brom');
    },
    run: ({ storage }) => storage.backups.restore(new Blob([backupText])),
    promises: ['changed'],
    forgets: ['one'],
  },
  {
    name: 'discard a quarantined record',
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
    name: 'a start that keeps both and quarantines',
    before: async ({ browser }) => {
      const other = { rev: 1, schema: 1, savedAt: 0, data: JSON.stringify({ ...ARIA, notes: 'other' }) };
      browser.localStorage?.setItem('tabard.characters.aria', JSON.stringify(other));
      browser.localStorage?.setItem('tabard.characters.brom', 'garbage one');
      await raw.put(browser, 'characters', 'damaged', { rev: 2, schema: 1, savedAt: 0, data: 'garbage two' });
    },
    run: ({ tab }) => open(tab.environment),
    promises: ['other', 'garbage one', 'garbage two'],
  },
  {
    name: 'a start that stores a change made in memory',
    before: async ({ browser }) => {
      const storage = await open(browser.tab({ indexedDB: undefined }).environment);
      await storage.characters.save(CHANGED);
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
  await storage.characters.save(ARIA);
  await storage.characters.save(BROM);
  await storage.encounters.save({ name: 'Ambush', notes: 'three' });
  await storage.settings.save({ darkThemeEnabled: true });
  const scene = { browser, tab, storage };
  await operation.before?.(scene);
  return scene;
}
