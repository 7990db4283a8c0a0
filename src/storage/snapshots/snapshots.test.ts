import { describe, expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { raw } from '../testing/raw.ts';
import { contents, type Named, open } from '../testing/test-codecs.ts';
import { type Kept, snapshotsToKeep } from './retention.ts';

const ARIA: Named = { name: 'Aria', notes: 'one' };
const BROM: Named = { name: 'Brom', notes: 'two' };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

async function filled(browser: FakeBrowser, changes: Partial<Environment> = {}) {
  const storage = await open(browser.tab(changes).environment);
  await storage.characters.save(ARIA);
  await storage.characters.save(BROM);
  await storage.encounters.save({ name: 'Ambush', notes: '' });
  await storage.settings.save({ darkThemeEnabled: true });
  await storage.packs.store({ name: 'Core', version: 1, body: 'x'.repeat(10_000) });
  return storage;
}

describe('snapshots', () => {
  it('list when and why they were taken, and of which records', async () => {
    const browser = new FakeBrowser();
    const storage = await filled(browser);
    browser.now += 5;
    expect(await storage.snapshots.take('Before the upgrade of Aria')).toEqual({ kind: 'taken', id: 2 });
    expect((await storage.snapshots.list()).at(0)).toEqual({
      id: 2,
      at: browser.now,
      reason: 'Before the upgrade of Aria',
      records: [
        { kind: 'characters', name: 'Aria' },
        { kind: 'characters', name: 'Brom' },
        { kind: 'encounters', name: 'Ambush' },
        { kind: 'settings', name: 'Settings' },
        { kind: 'packs', name: 'Core' },
      ],
    });
  });

  it('are not taken twice of the same state, and store each text once', async () => {
    const browser = new FakeBrowser();
    const storage = await filled(browser);
    await storage.snapshots.take('first');
    const before = (await raw.getAll(browser, 'contents')).length;
    expect(await storage.snapshots.take('again')).toEqual({ kind: 'taken', id: 2 });
    await storage.characters.save({ ...ARIA, notes: 'changed' });
    expect(await storage.snapshots.take('more')).toEqual({ kind: 'taken', id: 3 });
    expect((await raw.getAll(browser, 'contents')).length).toBe(before + 1);
    await storage.characters.save(ARIA);
    expect(await storage.snapshots.take('back')).toEqual({ kind: 'taken', id: 4 });
    expect((await raw.getAll(browser, 'contents')).length).toBe(before + 1);
  });

  it('are compressed', async () => {
    const browser = new FakeBrowser();
    const storage = await filled(browser);
    await storage.snapshots.take('all');
    const bytes = (await raw.getAll(browser, 'contents')).map(
      (content) => (content as { bytes: Uint8Array }).bytes.length,
    );
    expect(Math.max(...bytes)).toBeLessThan(500);
  });

  it('list the differences from now by name', async () => {
    const browser = new FakeBrowser();
    const storage = await filled(browser);
    const taken = await storage.snapshots.take('before');
    const id = taken.kind === 'taken' ? taken.id : 0;
    await storage.characters.save({ ...ARIA, notes: 'changed' });
    await storage.characters.remove('Brom');
    await storage.characters.save({ name: 'Cara', notes: '' });
    await storage.encounters.save({ name: 'Ambush', notes: 'x' });
    await storage.encounters.save({ name: 'Ambush', notes: '' });
    expect(await storage.snapshots.differences(id)).toEqual({
      ok: true,
      value: [
        { kind: 'characters', name: 'Aria', difference: 'changed' },
        { kind: 'characters', name: 'Brom', difference: 'only-then' },
        { kind: 'characters', name: 'Cara', difference: 'only-now' },
      ],
    });
    expect(await storage.snapshots.differences(99)).toMatchObject({ ok: false });
  });

  it.each<[string, Partial<Environment>, Partial<Environment>]>([
    ['taken outside a secure context, restored in one', { sha256: undefined }, {}],
    ['taken in a secure context, restored outside one', {}, { sha256: undefined }],
  ])('are restored for any hash with which they were taken: %s', async (_, then, later) => {
    const browser = new FakeBrowser();
    const storage = await filled(browser, then);
    await storage.snapshots.take('before');
    const before = contents(storage);
    await storage.characters.save({ ...ARIA, notes: 'changed' });
    await storage.close();
    const again = await open(browser.tab(later).environment);
    const [snapshot] = await again.snapshots.list();
    expect(await again.snapshots.restore(snapshot?.id ?? 0)).toMatchObject({ kind: 'restored' });
    expect(contents(again)).toEqual(before);
  });

  it.each<[string, Partial<Environment>]>([
    ['as browsers are', {}],
    ['without compression', { compress: undefined, decompress: undefined }],
    ['outside a secure context', { sha256: undefined }],
  ])('restore everything, in every tab, and remove nothing: %s', async (_, changes) => {
    const browser = new FakeBrowser();
    const storage = await filled(browser, changes);
    const other = await open(browser.tab().environment);
    const before = contents(storage);
    await storage.snapshots.take('before');
    await storage.characters.save({ ...ARIA, notes: 'changed' });
    await storage.characters.remove('Brom');
    await storage.packs.remove(['Core']);
    await storage.settings.save({ darkThemeEnabled: false });
    await storage.characters.save({ name: 'Cara', notes: '' });
    const heard: unknown[] = [];
    storage.characters.subscribe(({ key, by }) => heard.push([key, by]));
    expect(await storage.snapshots.restore(2)).toEqual({
      kind: 'restored',
      report: {
        added: [
          { kind: 'characters', name: 'Brom' },
          { kind: 'packs', name: 'Core' },
        ],
        replaced: [
          { kind: 'characters', name: 'Aria' },
          { kind: 'settings', name: 'Settings' },
        ],
        unchanged: [{ kind: 'encounters', name: 'Ambush' }],
        kept: [{ kind: 'characters', name: 'Cara' }],
        quarantined: [],
      },
    });
    expect(heard).toContainEqual(['aria', 'restore']);
    const [now] = await storage.snapshots.list();
    expect(now).toMatchObject({ reason: 'Before restoring a snapshot' });
    await storage.characters.remove('Cara');
    expect(contents(storage)).toEqual(before);
    await expect.poll(() => contents(other)).toEqual(before);
    await storage.close();
    const again = await open(browser.tab(changes).environment);
    expect(contents(again)).toEqual(before);
    expect(await again.packs.read('Core')).toMatchObject({ ok: true, value: { version: 1 } });
    expect(again.status().notices).toEqual([]);
  });

  it('restore one character and leave the rest', async () => {
    const browser = new FakeBrowser();
    const storage = await filled(browser);
    await storage.snapshots.take('before');
    await storage.characters.save({ ...ARIA, notes: 'changed' });
    await storage.characters.save({ ...BROM, notes: 'changed' });
    const outcome = await storage.snapshots.restore(2, [{ kind: 'characters', name: 'Aria' }]);
    expect(outcome).toMatchObject({ kind: 'restored', report: { replaced: [{ name: 'Aria' }], kept: [] } });
    expect(storage.characters.get('Aria')?.value).toEqual(ARIA);
    expect(storage.characters.get('Brom')?.value.notes).toBe('changed');
    expect(await storage.snapshots.restore(2, [{ kind: 'characters', name: 'Zed' }])).toMatchObject({
      kind: 'refused',
    });
    expect(await storage.snapshots.restore(99)).toMatchObject({ kind: 'refused' });
  });

  it('change nothing if one of their texts is damaged', async () => {
    const browser = new FakeBrowser();
    browser.files = undefined;
    const storage = await filled(browser);
    await storage.snapshots.take('before');
    await storage.characters.save({ ...ARIA, notes: 'changed' });
    const before = contents(storage);
    const manifests = (await raw.getAll(browser, 'snapshots')) as {
      entries: { name: string; hash: string }[];
    }[];
    const hash = manifests.at(-1)?.entries.find(({ name }) => name === 'Aria')?.hash ?? '';
    for (const damage of [undefined, {}, { bytes: new Uint8Array([1, 2, 3]) }, { text: 'other' }, 'x']) {
      await raw.put(browser, 'contents', hash, damage);
      expect(await storage.snapshots.restore(2)).toMatchObject({ kind: 'refused', damaged: false });
    }
    expect(contents(storage)).toEqual(before);
  });

  it('keep a lone surrogate', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    const odd = `{"name":"Odd","notes":"\ud800"}`;
    await raw.put(browser, 'characters', 'odd', { rev: 1, schema: 1, savedAt: 0, data: odd });
    await storage.snapshots.take('before');
    await raw.put(browser, 'characters', 'odd', {
      rev: 2,
      schema: 1,
      savedAt: 0,
      data: '{"name":"Odd","notes":""}',
    });
    expect(await storage.snapshots.restore(1)).toMatchObject({ kind: 'restored' });
    expect(await raw.get(browser, 'characters', 'odd')).toMatchObject({ data: odd });
  });

  it('are taken after ten edited minutes, even if the clock is set back', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    for (let edited = 1; edited <= 9; edited += 1) {
      browser.now += edited % 2 === 0 ? 40 * MINUTE_MS : -3 * DAY_MS;
      await storage.characters.save({ ...ARIA, notes: `${edited}` });
      await storage.characters.save({ ...ARIA, notes: `${edited} again` });
    }
    expect(await storage.snapshots.list()).toEqual([]);
    browser.now += MINUTE_MS;
    await storage.characters.save({ ...ARIA, notes: 'ten' });
    await expect
      .poll(() => storage.snapshots.list())
      .toMatchObject([{ reason: 'After ten minutes of changes' }]);
  });

  it('are deleted by retention, and so are their texts', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    for (let index = 0; index < 40; index += 1) {
      await storage.characters.save({ ...ARIA, notes: `${index}` });
      await storage.snapshots.take(`${index}`);
    }
    expect((await storage.snapshots.list()).map(({ reason }) => Number(reason))).toEqual(
      Array.from({ length: 20 }, (_, index) => 39 - index),
    );
    expect((await raw.getAll(browser, 'contents')).length).toBe(20);
    expect(await storage.snapshots.restore((await storage.snapshots.list()).at(-1)?.id ?? 0)).toMatchObject({
      kind: 'restored',
    });
    expect(storage.characters.get('Aria')?.value.notes).toBe('20');
  });

  it('cannot be taken without IndexedDB', async () => {
    const storage = await open(new FakeBrowser().tab({ indexedDB: undefined }).environment);
    expect(await storage.snapshots.take('x')).toMatchObject({
      kind: 'failed',
      problem: { reason: 'memory' },
    });
    expect(await storage.snapshots.list()).toEqual([]);
    expect(await storage.snapshots.restore(1)).toMatchObject({ kind: 'failed' });
  });
});

describe('snapshotsToKeep', () => {
  const kept = (id: number, at: number, size = 1): Kept => ({
    id,
    at,
    sizes: new Map([[`text ${id}`, size]]),
  });
  const keep = (snapshots: Kept[], bytes = 1e9): number[] => [...snapshotsToKeep(snapshots, bytes)];

  it('keeps the newest 20, and the last of each of 30 days', () => {
    const snapshots = Array.from({ length: 200 }, (_, index) => kept(index + 1, index * (DAY_MS / 4)));
    const ids = keep(snapshots);
    expect(ids.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => 200 - index));
    // Four a day: the newest 20 are five of the 30 days.
    expect(ids.slice(20)).toEqual(Array.from({ length: 25 }, (_, index) => 180 - 4 * index));
  });

  it('uses the order of creation if the clock was set back', () => {
    const snapshots = Array.from({ length: 60 }, (_, index) => kept(index + 1, index < 30 ? 50 * DAY_MS : 0));
    expect(keep(snapshots)).toEqual([...Array.from({ length: 20 }, (_, index) => 60 - index), 30]);
  });

  it('stays within the bytes, the newest always, and counts a text once', () => {
    expect(keep([kept(1, 0, 40), kept(2, 1, 40), kept(3, 2, 40)], 100)).toEqual([3, 2]);
    expect(keep([kept(1, 0, 40), kept(2, 1, 500)], 100)).toEqual([2]);
    const same = (id: number): Kept => ({ id, at: 0, sizes: new Map([['same', 90]]) });
    expect(keep([same(1), same(2), same(3)], 100)).toEqual([3, 2, 1]);
  });
});
