import { describe, expect, it } from 'vitest';
import { unpack } from './contents.ts';
import type { Manifest } from './snapshots.ts';
import { FakeBrowser, type FakeTab } from './testing/fake-browser.ts';
import { type FaultShape, Faults, faultShapes } from './testing/faults.ts';
import { raw } from './testing/raw.ts';
import { contents, type Named, open, type TestStorage } from './testing/things.ts';

const aria: Named = { name: 'Aria', notes: 'one' };
const brom: Named = { name: 'Brom', notes: 'two' };
const changed: Named = { name: 'Aria', notes: 'changed' };

interface Scene {
  readonly browser: FakeBrowser;
  readonly tab: FakeTab;
  readonly storage: TestStorage;
}

interface Operation {
  readonly name: string;
  /** Before the faults begin. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly run: (scene: Scene) => Promise<unknown>;
  /** What it overwrites or removes without a snapshot, as it is meant to. */
  readonly forgets?: readonly string[];
  /** What `before` was promised to be kept. */
  readonly promises?: readonly string[];
}

const newestSnapshot = async (storage: TestStorage): Promise<number> =>
  (await storage.snapshots.list()).at(0)?.id ?? 0;
let backup = '';

const operations: readonly Operation[] = [
  { name: 'create', run: ({ storage }) => storage.characters.create({ name: 'Cara', notes: '' }) },
  { name: 'save', run: ({ storage }) => storage.characters.save(changed), forgets: ['one'] },
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
  },
  { name: 'save settings', run: ({ storage }) => storage.settings.save({ darkThemeEnabled: false }) },
  {
    name: 'rename',
    run: ({ storage }) => storage.characters.rename('Aria', { name: 'Ariadne', notes: 'one' }),
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
    promises: ['from another tab'],
    forgets: ['one'],
  },
  {
    name: 'store a pack',
    run: ({ storage }) => storage.packs.store({ name: 'Core', version: 2, body: 'new' }),
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
      const printed = await storage.backups.print();
      backup = printed.ok ? printed.value.text : '';
      await storage.characters.save(changed);
      await storage.characters.remove('Brom');
    },
    run: ({ storage }) => storage.backups.restore(new Blob([backup])),
    promises: ['changed'],
    forgets: ['one'],
  },
  { name: 'download a backup', run: ({ storage }) => storage.backups.download() },
  { name: 'a first start', run: ({ tab }) => open(tab.environment) },
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

async function setUp(operation: Operation): Promise<Scene> {
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

/** Every text that can be had from a browser, as a user can: entries, packs, what was set aside, and every snapshot. */
async function everythingIn(browser: FakeBrowser): Promise<string> {
  const storage = await open(browser.tab().environment);
  expect(storage.status().mode).toBe('stored');
  const packs = await Promise.all((await storage.packs.list()).map(({ name }) => storage.packs.read(name)));
  const texts = [JSON.stringify([contents(storage), packs, await storage.setAside()])];
  await storage.close();
  const manifests = (await raw.getAll(browser, 'snapshots')) as Manifest[];
  for (const hash of new Set(manifests.flatMap(({ entries }) => entries.map((entry) => entry.hash)))) {
    const text = await unpack(browser.tab().environment, await raw.get(browser, 'contents', hash), hash);
    expect(text.ok, 'every text of a snapshot is whole').toBe(true);
    if (text.ok) texts.push(text.value);
  }
  return texts.join('\n');
}

const notesIn = (storage: TestStorage): string[] =>
  [...storage.characters.entries().values(), ...storage.encounters.entries().values()].map(
    ({ value }) => value.notes,
  );

async function strikeEverywhere(operation: Operation, shape: FaultShape): Promise<number> {
  for (let at = 1; ; at += 1) {
    const scene = await setUp(operation);
    const { browser, tab, storage } = scene;
    const faults = new Faults(browser, tab, at, shape);
    const outcome = await operation.run(scene);
    faults.end();
    if (!faults.struck) return at - 1;
    const promised = ['one', 'two', 'three', 'pack body', 'darkThemeEnabled', ...(operation.promises ?? [])];
    if (shape !== 'crash') {
      // The tab lives: nothing that it shows is lost, and a retry brings it all into storage.
      const opened = (outcome as Partial<TestStorage> | undefined)?.characters
        ? (outcome as TestStorage)
        : storage;
      await opened.retry();
      expect(opened.status()).toMatchObject({ saving: 'saved', mode: 'stored' });
      promised.push(...notesIn(opened));
      await opened.close();
    }
    const found = await everythingIn(browser);
    for (const text of promised) {
      if (text !== '' && !operation.forgets?.includes(text)) expect(found, `write ${at}`).toContain(text);
    }
  }
}

describe('a fault at every write of every operation', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'loses nothing: %s',
    async (_, operation) => {
      const writes: number[] = [];
      for (const shape of faultShapes) writes.push(await strikeEverywhere(operation, shape));
      // An operation that writes nothing would prove nothing.
      if (operation.name !== 'a first start') expect(Math.min(...writes)).toBeGreaterThan(0);
    },
  );
});

describe('what was said to be saved', () => {
  it.each(faultShapes)(
    'is there when a crash follows, and localStorage goes back in time: %s',
    async (shape) => {
      for (let at = 1; at <= 12; at += 1) {
        const browser = new FakeBrowser();
        const tab = browser.tab();
        const storage = await open(tab.environment);
        const flushed = new Map(browser.localStorage?.items);
        const faults = new Faults(browser, tab, at, shape);
        const saved: string[] = [];
        for (let index = 0; index < 6; index += 1) {
          const outcome = await storage.characters.save({ name: 'Aria', notes: `version ${index}` });
          if (outcome.kind === 'saved') saved.push(`version ${index}`);
        }
        faults.end();
        if (browser.localStorage) {
          browser.localStorage.items.clear();
          for (const [address, text] of flushed) browser.localStorage.items.set(address, text);
        }
        const again = await open(browser.tab().environment);
        const last = saved.at(-1);
        if (last !== undefined) expect(again.characters.get('Aria')?.value.notes).toBe(last);
      }
    },
  );
});
