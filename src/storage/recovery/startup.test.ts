import { describe, expect, it } from 'vitest';
import { fingerprint } from '../records/fingerprint.ts';
import { FakeBrowser, type FakeTab, TEST_TIMEOUTS } from '../testing/fake-browser.ts';
import { raw } from '../testing/raw.ts';
import { contents, type Named, open, type TestStorage } from '../testing/test-codecs.ts';

const aria: Named = { name: 'Aria', notes: 'one' };
const brom: Named = { name: 'Brom', notes: 'two' };
const ambush: Named = { name: 'Ambush', notes: '' };

async function filled(browser: FakeBrowser): Promise<void> {
  const storage = await open(browser.tab().environment);
  await storage.characters.save(aria);
  await storage.characters.save(brom);
  await storage.encounters.save(ambush);
  await storage.settings.save({ darkThemeEnabled: true });
  await storage.close();
}

const everything = {
  characters: [
    ['aria', aria],
    ['brom', brom],
  ],
  encounters: [['ambush', ambush]],
  settings: { darkThemeEnabled: true },
};

function second(browser: FakeBrowser, address: string): Record<string, unknown> | undefined {
  const text = browser.localStorage?.getItem(`tabard.${address}`);
  return text ? JSON.parse(text) : undefined;
}

const printed = (rev: number, value: unknown, more: object = {}): string =>
  JSON.stringify({ rev, ...more, schema: 1, savedAt: 5, data: JSON.stringify(value) });

const noticeKinds = (storage: TestStorage): string[] => storage.status().notices.map(({ kind }) => kind);

async function restart(browser: FakeBrowser, tab: FakeTab = browser.tab()): Promise<TestStorage> {
  return open(tab.environment);
}

describe('a first visit', () => {
  it('starts empty, writes no record and has nothing to say', async () => {
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

describe('one copy lost', () => {
  it.each(['the whole database', 'the characters alone'])('restores from localStorage: %s', async (what) => {
    const browser = new FakeBrowser();
    await filled(browser);
    if (what === 'the characters alone') await raw.clear(browser, 'characters');
    else {
      const { IDBFactory } = await import('fake-indexeddb');
      browser.indexedDB = new IDBFactory();
    }
    const storage = await restart(browser);
    expect(contents(storage)).toEqual(everything);
    expect(noticeKinds(storage)).toEqual(['restored']);
    expect(storage.status().notices.at(0)?.names).toEqual(expect.arrayContaining(['Aria', 'Brom']));
    await storage.close();
    expect(await raw.get(browser, 'characters', 'aria')).toMatchObject({
      rev: 1,
      data: JSON.stringify(aria),
    });
    expect(noticeKinds(await restart(browser))).toEqual([]);
  });

  it('writes localStorage again when it was emptied, and says so', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const before = new Map(browser.localStorage?.items);
    browser.localStorage?.items.clear();
    const storage = await restart(browser);
    expect(contents(storage)).toEqual(everything);
    expect(noticeKinds(storage)).toEqual(['restored']);
    expect(browser.localStorage?.items).toEqual(before);
  });

  it('does not bring back what was deleted when localStorage is older than the deletion', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const before = new Map(browser.localStorage?.items);
    const storage = await restart(browser);
    expect(await storage.characters.remove('aria')).toEqual({ kind: 'removed', names: ['Aria'] });
    await storage.close();
    for (const [key, text] of before) browser.localStorage?.setItem(key, text);
    const again = await restart(browser);
    expect([...again.characters.entries().keys()]).toEqual(['brom']);
    expect(second(browser, 'characters.aria')).toBeUndefined();
  });
});

describe('a start that cannot write what it restored', () => {
  it('shows it, says that it is not saved, and saves it on retry', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
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
    expect(contents(storage)).toEqual(everything);
    expect(storage.status()).toMatchObject({ mode: 'stored', saving: 'failed', problem: { reason: 'full' } });
    expect(storage.unsaved().map(({ name }) => name)).toEqual(['Aria', 'Brom']);
    await storage.retry();
    expect(storage.status().saving).toBe('saved');
    expect(await raw.get(browser, 'characters', 'aria')).toMatchObject({ data: JSON.stringify(aria) });
    expect([...storage.characters.entries().keys()]).toEqual(['aria', 'brom']);
  });
});

describe('both copies there', () => {
  it('lets the higher rev win and heals the other', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const newer = { ...aria, notes: 'newer' };
    browser.localStorage?.setItem('tabard.characters.aria', printed(7, newer));
    browser.localStorage?.setItem('tabard.characters.brom', printed(1, { ...brom, notes: 'stale' }));
    await raw.put(browser, 'characters', 'brom', {
      rev: 9,
      schema: 1,
      savedAt: 1,
      data: JSON.stringify(brom),
    });
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(newer);
    expect(storage.characters.get('Brom')?.value).toEqual(brom);
    await storage.close();
    expect(await raw.get(browser, 'characters', 'aria')).toMatchObject({
      rev: 7,
      data: JSON.stringify(newer),
    });
    expect(second(browser, 'characters.brom')).toMatchObject({ rev: 9, data: JSON.stringify(brom) });
    // What gave way can still be had.
    const snapshots = await storage.snapshots.list();
    expect(snapshots.at(0)?.records).toContainEqual({ kind: 'characters', name: 'Aria' });
  });

  it('keeps both where the revs are equal and the data differ, once and for all', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const other = { ...aria, notes: 'other' };
    browser.localStorage?.setItem('tabard.characters.aria', printed(1, other));
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(aria);
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

  it('finds a free name for the second version', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const storage = await restart(browser);
    await storage.characters.save({ name: 'Aria (recovered)', notes: 'mine' });
    await storage.close();
    browser.localStorage?.setItem('tabard.characters.aria', printed(1, { ...aria, notes: 'other' }));
    const again = await restart(browser);
    expect(again.characters.get('Aria (recovered)')?.value.notes).toBe('mine');
    expect(again.characters.get('Aria (recovered 2)')?.value.notes).toBe('other');
  });

  it('takes a change that was made while IndexedDB could not be had', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const changed = { ...aria, notes: 'made in memory' };
    browser.localStorage?.setItem('tabard.characters.aria', printed(2, changed, { detached: { base: 1 } }));
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(changed);
    expect(second(browser, 'characters.aria')).toMatchObject({ rev: 2, data: JSON.stringify(changed) });
    expect(second(browser, 'characters.aria')).not.toHaveProperty('detached');
  });

  it('keeps both where such a change was overtaken by another tab', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    await raw.put(browser, 'characters', 'aria', {
      rev: 5,
      schema: 1,
      savedAt: 1,
      data: JSON.stringify(aria),
    });
    browser.localStorage?.setItem(
      'tabard.characters.aria',
      printed(2, { ...aria, notes: 'made in memory' }, { detached: { base: 1 } }),
    );
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(aria);
    expect(storage.characters.get('Aria (recovered)')?.value.notes).toBe('made in memory');
  });

  it.each([
    ['of which it knows nothing', { base: 0, over: 'unknown' }],
    ['whose origin is damaged', 'damaged'],
  ])('keeps both where the change was made on top of a version %s', async (_, detached) => {
    const browser = new FakeBrowser();
    await filled(browser);
    const change = { ...aria, notes: 'of another origin' };
    browser.localStorage?.setItem('tabard.characters.aria', printed(2, change, { detached }));
    const storage = await restart(browser);
    expect(storage.characters.get('Aria')?.value).toEqual(aria);
    expect(storage.characters.get('Aria (recovered)')?.value.notes).toBe('of another origin');
  });

  it('takes a change that was made on top of one that was on its way', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const onItsWay = { ...aria, notes: 'on its way' };
    const data = JSON.stringify(onItsWay);
    await raw.put(browser, 'characters', 'aria', { rev: 2, schema: 1, savedAt: 1, data });
    const change = { ...aria, notes: 'typed on top' };
    const detached = { base: 1, over: fingerprint(data) };
    browser.localStorage?.setItem('tabard.characters.aria', printed(3, change, { detached }));
    const storage = await restart(browser);
    expect([...storage.characters.entries().values()].map(({ value }) => value)).toEqual([change, brom]);
  });

  it('sets aside the second of two different settings', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    browser.localStorage?.setItem('tabard.settings', printed(1, { flexSize: 8 }));
    const storage = await restart(browser);
    expect(storage.settings.get()).toEqual({ darkThemeEnabled: true });
    expect(
      (await storage.quarantined()).map(({ kind, raw: text }) => [kind, text.includes('flexSize')]),
    ).toEqual([['settings', true]]);
  });

  it('moves a record to the name it bears', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
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
      data: JSON.stringify({ ...aria, notes: 'x' }),
    });
    const storage = await restart(browser);
    const notes = [...storage.characters.entries()].map(([key, { value }]) => `${key}: ${value.notes}`);
    expect(notes.sort()).toEqual(['aria (recovered): x', 'aria: one', 'brom: two', 'cara: here']);
    const before = contents(storage);
    await storage.close();
    expect(contents(await restart(browser))).toEqual(before);
  });
});

describe('what cannot be read', () => {
  const damaged: [string, unknown][] = [
    ['text that is not JSON', { rev: 1, schema: 1, savedAt: 0, data: '{"name":' }],
    ['a wrong shape', { rev: 1, schema: 1, savedAt: 0, data: '{"level":3}' }],
    ['no record', 'hello'],
    ['no rev', { schema: 1, savedAt: 0, data: JSON.stringify(aria) }],
    ['a newer schema that nobody announced', { rev: 1, schema: 99, savedAt: 0, data: JSON.stringify(aria) }],
  ];

  it.each(damaged)('is taken from the other copy and set aside: %s', async (_, stored) => {
    const browser = new FakeBrowser();
    await filled(browser);
    await raw.put(browser, 'characters', 'aria', stored);
    const storage = await restart(browser);
    expect(contents(storage)).toEqual(everything);
    expect((await storage.quarantined()).map(({ kind, key, from }) => ({ kind, key, from }))).toEqual([
      { kind: 'characters', key: 'aria', from: 'indexedDB' },
    ]);
    expect(noticeKinds(storage)).toContain('set-aside');
    await storage.close();
    expect(noticeKinds(await restart(browser))).toEqual([]);
  });

  it.each(damaged)(
    'leaves the rest alone where both copies are damaged, and can be had raw: %s',
    async (_, stored) => {
      const browser = new FakeBrowser();
      await filled(browser);
      await raw.put(browser, 'characters', 'aria', stored);
      browser.localStorage?.setItem('tabard.characters.aria', JSON.stringify(stored));
      const storage = await restart(browser);
      expect([...storage.characters.entries().keys()]).toEqual(['brom']);
      expect(storage.status().mode).toBe('stored');
      expect(storage.status().notices.map(({ kind, names }) => [kind, names])).toEqual([
        ['set-aside', ['aria']],
      ]);

      // A new Aria does not destroy the raw text of the old one, in either copy.
      const before = (await storage.quarantined()).map(({ from, raw: text }) => [from, text]).sort();
      expect(before.map(([from]) => from)).toEqual(['indexedDB', 'localStorage']);
      expect(before.at(1)?.at(1)).toBe(JSON.stringify(stored));
      expect(await storage.characters.create({ name: 'Aria', notes: 'new' })).toEqual({ kind: 'saved' });
      await storage.close();
      const again = await restart(browser);
      expect(again.characters.get('Aria')?.value.notes).toBe('new');
      expect((await again.quarantined()).map(({ from, raw: text }) => [from, text]).sort()).toEqual(before);
      expect(second(browser, 'characters.aria')).toMatchObject({ data: '{"name":"Aria","notes":"new"}' });
    },
  );

  it('sets aside a damaged second copy and heals it', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    browser.localStorage?.setItem('tabard.characters.aria', '{"rev":1,"schema');
    const storage = await restart(browser);
    expect(contents(storage)).toEqual(everything);
    expect((await storage.quarantined()).map(({ from, raw: text }) => [from, text])).toEqual([
      ['localStorage', '{"rev":1,"schema'],
    ]);
    expect(second(browser, 'characters.aria')).toMatchObject({ data: JSON.stringify(aria) });
  });
});

describe('a newer version of Tabard', () => {
  it('is heeded: an older tab shows what it can, writes nothing and asks for a reload', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const newer = await open(browser.tab().environment, 2);
    await newer.characters.save({ ...aria, notes: 'written by schema 2' });
    await newer.close();
    const before = new Map(browser.localStorage?.items);
    const older = await open(browser.tab().environment, 1);
    expect(older.status().mode).toBe('outdated');
    expect(older.status().modeMessage).toMatch(/reload/);
    expect(older.characters.get('Brom')?.value).toEqual(brom);
    expect(await older.characters.save({ ...brom, notes: 'lost?' })).toMatchObject({ kind: 'unsaved' });
    expect(await older.characters.remove('brom')).toMatchObject({ kind: 'failed' });
    expect(older.unsaved()).toEqual([
      { kind: 'characters', name: 'Brom', text: JSON.stringify({ ...brom, notes: 'lost?' }) },
    ]);
    await older.close();
    expect(browser.localStorage?.items).toEqual(before);
    const again = await open(browser.tab().environment, 2);
    expect(again.characters.get('aria')?.value.notes).toBe('written by schema 2');
    expect(again.characters.get('brom')?.value).toEqual(brom);
    expect(again.status().notices).toEqual([]);
  });

  it('takes a snapshot before the first save in its own schema', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const newer = await open(browser.tab().environment, 2);
    expect((await newer.snapshots.list()).map(({ records }) => records.length)).toEqual([4]);
    await newer.characters.save({ ...aria, notes: 'written by schema 2' });
    expect(await newer.snapshots.differences(1)).toEqual({
      ok: true,
      value: [{ kind: 'characters', name: 'Aria', difference: 'changed' }],
    });
  });
});

describe('no IndexedDB', () => {
  const hanging = { open: () => ({}) } as unknown as IDBFactory;
  const throwing = {
    open: () => {
      throw new DOMException('Not here.', 'SecurityError');
    },
  } as unknown as IDBFactory;

  it.each([
    ['missing', undefined],
    ['blocked', throwing],
    ['hanging', hanging],
  ])('works in memory and says so: %s', async (_, indexedDB) => {
    const browser = new FakeBrowser();
    await filled(browser);
    const tab = browser.tab({ indexedDB, timeouts: { ...TEST_TIMEOUTS, open: 30 } });
    const storage = await restart(browser, tab);
    expect(storage.status()).toMatchObject({ mode: 'memory', saving: 'saved' });
    expect(storage.status().modeMessage).toMatch(/download/);
    expect(contents(storage)).toEqual(everything);
    const changed = { ...aria, notes: 'in memory' };
    expect(await storage.characters.save(changed)).toMatchObject({ kind: 'unsaved' });
    expect(await storage.characters.remove('brom')).toEqual({ kind: 'removed', names: ['Brom'] });
    expect(await storage.characters.create({ name: 'Cara', notes: '' })).toMatchObject({ kind: 'unsaved' });
    expect(storage.status().saving).toBe('failed');
    expect(tab.warnsOnLeaving()).toBe(true);
    expect(
      storage
        .unsaved()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Aria', 'Cara']);
    const before = contents(storage);

    // The next start has IndexedDB again and takes over all of it.
    const again = await restart(browser);
    expect(contents(again)).toEqual(before);
    expect(again.characters.get('Aria')?.value).toEqual(changed);
    await again.close();
    expect(contents(await restart(browser))).toEqual(before);
  });

  it('waits for a browser that does not answer once, not at every question', async () => {
    const browser = new FakeBrowser();
    let opened = 0;
    const counting = {
      open: () => {
        opened += 1;
        return {};
      },
    } as unknown as IDBFactory;
    const tab = browser.tab({ indexedDB: counting, timeouts: { ...TEST_TIMEOUTS, open: 30 } });
    const storage = await restart(browser, tab);
    await storage.characters.save(aria);
    await storage.packs.read('Core');
    await storage.quarantined();
    await storage.usage();
    await storage.snapshots.list();
    storage.lockCharacter('Aria').release();
    expect(opened).toBe(1);
    await storage.retry();
    expect(opened).toBe(2);
  });

  it('goes on from one visit without it to the next, and takes over the end of it', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    for (const notes of ['first visit', 'second visit']) {
      const storage = await restart(browser, browser.tab({ indexedDB: undefined }));
      await storage.characters.save({ ...aria, notes });
      await storage.characters.remove('Brom');
      await storage.characters.create({ ...brom, notes });
    }
    const again = await restart(browser);
    expect(
      [...again.characters.entries().values()].map(({ value }) => `${value.name}: ${value.notes}`),
    ).toEqual(['Aria: second visit', 'Brom: second visit']);
  });

  it('takes over the changes of the tab when a retry finds it again, even without localStorage', async () => {
    const browser = new FakeBrowser();
    await filled(browser);
    const real = browser.indexedDB as unknown as IDBFactory;
    let refuses = true;
    const flaky = {
      open: (name: string, version?: number) => {
        if (refuses) throw new DOMException('Not here.', 'SecurityError');
        return real.open(name, version);
      },
    } as unknown as IDBFactory;
    const tab = browser.tab({ indexedDB: flaky, localStorage: undefined });
    const storage = await restart(browser, tab);
    expect(storage.status()).toMatchObject({ mode: 'memory', mirror: 'unavailable' });
    expect(storage.status().modeMessage).toMatch(/does not let/);
    await storage.characters.save({ name: 'Cara', notes: 'kept' });
    await storage.packs.store({ name: 'Extra', version: 1, body: '' });
    await storage.retry();
    expect(storage.status()).toMatchObject({ mode: 'memory', saving: 'failed' });
    refuses = false;
    await storage.retry();
    expect(storage.status()).toMatchObject({ mode: 'stored', saving: 'saved', problem: undefined });
    expect([...storage.characters.entries().keys()].sort()).toEqual(['aria', 'brom', 'cara']);
    await storage.close();
    const again = await restart(browser);
    expect(again.characters.get('Cara')?.value.notes).toBe('kept');
    expect(await again.packs.list()).toMatchObject([{ name: 'Extra', version: 1 }]);
  });

  it('does not overwrite a second copy that it cannot read', async () => {
    const browser = new FakeBrowser();
    browser.localStorage?.setItem('tabard.characters.aria', 'garbage');
    const storage = await restart(browser, browser.tab({ indexedDB: undefined }));
    expect((await storage.quarantined()).map(({ raw: text }) => text)).toEqual(['garbage']);
    expect(await storage.characters.save(aria)).toMatchObject({ kind: 'unsaved' });
    expect(browser.localStorage?.getItem('tabard.characters.aria')).toBe('garbage');
    expect(storage.characters.get('aria')?.value).toEqual(aria);
  });
});
