import { describe, expect, it } from 'vitest';
import { FakeBrowser, TEST_TIMEOUTS } from '../testing/fake-browser.ts';
import { ARIA, BROM, FILLED_CONTENTS, fill, restart } from '../testing/filled-browser.ts';
import { contents } from '../testing/test-codecs.ts';

describe('a start without IndexedDB', () => {
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
  ])('works in memory and shows it: %s', async (_, indexedDB) => {
    const browser = new FakeBrowser();
    await fill(browser);
    const tab = browser.tab({ indexedDB, timeouts: { ...TEST_TIMEOUTS, open: 30 } });
    const storage = await restart(browser, tab);
    expect(storage.status()).toMatchObject({ mode: 'memory', saving: 'saved' });
    expect(storage.status().modeMessage).toMatch(/download/);
    expect(contents(storage)).toEqual(FILLED_CONTENTS);
    const changed = { ...ARIA, notes: 'in memory' };
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

    // The next start has IndexedDB again and stores everything there.
    const again = await restart(browser);
    expect(contents(again)).toEqual(before);
    expect(again.characters.get('Aria')?.value).toEqual(changed);
    await again.close();
    expect(contents(await restart(browser))).toEqual(before);
  });

  it('waits only once for a browser that does not answer', async () => {
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
    await storage.characters.save(ARIA);
    await storage.packs.read('Core');
    await storage.quarantined();
    await storage.usage();
    await storage.snapshots.list();
    storage.lockCharacter('Aria').release();
    expect(opened).toBe(1);
    await storage.retry();
    expect(opened).toBe(2);
  });

  it('keeps changes between such visits, and finally stores them', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    for (const notes of ['first visit', 'second visit']) {
      const storage = await restart(browser, browser.tab({ indexedDB: undefined }));
      await storage.characters.save({ ...ARIA, notes });
      await storage.characters.remove('Brom');
      await storage.characters.create({ ...BROM, notes });
    }
    const again = await restart(browser);
    expect(
      [...again.characters.entries().values()].map(({ value }) => `${value.name}: ${value.notes}`),
    ).toEqual(['Aria: second visit', 'Brom: second visit']);
  });

  it('stores the changes of the tab when a retry finds IndexedDB, even without localStorage', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
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

  it('does not overwrite a mirror that it cannot read', async () => {
    const browser = new FakeBrowser();
    browser.localStorage?.setItem('tabard.characters.aria', 'garbage');
    const storage = await restart(browser, browser.tab({ indexedDB: undefined }));
    expect((await storage.quarantined()).map(({ raw: text }) => text)).toEqual(['garbage']);
    expect(await storage.characters.save(ARIA)).toMatchObject({ kind: 'unsaved' });
    expect(browser.localStorage?.getItem('tabard.characters.aria')).toBe('garbage');
    expect(storage.characters.get('aria')?.value).toEqual(ARIA);
  });
});
