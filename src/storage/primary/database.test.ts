import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { FakeBrowser, TEST_TIMEOUTS } from '../testing/fake-browser.ts';
import { open } from '../testing/test-codecs.ts';
import { DATABASE_VERSION, openDatabase } from './database.ts';
import type { ReadTransaction, WriteTransaction } from './schema.ts';

type Key = 'started' | 'backup';
const put = (transaction: WriteTransaction, key: Key) => transaction.objectStore('meta').put(1, key);
const get = (transaction: ReadTransaction, key: Key) => transaction.objectStore('meta').get(key);

function deleteDatabase(factory: IDBFactory): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase('tabard');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

function openNewer(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, DATABASE_VERSION + 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

describe('the database', () => {
  it('asks for strict durability when it writes', async () => {
    const real = IDBDatabase.prototype.transaction;
    const asked: unknown[] = [];
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...values: Parameters<typeof real>) {
      asked.push(values[2]);
      return real.apply(this, values);
    };
    const database = openDatabase(new FakeBrowser().tab().environment, () => undefined);
    await database.write(['meta'], (transaction) => put(transaction, 'started'));
    IDBDatabase.prototype.transaction = real;
    // The first transaction is that of the upgrade, whose durability cannot be set.
    expect(asked.at(-1)).toEqual({ durability: 'strict' });
  });

  it('writes nothing and returns a problem if the body throws', async () => {
    const database = openDatabase(new FakeBrowser().tab().environment, () => undefined);
    const outcome = await database.write(['meta'], async (transaction) => {
      await put(transaction, 'started');
      throw new Error('a bug');
    });
    expect(outcome).toMatchObject({ ok: false, problem: { reason: 'failed' } });
    expect(await database.read(['meta'], (transaction) => get(transaction, 'started'))).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('closes for a newer version, reports it, and reads the newer database without writing', async () => {
    const browser = new FakeBrowser();
    let newer = 0;
    const database = openDatabase(browser.tab().environment, () => {
      newer += 1;
    });
    await database.write(['meta'], (transaction) => put(transaction, 'started'));
    const upgraded = await openNewer(browser.indexedDB as IDBFactory, 'tabard');
    expect(newer).toBe(1);
    expect(await database.read(['meta'], (transaction) => get(transaction, 'started'))).toEqual({
      ok: true,
      value: 1,
    });
    expect(await database.write(['meta'], (transaction) => put(transaction, 'backup'))).toMatchObject({
      ok: false,
      problem: { reason: 'outdated' },
    });
    upgraded.close();
  });

  it('opens again after it was deleted', async () => {
    const browser = new FakeBrowser();
    const database = openDatabase(browser.tab().environment, () => expect.unreachable());
    await database.write(['meta'], (transaction) => put(transaction, 'started'));
    await deleteDatabase(browser.indexedDB as IDBFactory);
    expect(await database.write(['meta'], (transaction) => put(transaction, 'backup'))).toMatchObject({
      ok: true,
    });
  });

  it('writes again if the browser aborts a transaction before it closes the database', async () => {
    const database = openDatabase(new FakeBrowser().tab().environment, () => expect.unreachable());
    let tries = 0;
    const outcome = await database.write(['meta'], async (transaction) => {
      tries += 1;
      const writing = put(transaction, 'started');
      if (tries === 1) transaction.abort();
      await writing;
      return tries;
    });
    expect(outcome).toEqual({ ok: true, value: 2 });
  });

  it('times out if another tab blocks the database, and works once it is free', async () => {
    const browser = new FakeBrowser();
    const factory = browser.indexedDB as IDBFactory;
    const stubborn = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open('tabard', 0.5 + 0.5);
      request.onsuccess = () => resolve(request.result);
    });
    const deleting = deleteDatabase(factory);
    const impatient = browser.tab({ timeouts: { ...TEST_TIMEOUTS, open: 30 } });
    const database = openDatabase(impatient.environment, () => undefined);
    expect(await database.read(['meta'], (transaction) => get(transaction, 'started'))).toMatchObject({
      ok: false,
    });
    stubborn.close();
    await deleting;
    await expect
      .poll(() => database.read(['meta'], (transaction) => get(transaction, 'started')))
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
