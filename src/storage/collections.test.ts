import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Collection, Packs, SingleRecord } from './api.ts';
import { COLLECTIONS } from './collections.ts';
import { FakeBrowser } from './testing/fake-browser.ts';
import { raw } from './testing/raw.ts';
import type { Named, TestPack, TestSettings, TestStorage } from './testing/test-codecs.ts';

/** The version of the database with the added rows. */
const SINCE = Math.max(...Object.values(COLLECTIONS).map(({ since }) => since)) + 1;

const ADDED_ROWS = {
  campaigns: { shape: 'named', since: SINCE },
  profile: { shape: 'single', label: 'Profile', since: SINCE },
  maps: { shape: 'pack', since: SINCE },
};

/** The types that the table would derive from these rows; TypeScript cannot derive them here. */
interface WithAdded {
  readonly campaigns: Collection<Named>;
  readonly profile: SingleRecord<TestSettings>;
  readonly maps: Packs<TestPack>;
}

type Open = (browser: FakeBrowser, schema?: number) => Promise<TestStorage & WithAdded>;

/** Storage as it is built from the table, with or without the added rows. */
async function openWith(rows: object): Promise<Open> {
  vi.resetModules();
  vi.doMock('./collections.ts', async (original) => {
    const real = await original<typeof import('./collections.ts')>();
    return { COLLECTIONS: { ...real.COLLECTIONS, ...rows } };
  });
  const { open } = await import('./testing/test-codecs.ts');
  return async (browser, schema) =>
    (await open(browser.tab().environment, schema)) as TestStorage & WithAdded;
}

const CAMPAIGN: Named = { name: 'The Long Road', notes: 'one' };
const PROFILE: TestSettings = { player: 'Kim' };
const MAP: TestPack = { name: 'Harbour', version: 3, body: 'b' };
const RECORDS = [
  { kind: 'campaigns', name: 'The Long Road' },
  { kind: 'profile', name: 'Profile' },
  { kind: 'maps', name: 'Harbour' },
];

async function save(storage: WithAdded): Promise<void> {
  expect(await storage.campaigns.create(CAMPAIGN)).toEqual({ kind: 'saved' });
  expect(await storage.profile.save(PROFILE)).toEqual({ kind: 'saved' });
  expect(await storage.maps.store(MAP)).toEqual({ kind: 'saved' });
}

async function expectSaved(storage: WithAdded): Promise<void> {
  expect(storage.campaigns.get('the long road')?.value).toEqual(CAMPAIGN);
  expect(storage.profile.get()).toEqual(PROFILE);
  expect(await storage.maps.read('Harbour')).toEqual({ ok: true, value: MAP });
}

describe('a new row in the table of collections', () => {
  let openBefore: Open;
  let open: Open;

  beforeAll(async () => {
    openBefore = await openWith({});
    open = await openWith(ADDED_ROWS);
  });

  afterAll(() => {
    vi.doUnmock('./collections.ts');
    vi.resetModules();
  });

  it('gets an object store in a database of the version before, which keeps its records', async () => {
    const browser = new FakeBrowser();
    const before = await openBefore(browser);
    await before.characters.save({ name: 'Aria', notes: '' });
    await before.close();
    const storage = await open(browser);
    await save(storage);
    await storage.close();
    expect(await raw.keys(browser, 'campaigns')).toEqual(['the long road']);
    expect(await raw.keys(browser, 'profile')).toEqual(['']);
    expect(await raw.keys(browser, 'maps')).toEqual(['Harbour']);
    const again = await open(browser);
    await expectSaved(again);
    expect(again.characters.get('Aria')).toBeDefined();
  });

  it('stops an open tab of the version before', async () => {
    const browser = new FakeBrowser();
    const before = await openBefore(browser);
    await open(browser);
    expect(before.status().mode).toBe('outdated');
  });

  it('is mirrored in localStorage, packs apart, and restored from it', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser);
    await save(storage);
    await storage.close();
    const addresses = [...(browser.localStorage?.items.keys() ?? [])];
    expect(addresses).toEqual(['tabard.campaigns.the long road', 'tabard.profile']);
    for (const store of ['campaigns', 'profile']) await raw.clear(browser, store);
    await expectSaved(await open(browser));
  });

  it('is in every snapshot, and restored from it', async () => {
    const storage = await open(new FakeBrowser());
    await save(storage);
    await storage.snapshots.take('x');
    const [snapshot] = await storage.snapshots.list();
    expect(snapshot?.records).toEqual(RECORDS);
    await storage.campaigns.remove('The Long Road');
    await storage.profile.save({ player: 'Jo' });
    await storage.maps.remove(['Harbour']);
    await storage.snapshots.restore(snapshot?.id ?? 0);
    await expectSaved(storage);
  });

  it('is in a backup, and restored from it', async () => {
    const storage = await open(new FakeBrowser());
    await save(storage);
    const backup = await storage.backups.serialize();
    const text = backup.ok ? backup.value.text : '';
    const other = await open(new FakeBrowser());
    expect(await other.backups.restore(new Blob([text]))).toMatchObject({
      kind: 'restored',
      report: { added: RECORDS },
    });
    await expectSaved(other);
  });

  it('quarantines what cannot be read', async () => {
    const browser = new FakeBrowser();
    await (await open(browser)).close();
    for (const { kind } of RECORDS) await raw.put(browser, kind, 'damaged', `damaged ${kind}`);
    const storage = await open(browser);
    await storage.maps.list();
    const quarantined = await storage.quarantined();
    expect(quarantined.map((record) => [record.kind, record.raw]).sort()).toEqual([
      ['campaigns', 'damaged campaigns'],
      ['maps', 'damaged maps'],
      ['profile', 'damaged profile'],
    ]);
  });

  it('announces each change to the other tabs', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser);
    const other = await open(browser);
    let packChanges = 0;
    other.maps.subscribe(() => {
      packChanges += 1;
    });
    await save(storage);
    await expect.poll(() => packChanges).toBe(1);
    await expect.poll(() => other.profile.get()).toEqual(PROFILE);
    await expectSaved(other);
  });

  it.each(RECORDS)('stops a tab whose schema is older: $kind', async ({ kind }) => {
    const browser = new FakeBrowser();
    const storage = await open(browser);
    const channel = browser.tab().environment.openChannel?.('tabard');
    const schemas = { [kind]: 2 };
    await raw.put(browser, 'meta', 'schemas', schemas);
    channel?.post({ type: 'hello', schemas });
    await expect.poll(() => storage.status().mode).toBe('outdated');
  });
});
