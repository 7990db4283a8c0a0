import { describe, expect, it } from 'vitest';
import { wordingText } from '../../core/lib/wording.ts';
import type { Environment } from '../environment.ts';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { Faults } from '../testing/faults.ts';
import { raw } from '../testing/raw.ts';
import { contents, open, type TestStorage } from '../testing/test-codecs.ts';

async function filled(browser: FakeBrowser, changes: Partial<Environment> = {}): Promise<TestStorage> {
  const storage = await open(browser.tab(changes).environment);
  await storage.characters.save({ name: '__proto__', notes: 'odd \u2028 "\\ 🗡️ \ud800' });
  await storage.characters.save({ name: 'Brom', notes: '' });
  await storage.encounters.save({ name: 'Ambush', notes: 'x' });
  await storage.settings.save({ darkThemeEnabled: true });
  await storage.packs.store({ name: 'Core', version: 1.5, body: 'b' });
  return storage;
}

async function serialize(storage: TestStorage): Promise<string> {
  const serialized = await storage.backups.serialize();
  return serialized.ok ? serialized.value.text : '';
}

const DAY_MS = 86_400_000;

describe('a backup', () => {
  it.each<[string, Partial<Environment>, string]>([
    ['in a secure context', {}, 'SHA-256'],
    ['outside one', { sha256: undefined }, 'tabard-fingerprint-64'],
  ])('restores everything in an empty browser: %s', async (_, changes, algorithm) => {
    const browser = new FakeBrowser();
    const storage = await filled(browser, changes);
    await raw.put(browser, 'characters', 'broken', 'raw text');
    await storage.close();
    const before = await open(browser.tab(changes).environment);
    const text = await serialize(before);
    expect(JSON.parse(text)).toMatchObject({ format: 'tabard-backup', version: 1, checksum: { algorithm } });

    const other = await open(new FakeBrowser().tab().environment);
    expect(await other.backups.restore(new Blob([text]))).toMatchObject({
      kind: 'restored',
      report: { replaced: [], unchanged: [], kept: [], quarantined: [] },
    });
    expect(contents(other)).toEqual(contents(before));
    expect(await other.packs.read('Core')).toEqual(await before.packs.read('Core'));
    expect(await other.packs.list()).toMatchObject([{ name: 'Core', version: 1.5 }]);
    expect((await other.quarantined()).map(({ key, raw: rawText }) => [key, rawText])).toEqual([
      ['broken', 'raw text'],
    ]);
    expect(JSON.parse(await serialize(other)).contents).toEqual(JSON.parse(text).contents);
  });

  it('names what it would replace and add, and what is in it no more, and changes nothing', async () => {
    const storage = await filled(new FakeBrowser());
    const backup = new Blob([await serialize(storage)]);
    expect(await storage.backups.differences(backup)).toEqual({ ok: true, value: [] });
    await storage.characters.save({ name: 'Brom', notes: 'changed' });
    await storage.encounters.remove('Ambush');
    await storage.characters.save({ name: 'Later', notes: '' });
    const before = contents(storage);
    expect(await storage.backups.differences(backup)).toEqual({
      ok: true,
      value: [
        { kind: 'characters', name: 'Brom', difference: 'changed' },
        { kind: 'encounters', name: 'Ambush', difference: 'only-then' },
        { kind: 'characters', name: 'Later', difference: 'only-now' },
      ],
    });
    expect(contents(storage)).toEqual(before);
    expect(await storage.backups.differences(new Blob(['{}']))).toMatchObject({ ok: false });
  });

  it('is downloaded with the date in its name, and stores the date', async () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const storage = await open(tab.environment);
    await storage.characters.save({ name: 'Aria', notes: '' });
    expect(await storage.usage()).toMatchObject({
      lastBackupAt: undefined,
      savesSinceBackup: 1,
      backupDue: false,
    });
    expect(await storage.backups.download()).toEqual({
      ok: true,
      value: { fileName: 'tabard-backup-2026-11-20.json' },
    });
    expect(tab.downloads.map(({ fileName }) => fileName)).toEqual(['tabard-backup-2026-11-20.json']);
    expect(await storage.usage()).toMatchObject({
      lastBackupAt: browser.now,
      savesSinceBackup: 0,
      backupDue: false,
    });
  });

  it('is due after twenty saves, or seven days with a save', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    browser.now += 30 * DAY_MS;
    expect((await storage.usage()).backupDue).toBe(false);
    await storage.characters.save({ name: 'Aria', notes: '' });
    expect((await storage.usage()).backupDue).toBe(true);
    await storage.backups.download();
    for (let index = 0; index < 19; index += 1)
      await storage.characters.save({ name: 'Aria', notes: `${index}` });
    expect(await storage.usage()).toMatchObject({ savesSinceBackup: 19, backupDue: false });
    await storage.characters.remove('Aria');
    expect(await storage.usage()).toMatchObject({ savesSinceBackup: 20, backupDue: true });
    await storage.backups.download();
    await storage.close();
    const again = await open(browser.tab().environment);
    expect(await again.usage()).toMatchObject({ savesSinceBackup: 0, lastBackupAt: browser.now });
    browser.now -= 40 * DAY_MS;
    await again.characters.save({ name: 'Aria', notes: '' });
    expect((await again.usage()).backupDue).toBe(false);
  });

  it('holds the unsaved changes', async () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const storage = await open(tab.environment);
    await storage.characters.save({ name: 'Aria', notes: 'saved' });
    const faults = new Faults(browser, tab, 1, 'full');
    await storage.characters.save({ name: 'Aria', notes: 'unsaved' });
    faults.end();
    const other = await open(new FakeBrowser().tab().environment);
    await other.backups.restore(new Blob([await serialize(storage)]));
    expect(other.characters.get('Aria')?.value.notes).toBe('unsaved');
  });

  it('is made and restored without IndexedDB', async () => {
    const memory = new FakeBrowser().tab({ indexedDB: undefined, localStorage: undefined });
    const storage = await filled(new FakeBrowser(), memory.environment);
    const other = await open(new FakeBrowser().tab({ indexedDB: undefined }).environment);
    await other.characters.save({ name: 'Brom', notes: 'mine' });
    expect(await other.backups.restore(new Blob([await serialize(storage)]))).toMatchObject({
      kind: 'restored',
      report: { replaced: [{ kind: 'characters', name: 'Brom' }] },
    });
    expect(contents(other)).toEqual(contents(storage));
    expect(await other.packs.read('Core')).toMatchObject({ ok: true });
    expect(other.status().saving).toBe('failed');
  });

  it('replaces what is stored, after a snapshot, and reports it', async () => {
    const browser = new FakeBrowser();
    const storage = await filled(browser);
    const text = await serialize(storage);
    await storage.characters.save({ name: 'Brom', notes: 'later' });
    await storage.characters.save({ name: 'Cara', notes: 'later' });
    expect(await storage.backups.restore(new Blob(['\uFEFF', text]))).toMatchObject({
      kind: 'restored',
      report: { added: [], replaced: [{ name: 'Brom' }], kept: [{ name: 'Cara' }] },
    });
    const [snapshot] = await storage.snapshots.list();
    expect(snapshot?.reason).toBe('Before restoring a backup');
    await storage.snapshots.restore(snapshot?.id ?? 0, [{ kind: 'characters', name: 'Brom' }]);
    expect(storage.characters.get('Brom')?.value.notes).toBe('later');
  });

  it('quarantines unreadable records, and restores the others', async () => {
    const browser = new FakeBrowser();
    const newer = await open(browser.tab().environment, 2);
    await newer.characters.save({ name: 'Aria', notes: '' });
    const text = await serialize(newer);
    const storage = await open(new FakeBrowser().tab().environment);
    expect(await storage.backups.restore(new Blob([text]))).toMatchObject({
      kind: 'restored',
      report: { added: [], quarantined: [{ kind: 'characters', name: 'Aria' }] },
    });
    expect((await storage.quarantined()).map(({ from, reason }) => [from, reason])).toEqual([
      ['backup', 'A newer version of Tabard wrote it.'],
    ]);
  });
});

describe('an invalid backup file', () => {
  it('is refused with a reason, and nothing changes', async () => {
    const browser = new FakeBrowser();
    const storage = await filled(browser);
    const text = await serialize(storage);
    const before = contents(storage);
    const refused: [string, RegExp, boolean][] = [
      ['', /empty/, false],
      ['{', /line 1, column 2/, false],
      ['[]', /not a Tabard backup/, false],
      ['{"format":"tabard-backup"}', /not a Tabard backup/, false],
      [text.replace('"version": 1', '"version": 2'), /newer version/, false],
      [text.replace('"version": 1', '"version": 0'), /not a Tabard backup/, false],
      [text.replace('Brom', 'Crom'), /checksum/, true],
      [text.replace(/"SHA-256"/, '"MD5"'), /checksum/, true],
      [text.replace('"characters"', '"monsters"'), /newer version/, false],
      [text.slice(0, -2), /not a Tabard backup/, false],
    ];
    for (const [file, message, damaged] of refused) {
      const outcome = await storage.backups.restore(new Blob([file]));
      expect(outcome).toMatchObject({ kind: 'refused', damaged });
      expect(outcome.kind === 'refused' && wordingText(outcome.message)).toMatch(message);
    }
    expect(await storage.backups.restore(new Blob([new Uint8Array([0xff, 0xfe, 0x00])]))).toMatchObject({
      kind: 'refused',
    });
    expect(contents(storage)).toEqual(before);
    expect(await storage.snapshots.list()).toHaveLength(1);
  });

  it('is restored on request if only the checksum is wrong', async () => {
    const storage = await filled(new FakeBrowser());
    const text = (await serialize(storage)).replace('\\"notes\\":\\"x\\"', '\\"notes\\":\\"by hand\\"');
    expect(await storage.backups.restore(new Blob([text]))).toMatchObject({ kind: 'refused', damaged: true });
    expect(await storage.backups.restore(new Blob([text]), { evenIfDamaged: true })).toMatchObject({
      kind: 'restored',
    });
    expect(storage.encounters.get('Ambush')?.value.notes).toBe('by hand');
  });
});

describe('persistence', () => {
  it('is requested once, at the first save', async () => {
    let asked = 0;
    const quota = {
      estimate: async () => ({ usage: 7, quota: 100 }),
      persisted: async () => false,
      persist: async () => {
        asked += 1;
        return false;
      },
    };
    const browser = new FakeBrowser();
    const storage = await open(browser.tab({ quota }).environment);
    expect(await storage.usage()).toMatchObject({ persistence: 'unknown', usage: 7, quota: 100 });
    expect(asked).toBe(0);
    await storage.characters.save({ name: 'Aria', notes: '' });
    await storage.characters.save({ name: 'Brom', notes: '' });
    expect(asked).toBe(1);
    expect((await storage.usage()).persistence).toBe('denied');
    const later = await open(browser.tab({ quota }).environment);
    expect((await later.usage()).persistence).toBe('denied');
    expect(asked).toBe(1);
  });

  it('is requested again by the user', async () => {
    const answers = [false, true];
    const quota = {
      estimate: async () => ({}),
      persisted: async () => false,
      persist: async () => answers.shift() ?? false,
    };
    const storage = await open(new FakeBrowser().tab({ quota }).environment);
    await storage.characters.save({ name: 'Aria', notes: '' });
    expect((await storage.usage()).persistence).toBe('denied');
    await storage.persist();
    expect((await storage.usage()).persistence).toBe('granted');
  });

  it('is unknown if the browser does not answer', async () => {
    const failing = (): Promise<never> => Promise.reject(new Error('no'));
    const quota = { estimate: failing, persisted: failing, persist: failing };
    for (const quotaOrNone of [quota, undefined]) {
      const storage = await open(new FakeBrowser().tab({ quota: quotaOrNone }).environment);
      await storage.characters.save({ name: 'Aria', notes: '' });
      expect(await storage.usage()).toMatchObject({
        persistence: 'unknown',
        usage: undefined,
        quota: undefined,
      });
      expect(await storage.characters.remove('Aria')).toMatchObject({ kind: 'removed' });
    }
  });
});
