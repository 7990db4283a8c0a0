import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { open, type TestPack } from '../testing/test-codecs.ts';
import { readTextAt } from './pack-address.ts';

const LARGE: TestPack = { name: 'Large', version: 1, body: 'x'.repeat(1_000_001) };
const SMALL: TestPack = { name: 'Small', version: 1, body: 'x' };

afterEach(() => void vi.unstubAllGlobals());

describe('the address of a stored pack', () => {
  /** A tab whose packs its workers can read, with both packs, after each was read once. */
  async function tabWithPacks() {
    const browser = new FakeBrowser();
    const { environment } = browser.tab();
    vi.stubGlobal('indexedDB', environment.indexedDB);
    const storage = await open(environment);
    for (const pack of [LARGE, SMALL]) {
      await storage.packs.store(pack);
      await storage.packs.readText(pack.name);
    }
    return { browser, storage };
  }

  it('is known of a large pack alone, also at the next start', async () => {
    const { browser, storage } = await tabWithPacks();
    const address = storage.packs.addressOf('Large');
    expect(address).toMatchObject({ store: 'packs', name: 'Large' });
    expect(storage.packs.addressOf('Small')).toBeUndefined();
    await storage.close();
    const again = await open(browser.tab().environment);
    expect(again.packs.addressOf('Large')).toEqual(address);
    expect(address && (await readTextAt(address))).toBe(await again.packs.readText('Large'));
  });

  it('is forgotten once the pack is small', async () => {
    const { storage } = await tabWithPacks();
    await storage.packs.store({ ...LARGE, body: 'x' });
    await storage.packs.readText('Large');
    expect(storage.packs.addressOf('Large')).toBeUndefined();
  });

  it('is unknown where a worker would have another database', async () => {
    const { storage } = await tabWithPacks();
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(storage.packs.addressOf('Large')).toBeUndefined();
  });
});

describe('a text that a worker reads', () => {
  const address = { database: 'tabard', store: 'packs', name: 'Core', schema: 2 };
  const record = { rev: 1, schema: 2, savedAt: 0, data: '{}' };

  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

  async function put(value: unknown): Promise<void> {
    const request = indexedDB.open('tabard', 3);
    request.onupgradeneeded = () => void request.result.createObjectStore('packs').put(value, 'Core');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    request.result.close();
  }

  it.each([
    ['its text', record, '{}'],
    ['nothing of a deleted pack', { ...record, data: null }, undefined],
    ['nothing that a newer version wrote', { ...record, schema: 3 }, undefined],
    ['nothing that is damaged', { ...record, rev: 'x' }, undefined],
  ])('is %s', async (_what, stored, text) => {
    await put(stored);
    expect(await readTextAt(address)).toBe(text);
  });

  it('is missing without its store or its pack', async () => {
    await put(record);
    expect(await readTextAt({ ...address, name: 'Other' })).toBeUndefined();
    expect(await readTextAt({ ...address, store: 'others' })).toBeUndefined();
  });

  it('makes no database where there is none', async () => {
    expect(await readTextAt(address)).toBeUndefined();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('lets go of the database, so that it can be deleted', async () => {
    await put(record);
    await readTextAt(address);
    const deletion = indexedDB.deleteDatabase('tabard');
    const outcome = await new Promise((resolve) => {
      deletion.onsuccess = () => resolve('deleted');
      deletion.onblocked = () => resolve('blocked');
    });
    expect(outcome).toBe('deleted');
  });
});
