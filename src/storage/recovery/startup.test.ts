import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { ARIA, BROM, FILLED_CONTENTS, fill, restart } from '../testing/filled-browser.ts';
import { raw } from '../testing/raw.ts';
import { contents, open } from '../testing/test-codecs.ts';

describe('a first visit', () => {
  it('starts empty, writes no record and shows no notice', async () => {
    const browser = new FakeBrowser();
    const storage = await restart(browser);
    expect(contents(storage)).toEqual({ characters: [], encounters: [], settings: undefined });
    expect(storage.status()).toMatchObject({
      saving: 'saved',
      mode: 'stored',
      mirror: 'on',
      notices: [],
    });
    expect(browser.localStorage?.items.size).toBe(0);
  });
});

describe('a start that cannot write what it restored', () => {
  it('shows it as unsaved, and saves it on a retry', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    await raw.clear(browser, 'characters');
    const tab = browser.tab();
    const { IDBObjectStore } = await import('fake-indexeddb');
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
    const storage = await restart(browser, tab);
    await storage.flush();
    IDBObjectStore.prototype.put = put;
    expect(contents(storage)).toEqual(FILLED_CONTENTS);
    expect(storage.status()).toMatchObject({ mode: 'stored', saving: 'failed', problem: { reason: 'full' } });
    expect(storage.unsaved().map(({ name }) => name)).toEqual(['Aria', 'Brom']);
    await storage.retry();
    expect(storage.status().saving).toBe('saved');
    expect(await raw.get(browser, 'characters', 'aria')).toMatchObject({ data: JSON.stringify(ARIA) });
    expect([...storage.characters.entries().keys()]).toEqual(['aria', 'brom']);
  });
});

describe('a newer version of Tabard', () => {
  it('makes an older one read-only, which says who wrote the data and has a backup of everything', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const newer = await open(browser.tab({ appVersion: '1.1.0' }).environment, 2);
    await newer.characters.save({ ...ARIA, notes: 'written by schema 2' });
    await newer.close();
    const before = new Map(browser.localStorage?.items);
    const older = await open(browser.tab().environment, 1);
    expect(older.status().mode).toBe('outdated');
    expect(older.status().remedy).toBe('none');
    await expect
      .poll(() => older.status().modeMessage)
      .toMatch(/^Tabard 1\.1\.0 wrote what is stored here, and this is 1\.0\.0/);
    const backup = await older.backups.serialize();
    const elsewhere = await open(new FakeBrowser().tab().environment, 2);
    await elsewhere.backups.restore(new Blob([backup.ok ? backup.value.text : '']));
    expect(elsewhere.characters.get('aria')?.value.notes).toBe('written by schema 2');
    expect(older.characters.get('Brom')?.value).toEqual(BROM);
    expect(await older.characters.save({ ...BROM, notes: 'lost?' })).toMatchObject({ kind: 'unsaved' });
    expect(await older.characters.remove('brom')).toMatchObject({ kind: 'failed' });
    expect(older.unsaved()).toEqual([
      { kind: 'characters', name: 'Brom', text: JSON.stringify({ ...BROM, notes: 'lost?' }) },
    ]);
    await older.close();
    expect(browser.localStorage?.items).toEqual(before);
    const again = await open(browser.tab().environment, 2);
    expect(again.characters.get('aria')?.value.notes).toBe('written by schema 2');
    expect(again.characters.get('brom')?.value).toEqual(BROM);
    expect(again.status().notices).toEqual([]);
  });

  it('takes a snapshot before the first save in its own schema', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const newer = await open(browser.tab().environment, 2);
    expect((await newer.snapshots.list()).map(({ records }) => records.length)).toEqual([4]);
    await newer.characters.save({ ...ARIA, notes: 'written by schema 2' });
    expect(await newer.snapshots.differences(1)).toEqual({
      ok: true,
      value: [{ kind: 'characters', name: 'Aria', difference: 'changed' }],
    });
  });
});
