import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { FakeBrowser, TEST_TIMEOUTS } from '../testing/fake-browser.ts';
import { open } from '../testing/test-codecs.ts';
import { DATABASE_VERSION, openDatabase, requested } from './database.ts';

const put = (transaction: IDBTransaction, key: string) =>
  requested(transaction.objectStore('meta').put(1, key));
const get = (transaction: IDBTransaction, key: string) => requested(transaction.objectStore('meta').get(key));

function openNewer(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, DATABASE_VERSION + 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

describe('the database', () => {
  it('asks that what it writes be on the disk before it is said to be saved', async () => {
    const real = IDBDatabase.prototype.transaction;
    const asked: unknown[] = [];
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...values: Parameters<typeof real>) {
      asked.push(values[2]);
      return real.apply(this, values);
    };
    const database = openDatabase(new FakeBrowser().tab().environment, () => undefined);
    await database.run(['meta'], 'readwrite', (transaction) => put(transaction, 'a'));
    IDBDatabase.prototype.transaction = real;
    // The first is that of the upgrade, which has no choice.
    expect(asked.at(-1)).toEqual({ durability: 'strict' });
  });

  it('writes nothing of a body that fails, and tells it as a problem', async () => {
    const database = openDatabase(new FakeBrowser().tab().environment, () => undefined);
    const outcome = await database.run(['meta'], 'readwrite', async (transaction) => {
      await put(transaction, 'a');
      throw new Error('a bug');
    });
    expect(outcome).toMatchObject({ ok: false, problem: { reason: 'failed' } });
    expect(await database.run(['meta'], 'readonly', (transaction) => get(transaction, 'a'))).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('makes way for a newer version, tells so, and never opens the newer database', async () => {
    const browser = new FakeBrowser();
    let newer = 0;
    const database = openDatabase(browser.tab().environment, () => {
      newer += 1;
    });
    await database.run(['meta'], 'readwrite', (transaction) => put(transaction, 'a'));
    const upgraded = await openNewer(browser.indexedDB as IDBFactory, 'tabard');
    expect(newer).toBe(1);
    expect(await database.run(['meta'], 'readonly', (transaction) => get(transaction, 'a'))).toMatchObject({
      ok: false,
      problem: { reason: 'outdated' },
    });
    upgraded.close();
  });

  it('is opened again after it was deleted', async () => {
    const browser = new FakeBrowser();
    const database = openDatabase(browser.tab().environment, () => expect.unreachable());
    await database.run(['meta'], 'readwrite', (transaction) => put(transaction, 'a'));
    await requested((browser.indexedDB as IDBFactory).deleteDatabase('tabard'));
    expect(await database.run(['meta'], 'readwrite', (transaction) => put(transaction, 'b'))).toMatchObject({
      ok: true,
    });
  });

  it('writes again where a browser ends a transaction before it says that the database is gone', async () => {
    const database = openDatabase(new FakeBrowser().tab().environment, () => expect.unreachable());
    let tries = 0;
    const outcome = await database.run(['meta'], 'readwrite', async (transaction) => {
      tries += 1;
      const writing = put(transaction, 'a');
      if (tries === 1) transaction.abort();
      await writing;
      return tries;
    });
    expect(outcome).toEqual({ ok: true, value: 2 });
  });

  it('gives up on a database that another tab blocks, and works once it does not', async () => {
    const browser = new FakeBrowser();
    const factory = browser.indexedDB as IDBFactory;
    const stubborn = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open('tabard', 0.5 + 0.5);
      request.onsuccess = () => resolve(request.result);
    });
    const deleting = factory.deleteDatabase('tabard');
    const impatient = browser.tab({ timeouts: { ...TEST_TIMEOUTS, open: 30 } });
    const database = openDatabase(impatient.environment, () => undefined);
    expect(await database.run(['meta'], 'readonly', (transaction) => get(transaction, 'a'))).toMatchObject({
      ok: false,
    });
    stubborn.close();
    await requested(deleting);
    await expect
      .poll(() => database.run(['meta'], 'readonly', (transaction) => get(transaction, 'a')))
      .toMatchObject({ ok: true });
  });
});

describe('storage over a newer database', () => {
  it('writes nothing and asks for a reload', async () => {
    const browser = new FakeBrowser();
    browser.indexedDB = new IDBFactory();
    (await openNewer(browser.indexedDB, 'tabard')).close();
    browser.localStorage?.setItem(
      'tabard.characters.aria',
      JSON.stringify({ rev: 1, schema: 1, savedAt: 0, data: '{"name":"Aria","notes":""}' }),
    );
    const storage = await open(browser.tab().environment);
    expect(storage.status()).toMatchObject({ mode: 'outdated', saving: 'saved' });
    expect(storage.characters.get('Aria')).toBeDefined();
    await storage.characters.save({ name: 'Aria', notes: 'x' });
    expect(storage.status().saving).toBe('failed');
    expect(browser.localStorage?.getItem('tabard.characters.aria')).not.toContain('x');
    await storage.retry();
    expect(storage.status().mode).toBe('outdated');
  });

  it('stops an open tab', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    const newer = await openNewer(browser.indexedDB as IDBFactory, 'tabard');
    expect(storage.status().mode).toBe('outdated');
    expect(await storage.characters.save({ name: 'Aria', notes: '' })).toMatchObject({ kind: 'unsaved' });
    expect(await storage.packs.store({ name: 'P', version: 1, body: '' })).toMatchObject({ kind: 'unsaved' });
    expect(await storage.packs.remove(['P'])).toMatchObject({
      kind: 'failed',
      problem: { reason: 'outdated' },
    });
    expect(await storage.snapshots.take('x')).toMatchObject({
      kind: 'failed',
      problem: { reason: 'outdated' },
    });
    newer.close();
  });
});
