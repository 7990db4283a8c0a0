import { describe, expect, it } from 'vitest';
import { freshProfile } from '../testing/profile.ts';
import { raw } from '../testing/raw.ts';
import type { TestStorage } from '../testing/test-codecs.ts';

const profile = freshProfile();

const CORE = { name: 'Core', version: 2, body: 'b' };

/** The body of the pack Core, or why it cannot be read. */
async function coreIn(storage: TestStorage): Promise<string> {
  const read = await storage.packs.read('Core');
  return read.ok ? read.value.body : read.problem;
}

const noticesOf = (storage: TestStorage) => storage.status().notices.map(({ kind }) => kind);

/** Stores a pack in two versions, one that is deleted, and two snapshots of Aria. */
async function fillArchive(): Promise<void> {
  const { storage } = await profile.openTab();
  await storage.packs.store({ ...CORE, version: 1, body: 'a' });
  await storage.packs.store(CORE);
  await storage.packs.store({ name: 'Gone', version: 1, body: 'x' });
  await storage.packs.remove(['Gone']);
  await storage.characters.save({ name: 'Aria', notes: 'then' });
  await storage.snapshots.take('x');
  await storage.characters.save({ name: 'Aria', notes: 'now' });
  await storage.close();
}

function loseDatabase(): void {
  profile.browser.indexedDB = new IDBFactory();
}

const filesIn = async (folder: string) => (await profile.browser.files?.list(folder)) ?? [];

describe('packs and snapshots in the archive', () => {
  it('come back where the database is lost', async () => {
    await fillArchive();
    loseDatabase();
    const { storage } = await profile.openTab();
    expect((await storage.packs.list()).map(({ name, version }) => `${name} ${version}`)).toEqual(['Core 2']);
    expect(await coreIn(storage)).toBe('b');
    const [newest] = (await storage.snapshots.list()).filter(({ reason }) => reason === 'x');
    await storage.snapshots.restore(newest?.id ?? 0);
    expect(storage.characters.get('Aria')?.value.notes).toBe('then');
    expect(storage.status().notices.at(-1)?.names).toEqual(['Core']);
    expect(noticesOf(storage)).not.toContain('missing');
    await storage.close();
  });

  it('are found at every moment of their restoration', async () => {
    await fillArchive();
    loseDatabase();
    const { storage } = await profile.openTab();
    const reads: Promise<string>[] = [];
    for (let moment = 0; moment < 100; moment += 1) {
      reads.push(coreIn(storage));
      await new Promise(setImmediate);
    }
    expect(new Set(await Promise.all(reads))).toEqual(new Set(['b']));
    await storage.close();
  });

  it('keep their order, and are archived no more than once', async () => {
    await fillArchive();
    const before = (await profile.openTab()).storage;
    const reasons = (await before.snapshots.list()).map(({ id, reason }) => `${id} ${reason}`);
    await before.close();
    const files = [
      ...(await filesIn('snapshots')),
      ...(await filesIn('contents')),
      ...(await filesIn('packs')),
    ];
    loseDatabase();
    const { storage } = await profile.openTab();
    expect(
      (await storage.snapshots.list()).map(({ id, reason }) => `${id} ${reason}`).slice(-reasons.length),
    ).toEqual(reasons);
    await storage.close();
    expect(await filesIn('packs')).toHaveLength(1);
    const after = [
      ...(await filesIn('snapshots')),
      ...(await filesIn('contents')),
      ...(await filesIn('packs')),
    ];
    expect(after).toEqual(expect.arrayContaining(files));
  });

  it.each([
    ['damaged', (): unknown => ({ rev: 2, schema: 1, savedAt: 0, data: 'garbage', version: 2 })],
    ['no record', (): unknown => 'garbage'],
    [
      'at its version before',
      (): unknown => ({ rev: 1, schema: 1, savedAt: 0, data: '{"name":"Core","version":1}', version: 1 }),
    ],
  ])('restore a pack whose record is %s', async (_, damage) => {
    await fillArchive();
    await raw.put(profile.browser, 'packs', 'Core', damage());
    const { storage } = await profile.openTab();
    await storage.packs.list();
    await storage.close();
    const { storage: next } = await profile.openTab();
    expect(await coreIn(next)).toBe('b');
    await next.close();
  });

  it('restore a text of a snapshot that is damaged', async () => {
    await fillArchive();
    for (const hash of await raw.keys(profile.browser, 'contents'))
      await raw.put(profile.browser, 'contents', hash, { text: 'garbage' });
    const { storage } = await profile.openTab();
    const [newest] = (await storage.snapshots.list()).filter(({ reason }) => reason === 'x');
    expect((await storage.snapshots.restore(newest?.id ?? 0)).kind).toBe('restored');
    expect(storage.characters.get('Aria')?.value.notes).toBe('then');
    await storage.close();
  });

  it('stay as they are where the archive is lost or damaged, and are archived again', async () => {
    await fillArchive();
    const { files } = profile.browser;
    const count = files?.contents.size;
    for (const path of [...(files?.contents.keys() ?? [])]) {
      if (path.startsWith('packs/')) files?.contents.set(path, new Uint8Array([7]));
      else files?.contents.delete(path);
    }
    const { storage } = await profile.openTab();
    expect(await coreIn(storage)).toBe('b');
    await storage.close();
    expect(noticesOf(storage)).toEqual([]);
    expect(files?.contents.size).toBe(count);
  });

  it('bring back no snapshot without all of its texts, as of one that another tab is deleting', async () => {
    await fillArchive();
    const { files } = profile.browser;
    const archived = await filesIn('snapshots');
    for (const path of [...(files?.contents.keys() ?? [])])
      if (path.startsWith('contents/')) files?.contents.delete(path);
    loseDatabase();
    const { storage } = await profile.openTab();
    const whole = await storage.snapshots.list();
    await storage.close();
    expect(whole.filter(({ reason }) => reason === 'x')).toEqual([]);
    expect(await filesIn('snapshots')).toEqual(expect.arrayContaining([...archived]));
  });

  it('do not bring back what was deleted', async () => {
    await fillArchive();
    const { storage } = await profile.openTab();
    await storage.packs.remove(['Core']);
    for (let index = 0; index < 25; index += 1) {
      await storage.characters.save({ name: 'Aria', notes: `${index}` });
      await storage.snapshots.take(`${index}`);
    }
    const kept = (await storage.snapshots.list()).length;
    await storage.close();
    expect(await filesIn('packs')).toEqual([]);
    expect(await filesIn('snapshots')).toHaveLength(kept);
    expect([...(await filesIn('contents'))].sort()).toEqual(
      (await raw.keys(profile.browser, 'contents')).sort(),
    );
    loseDatabase();
    const { storage: next } = await profile.openTab();
    expect(await next.packs.list()).toEqual([]);
    await next.close();
  });

  it('are archived where an earlier version of Tabard has stored them', async () => {
    const { storage: earlier } = await profile.openTab({ openThirdCopy: undefined });
    await earlier.packs.store(CORE);
    await earlier.settings.save({ darkThemeEnabled: true });
    await earlier.snapshots.take('x');
    await earlier.close();
    const { storage: later } = await profile.openTab();
    expect(await later.thirdCopy()).toMatchObject({ packs: 1 });
    await later.close();
    loseDatabase();
    const { storage } = await profile.openTab();
    expect(await coreIn(storage)).toBe('b');
    expect((await storage.snapshots.list()).map(({ reason }) => reason)).toContain('x');
    await storage.close();
  });

  it('are stored all the same where the archive has no room', async () => {
    if (profile.browser.files) profile.browser.files.room = 40_000;
    const { storage } = await profile.openTab();
    const saved = await storage.packs.store({ ...CORE, body: 'b'.repeat(50_000) });
    expect(saved.kind).toBe('saved');
    await storage.close();
    expect(await filesIn('packs')).toEqual([]);
  });
});

describe('the report of the third copy', () => {
  it('says what it holds once all is archived', async () => {
    await fillArchive();
    const { storage } = await profile.openTab();
    const report = await storage.thirdCopy();
    const snapshots = (await storage.snapshots.list()).length;
    expect(report).toMatchObject({ state: 'in-sync', missing: 0, records: 2, packs: 1, snapshots });
    expect(report && 'bytes' in report && report.bytes).toBeGreaterThan(500);
    await storage.packs.remove(['Core']);
    expect(await storage.thirdCopy()).toMatchObject({ state: 'in-sync', records: 1, packs: 0 });
    await storage.close();
  });

  it('says how much is not archived, as where the disk had no room', async () => {
    if (profile.browser.files) profile.browser.files.room = 40_000;
    const { storage } = await profile.openTab();
    await storage.packs.store({ ...CORE, body: 'b'.repeat(50_000) });
    expect(await storage.thirdCopy()).toMatchObject({ state: 'behind', missing: 1, packs: 0 });
    await storage.close();
  });

  it('says where the browser keeps none, or it does not answer', async () => {
    const { storage } = await profile.openTab({ openThirdCopy: undefined });
    expect(await storage.thirdCopy()).toBeUndefined();
    await storage.close();
    const { storage: next } = await profile.openTab();
    if (profile.browser.files) profile.browser.files.refuses = true;
    expect(await next.thirdCopy()).toEqual({ state: 'unknown' });
    await next.close();
  });
});
