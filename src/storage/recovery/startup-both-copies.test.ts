import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../core/lib/fingerprint.ts';
import { FakeBrowser } from '../testing/fake-browser.ts';
import {
  ARIA,
  BROM,
  FILLED_CONTENTS,
  fill,
  mirrored,
  mirrorText,
  noticeKinds,
  restart,
} from '../testing/filled-browser.ts';
import { raw } from '../testing/raw.ts';
import { contents } from '../testing/test-codecs.ts';

describe('a lost copy', () => {
  it.each(['the whole database', 'the characters alone'])(
    'is restored from localStorage: %s',
    async (what) => {
      const browser = new FakeBrowser();
      await fill(browser);
      if (what === 'the characters alone') await raw.clear(browser, 'characters');
      else {
        const { IDBFactory } = await import('fake-indexeddb');
        browser.indexedDB = new IDBFactory();
      }
      const storage = await restart(browser);
      expect(contents(storage)).toEqual(FILLED_CONTENTS);
      expect(noticeKinds(storage)).toEqual(['restored']);
      expect(storage.status().notices.at(0)?.names).toEqual(expect.arrayContaining(['Aria', 'Brom']));
      await storage.close();
      expect(await raw.get(browser, 'characters', 'aria')).toMatchObject({
        rev: 1,
        data: JSON.stringify(ARIA),
      });
      expect(noticeKinds(await restart(browser))).toEqual([]);
    },
  );

  it('is written again in an emptied localStorage, with a notice', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const before = new Map(browser.localStorage?.items);
    browser.localStorage?.items.clear();
    const storage = await restart(browser);
    expect(contents(storage)).toEqual(FILLED_CONTENTS);
    expect(noticeKinds(storage)).toEqual(['restored']);
    expect(browser.localStorage?.items).toEqual(before);
  });

  it('restores no deleted record from an old mirror', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const before = new Map(browser.localStorage?.items);
    const storage = await restart(browser);
    expect(await storage.characters.remove('aria')).toEqual({ kind: 'removed', names: ['Aria'] });
    await storage.close();
    for (const [key, text] of before) browser.localStorage?.setItem(key, text);
    const again = await restart(browser);
    expect([...again.characters.entries().keys()]).toEqual(['brom']);
    expect(mirrored(browser, 'characters.aria')).toBeUndefined();
  });
});

describe('two copies', () => {
  it('agree on the higher revision', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const newer = { ...ARIA, notes: 'newer' };
    browser.localStorage?.setItem('tabard.characters.aria', mirrorText(7, newer));
    browser.localStorage?.setItem('tabard.characters.brom', mirrorText(1, { ...BROM, notes: 'stale' }));
    await raw.put(browser, 'characters', 'brom', {
      rev: 9,
      schema: 1,
      savedAt: 1,
      data: JSON.stringify(BROM),
    });
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(newer);
    expect(storage.characters.get('Brom')?.value).toEqual(BROM);
    await storage.close();
    expect(await raw.get(browser, 'characters', 'aria')).toMatchObject({
      rev: 7,
      data: JSON.stringify(newer),
    });
    expect(mirrored(browser, 'characters.brom')).toMatchObject({ rev: 9, data: JSON.stringify(BROM) });
    // The replaced version is still available.
    const snapshots = await storage.snapshots.list();
    expect(snapshots.at(0)?.records).toContainEqual({ kind: 'characters', name: 'Aria' });
  });

  it('are both kept, once, if their revisions are equal and their data differ', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const other = { ...ARIA, notes: 'other' };
    browser.localStorage?.setItem('tabard.characters.aria', mirrorText(1, other));
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(ARIA);
    expect(storage.characters.get('Aria (recovered)')?.value).toEqual({
      name: 'Aria (recovered)',
      notes: 'other',
    });
    expect(storage.status().notices.map(({ kind, names }) => [kind, names])).toEqual([
      ['kept-both', ['Aria (recovered)']],
    ]);
    const before = contents(storage);
    await storage.close();
    const again = await restart(browser);
    expect(contents(again)).toEqual(before);
    expect(noticeKinds(again)).toEqual([]);
  });

  it('get different names if both are kept', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const storage = await restart(browser);
    await storage.characters.save({ name: 'Aria (recovered)', notes: 'mine' });
    await storage.close();
    browser.localStorage?.setItem('tabard.characters.aria', mirrorText(1, { ...ARIA, notes: 'other' }));
    const again = await restart(browser);
    expect(again.characters.get('Aria (recovered)')?.value.notes).toBe('mine');
    expect(again.characters.get('Aria (recovered 2)')?.value.notes).toBe('other');
  });

  it('agree on a change that was made without IndexedDB', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const changed = { ...ARIA, notes: 'made in memory' };
    browser.localStorage?.setItem(
      'tabard.characters.aria',
      mirrorText(2, changed, { detached: { base: 1 } }),
    );
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(changed);
    expect(mirrored(browser, 'characters.aria')).toMatchObject({ rev: 2, data: JSON.stringify(changed) });
    expect(mirrored(browser, 'characters.aria')).not.toHaveProperty('detached');
  });

  it('are both kept if another tab overtook such a change', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    await raw.put(browser, 'characters', 'aria', {
      rev: 5,
      schema: 1,
      savedAt: 1,
      data: JSON.stringify(ARIA),
    });
    browser.localStorage?.setItem(
      'tabard.characters.aria',
      mirrorText(2, { ...ARIA, notes: 'made in memory' }, { detached: { base: 1 } }),
    );
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(ARIA);
    expect(storage.characters.get('Aria (recovered)')?.value.notes).toBe('made in memory');
  });

  it.each([
    ['of which it knows nothing', { base: 0, over: 'unknown' }],
    ['whose origin is damaged', 'damaged'],
  ])('are both kept if the change was made from a version %s', async (_, detached) => {
    const browser = new FakeBrowser();
    await fill(browser);
    const change = { ...ARIA, notes: 'of another origin' };
    browser.localStorage?.setItem('tabard.characters.aria', mirrorText(2, change, { detached }));
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(ARIA);
    expect(storage.characters.get('Aria (recovered)')?.value.notes).toBe('of another origin');
  });

  it('agree on a change that was made from one that was being written', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    const beingWritten = { ...ARIA, notes: 'on its way' };
    const data = JSON.stringify(beingWritten);
    await raw.put(browser, 'characters', 'aria', { rev: 2, schema: 1, savedAt: 1, data });
    const change = { ...ARIA, notes: 'typed on top' };
    const detached = { base: 1, over: fingerprint(data) };
    browser.localStorage?.setItem('tabard.characters.aria', mirrorText(3, change, { detached }));
    const storage = await restart(browser);
    expect([...storage.characters.entries().values()].map(({ value }) => value)).toEqual([change, BROM]);
  });

  it('are the settings and a quarantined record if both hold settings', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    browser.localStorage?.setItem('tabard.settings', mirrorText(1, { flexSize: 8 }));
    const storage = await restart(browser);
    expect(storage.settings.get()).toEqual({ darkThemeEnabled: true });
    expect(
      (await storage.quarantined()).map(({ kind, raw: text }) => [kind, text.includes('flexSize')]),
    ).toEqual([['settings', true]]);
  });

  it('move a record to the key of its name', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    await raw.put(browser, 'characters', 'elsewhere', {
      rev: 3,
      schema: 1,
      savedAt: 1,
      data: JSON.stringify({ name: 'Cara', notes: 'here' }),
    });
    await raw.put(browser, 'characters', 'wrong', {
      rev: 3,
      schema: 1,
      savedAt: 1,
      data: JSON.stringify({ ...ARIA, notes: 'x' }),
    });
    const storage = await restart(browser);
    const notes = [...storage.characters.entries()].map(([key, { value }]) => `${key}: ${value.notes}`);
    expect(notes.sort()).toEqual(['aria (recovered): x', 'aria: one', 'brom: two', 'cara: here']);
    const before = contents(storage);
    await storage.close();
    expect(contents(await restart(browser))).toEqual(before);
  });
});
