import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeBrowser, TEST_TIMEOUTS } from '../testing/fake-browser.ts';
import { ARIA, BROM, FILLED_CONTENTS, fill, restart } from '../testing/filled-browser.ts';
import { raw } from '../testing/raw.ts';
import { contents, open, type TestStorage } from '../testing/test-codecs.ts';

const CORE = { name: 'Core', version: 1, body: 'b' };

const undo: (() => void)[] = [];
afterEach(repair);

type Request = (operation: { operation: () => never; source: IDBObjectStore }) => IDBRequest;

/** Reading fails as where the browser's own file of a large value is gone, until `repair`. */
function damage(isDamaged: (store: string, key: unknown) => boolean): void {
  const { get, getAll } = IDBObjectStore.prototype;
  const refuse = (store: IDBObjectStore): never => {
    const { transaction } = store as unknown as { transaction: { _execRequestAsync: Request } };
    const operation = (): never => {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    };
    return transaction._execRequestAsync({ operation, source: store }) as never;
  };
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    return isDamaged(this.name, key) ? refuse(this) : get.call(this, key);
  };
  IDBObjectStore.prototype.getAll = function (this: IDBObjectStore) {
    return isDamaged(this.name, undefined) ? refuse(this) : getAll.call(this);
  };
  undo.push(() => Object.assign(IDBObjectStore.prototype, { get, getAll }));
}

function repair(): void {
  for (const one of undo.splice(0)) one();
}

/** The database opens and then never answers, until it is deleted. */
function fallSilent(): void {
  const { transaction } = IDBDatabase.prototype;
  const { deleteDatabase } = IDBFactory.prototype;
  const never = (): Promise<never> => new Promise(() => undefined);
  const store = { getAllKeys: never, getAll: never, get: never, put: never };
  const silent = { objectStore: () => store, done: never(), abort: () => undefined };
  IDBDatabase.prototype.transaction = () => silent as never;
  IDBFactory.prototype.deleteDatabase = function (this: IDBFactory, name) {
    repair();
    return deleteDatabase.call(this, name);
  };
  undo.push(() => {
    Object.assign(IDBDatabase.prototype, { transaction });
    Object.assign(IDBFactory.prototype, { deleteDatabase });
  });
}

/** The damage goes with the database. */
function repairOnDelete(): void {
  const { deleteDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.deleteDatabase = function (this: IDBFactory, name) {
    repair();
    return deleteDatabase.call(this, name);
  };
  undo.push(() => Object.assign(IDBFactory.prototype, { deleteDatabase }));
}

/** Long enough for a database that works, on a busy machine too. */
const SHORT = { ...TEST_TIMEOUTS, read: 250, save: 250 };

/** What a backup of it restores in another browser, which works. */
async function backupOf(storage: TestStorage): Promise<TestStorage> {
  const serialized = await storage.backups.serialize();
  repair();
  const other = await open(new FakeBrowser().tab().environment);
  await other.backups.restore(new Blob([serialized.ok ? serialized.value.text : 'none']));
  return other;
}

describe('a store that does not answer', () => {
  it('is rebuilt from the mirror and this tab, and takes saves again', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    fallSilent();
    const storage = await restart(browser, browser.tab({ timeouts: SHORT }));
    expect(storage.status()).toMatchObject({ mode: 'memory', remedy: 'rebuild' });
    const changed = { ...ARIA, notes: 'changed in memory' };
    await storage.characters.save(changed);
    await storage.packs.store(CORE);
    expect(await storage.rebuild()).toMatchObject({ ok: true });
    expect(storage.status()).toMatchObject({ mode: 'stored', saving: 'saved' });
    await storage.close();
    const again = await restart(browser);
    expect(again.characters.get('Aria')?.value).toEqual(changed);
    expect(again.characters.get('Brom')?.value).toEqual(BROM);
    expect(await again.packs.read('Core')).toEqual({ ok: true, value: CORE });
  });

  it('counts as not saved in an open tab, and is rebuilt from what the tab shows, even without a mirror', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const storage = await restart(browser, browser.tab({ localStorage: undefined, timeouts: SHORT }));
    fallSilent();
    const changed = { ...ARIA, notes: 'changed' };
    expect(await storage.characters.save(changed)).toMatchObject({ kind: 'unsaved' });
    expect(storage.status()).toMatchObject({ saving: 'failed', problem: { reason: 'failed' } });
    expect(contents(await backupOf(storage))).toEqual(contents(storage));
    fallSilent();
    const before = contents(storage);
    expect(await storage.rebuild()).toMatchObject({ ok: true });
    expect(storage.status()).toMatchObject({ mode: 'stored', saving: 'saved' });
    expect(contents(storage)).toEqual(before);
    await storage.close();
    const again = await restart(browser);
    expect(contents(again)).toEqual(before);
    expect(again.characters.get('Aria')?.value).toEqual(changed);
  });

  it('has a backup of what this tab shows', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    fallSilent();
    const storage = await restart(browser, browser.tab({ timeouts: SHORT }));
    expect(contents(await backupOf(storage))).toEqual(FILLED_CONTENTS);
  });
});

describe('a store with a damaged value', () => {
  it('keeps in a backup whatever else can be read', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const storage = await restart(browser);
    await storage.packs.store(CORE);
    await storage.packs.store({ ...CORE, name: 'Damaged' });
    damage((store, key) => store === 'packs' && key !== 'Core');
    const other = await backupOf(storage);
    expect(contents(other)).toEqual(FILLED_CONTENTS);
    expect(await other.packs.read('Core')).toEqual({ ok: true, value: CORE });
  });

  it('has the archived copy of a damaged pack in a backup, but not of a deleted one', async () => {
    const browser = new FakeBrowser();
    const storage = await restart(browser);
    await storage.packs.store(CORE);
    await storage.packs.store({ ...CORE, name: 'Gone' });
    await storage.packs.remove(['Gone']);
    await expect.poll(() => browser.files?.list('packs')).toHaveLength(1);
    damage((store) => store === 'packs');
    const other = await backupOf(storage);
    expect(await other.packs.read('Core')).toEqual({ ok: true, value: CORE });
    expect((await other.packs.list()).map(({ name }) => name)).toEqual(['Core']);
  });

  it('is rebuilt with the packs and snapshots of the archive', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const before = await restart(browser);
    await before.packs.store(CORE);
    await before.snapshots.take('kept in the archive');
    await before.close();
    damage((store) => store !== 'meta');
    repairOnDelete();
    const storage = await restart(browser);
    expect(await storage.rebuild()).toMatchObject({ ok: true });
    expect(contents(storage)).toEqual(FILLED_CONTENTS);
    expect(await storage.packs.read('Core')).toEqual({ ok: true, value: CORE });
    await expect
      .poll(async () => (await storage.snapshots.list()).map(({ reason }) => reason))
      .toContain('kept in the archive');
    await storage.close();
  });

  it('is rebuilt with whatever else can be read, its snapshots and the quarantine', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const before = await restart(browser);
    await before.packs.store(CORE);
    await before.close();
    await raw.put(browser, 'encounters', 'odd', 'raw text');
    damage((store, key) => store === 'characters' && key !== 'brom');
    const storage = await restart(browser);
    expect(storage.status()).toMatchObject({ mode: 'memory', remedy: 'rebuild' });
    repairOnDelete();
    expect(await storage.rebuild()).toMatchObject({ ok: true });
    expect(storage.status()).toMatchObject({ mode: 'stored', saving: 'saved' });
    expect(contents(storage)).toEqual(FILLED_CONTENTS);
    expect(await storage.packs.read('Core')).toEqual({ ok: true, value: CORE });
    expect((await storage.quarantined()).map((one) => one.raw)).toEqual(['raw text']);
    expect((await storage.snapshots.list()).length).toBeGreaterThan(0);
    await storage.close();
    expect(contents(await restart(browser))).toEqual(FILLED_CONTENTS);
  });
});
