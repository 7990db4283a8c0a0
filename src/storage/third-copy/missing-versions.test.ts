import { describe, expect, it } from 'vitest';
import { freshProfile } from '../testing/profile.ts';
import { raw } from '../testing/raw.ts';
import type { TestStorage } from '../testing/test-codecs.ts';

const profile = freshProfile();

const HOUR_MS = 3_600_000;

/** More than the third copy keeps of records. */
const LONG = 'x'.repeat(200_001);

const missingNotice = (storage: TestStorage) =>
  storage.status().notices.find(({ kind }) => kind === 'missing');

async function findMissing(storage: TestStorage) {
  await expect.poll(() => missingNotice(storage)).toBeDefined();
  return missingNotice(storage);
}

/** Waits for the last that a start does with the third copy. */
async function checked(): Promise<void> {
  await expect.poll(() => profile.browser.files?.contents.get('reserve')).toBeDefined();
}

/** Saves Aria in as many versions as there are, an hour apart, and closes the tab. */
async function saveVersions(count: number, afterFirst?: () => Promise<unknown>): Promise<void> {
  const { storage } = await profile.openTab();
  for (let version = 1; version <= count; version += 1) {
    const saved = await storage.characters.save({ name: 'Aria', notes: `step ${version}${LONG}` });
    expect(saved.kind).toBe('saved');
    if (version === 1) await afterFirst?.();
    profile.browser.now += HOUR_MS;
  }
  await storage.close();
}

/** What the disk held after the first version comes back. */
async function loseLaterVersions(): Promise<void> {
  let old: unknown;
  let oldMirror = '';
  await saveVersions(5, async () => {
    old = await raw.get(profile.browser, 'characters', 'aria');
    oldMirror = profile.browser.localStorage?.getItem('tabard.characters.aria') ?? '';
  });
  await raw.put(profile.browser, 'characters', 'aria', old);
  profile.browser.localStorage?.setItem('tabard.characters.aria', oldMirror);
}

describe('a version that was saved and is gone', () => {
  it('is named with its time and with what was kept', async () => {
    await loseLaterVersions();
    const { storage } = await profile.openTab();
    const notice = await findMissing(storage);
    expect(notice?.names).toHaveLength(1);
    expect(notice?.names[0]).toMatch(/^Aria: saved .*2026.*, the version of .*2026.* was kept$/);
    expect(notice?.message).toContain('restore a backup or a snapshot');
    await storage.close();
  });

  it('is named where nothing of it was kept', async () => {
    await saveVersions(3);
    await raw.clear(profile.browser, 'characters');
    profile.browser.localStorage?.items.clear();
    const { storage } = await profile.openTab();
    expect((await findMissing(storage))?.names[0]).toMatch(/^aria: saved .*, nothing was kept$/i);
    await storage.close();
  });

  it('is named although the mirror restored an older version, as where the mirror was full', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save({ name: 'Aria', notes: 'step 1' });
    if (profile.browser.localStorage) profile.browser.localStorage.room = 0;
    for (let step = 2; step <= 12; step += 1)
      await storage.characters.save({ name: 'Aria', notes: `step ${step}${LONG}` });
    await storage.close();
    await raw.clear(profile.browser, 'characters');
    const { storage: next } = await profile.openTab();
    expect(next.characters.get('Aria')?.value.notes).toBe('step 1');
    expect((await findMissing(next))?.names[0]).toMatch(/^Aria: saved /);
    const said = next.status().notices.map(({ message }) => message);
    expect(said.join(' ')).not.toContain('nothing is missing');
    await next.close();
  });

  it('is said again at every start, until the user dismisses it', async () => {
    await loseLaterVersions();
    const { storage } = await profile.openTab();
    await findMissing(storage);
    await storage.characters.save({ name: 'Aria', notes: 'goes on' });
    await storage.close();
    const { storage: again } = await profile.openTab();
    const notice = await findMissing(again);
    expect(notice?.names).toHaveLength(1);
    again.dismiss(notice?.id ?? 0);
    await again.close();
    const { storage: last } = await profile.openTab();
    await last.close();
    expect(missingNotice(last)).toBeUndefined();
  });

  it('is noticed for a pack whose archived copy is lost, too', async () => {
    const { storage } = await profile.openTab();
    await storage.packs.store({ name: 'Core', version: 1, body: 'b' });
    await storage.close();
    await raw.clear(profile.browser, 'packs');
    for (const file of (await profile.browser.files?.list('packs')) ?? [])
      await profile.browser.files?.remove(`packs/${file}`);
    const { storage: next } = await profile.openTab();
    expect((await findMissing(next))?.names[0]).toMatch(/^Core: saved .*, nothing was kept$/);
    await next.close();
  });
});

describe('nothing is called missing', () => {
  async function expectSilence(): Promise<void> {
    const { storage } = await profile.openTab();
    await storage.close();
    expect(missingNotice(storage)).toBeUndefined();
  }

  it('after saves, a renaming, a deletion and a restored backup', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save({ name: 'Aria', notes: '' });
    await storage.characters.save({ name: 'Brom', notes: '' });
    const backup = await storage.backups.serialize();
    await storage.characters.rename('Aria', { name: 'Ariadne', notes: '' });
    await storage.characters.remove('Brom');
    await storage.packs.store({ name: 'Core', version: 1, body: '' });
    await storage.packs.remove(['Core']);
    await storage.backups.restore(new Blob([backup.ok ? backup.value.text : '']));
    await storage.close();
    await expectSilence();
  });

  it('where an older version of Tabard has saved and deleted without noting it', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save({ name: 'Aria', notes: '' });
    await storage.characters.save({ name: 'Brom', notes: '' });
    await storage.close();
    const { storage: older } = await profile.openTab({ openThirdCopy: undefined });
    await older.characters.save({ name: 'Aria', notes: 'older' });
    await older.characters.remove('Brom');
    await older.close();
    await expectSilence();
  });

  it('where a record cannot be read, which its quarantine says, nor after it was discarded', async () => {
    await saveVersions(2);
    profile.browser.localStorage?.items.clear();
    await raw.put(profile.browser, 'characters', 'aria', 'garbage');
    const { storage } = await profile.openTab();
    await checked();
    const [record] = await storage.quarantined();
    await storage.discardQuarantined(record?.id ?? '');
    await storage.close();
    expect(missingNotice(storage)).toBeUndefined();
    await expectSilence();
  });

  it('where the ledger is damaged: it is written anew', async () => {
    await loseLaterVersions();
    const { files } = profile.browser;
    for (const path of ['ledger-a', 'ledger-b']) files?.contents.set(path, new Uint8Array(9));
    await expectSilence();
  });

  it('where there is no third copy, or it refuses', async () => {
    await loseLaterVersions();
    if (profile.browser.files) profile.browser.files.refuses = true;
    await expectSilence();
    profile.browser.files = undefined;
    await expectSilence();
    const { storage } = await profile.openTab();
    expect((await storage.characters.save({ name: 'Aria', notes: 'x' })).kind).toBe('saved');
    await storage.close();
  });

  it('by a tab that starts while another one saves', async () => {
    const { storage } = await profile.openTab();
    const saving = (async () => {
      for (let step = 0; step < 40; step += 1)
        await storage.characters.save({ name: 'Aria', notes: `step ${step}` });
    })();
    for (let tab = 0; tab < 4; tab += 1) await expectSilence();
    await saving;
    await storage.close();
  });
});

describe('a save', () => {
  it('does not count where it cannot be read back', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save({ name: 'Aria', notes: 'one' });
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      return get.call(this, this.transaction.mode === 'readonly' ? 'lost' : key);
    };
    const saved = await storage.characters.save({ name: 'Aria', notes: 'two' });
    IDBObjectStore.prototype.get = get;
    expect(saved.kind).toBe('unsaved');
    expect(storage.status().saving).toBe('failed');
    await storage.retry();
    expect(storage.status().saving).toBe('saved');
    await storage.close();
  });

  it('is saved with the room that was kept where the disk is full, and a warning follows', async () => {
    const { tab, storage } = await profile.openTab();
    await storage.characters.save({ name: 'Aria', notes: 'one' });
    await checked();
    profile.strike(tab, 1, 'full');
    const saved = await storage.characters.save({ name: 'Aria', notes: 'two' });
    expect(saved.kind).toBe('saved');
    expect(profile.browser.files?.contents.has('reserve')).toBe(false);
    expect(storage.status().notices.map(({ kind }) => kind)).toContain('low-space');
    await storage.close();
  });
});

describe('the warning before there is no room', () => {
  it.each([
    [
      'the disk has hardly any left',
      () => void Object.assign(profile.browser.files ?? {}, { room: 500_000 }),
    ],
    ['the quota is nearly used', () => void Object.assign(profile.browser, { quota: 1_000_000 })],
  ])('comes where %s', async (_, fill) => {
    fill();
    const { storage } = await profile.openTab();
    await storage.close();
    expect(storage.status().notices.map(({ kind }) => kind)).toEqual(['low-space']);
  });

  it('does not come where there is room', async () => {
    const { storage } = await profile.openTab();
    await storage.close();
    expect(storage.status().notices).toEqual([]);
  });
});
