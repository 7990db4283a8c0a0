import { describe, expect, it } from 'vitest';
import { DEAF, freshProfile } from '../testing/profile.ts';
import type { Named } from '../testing/test-codecs.ts';

const ARIA: Named = { name: 'Aria', notes: 'one' };
const note = (notes: string): Named => ({ name: 'Aria', notes });

const profile = freshProfile();

describe('renaming', () => {
  it('moves the record in IndexedDB and in the mirror', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    expect(await storage.characters.rename('Aria', { name: 'Ariadne', notes: 'one' })).toEqual({
      kind: 'saved',
    });
    expect([...storage.characters.entries().keys()]).toEqual(['ariadne']);
    expect([...(profile.browser.localStorage?.items.keys() ?? [])]).toEqual(['tabard.characters.ariadne']);
    await storage.close();
    expect([...(await profile.openTab()).storage.characters.entries().keys()]).toEqual(['ariadne']);
  });

  it('keeps the key if the name only changes its case', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    expect(await storage.characters.rename('Aria', { name: 'ARIA', notes: 'one' })).toEqual({
      kind: 'saved',
    });
    expect(storage.characters.get('aria')?.name).toBe('ARIA');
  });

  it('does nothing if the record is missing, the name is taken, or another tab changed it', async () => {
    const { storage } = await profile.openTab(DEAF);
    await storage.characters.save(ARIA);
    await storage.characters.save({ name: 'Brom', notes: '' });
    expect(await storage.characters.rename('Cara', { name: 'Dora', notes: '' })).toEqual({ kind: 'missing' });
    expect(await storage.characters.rename('Aria', { name: 'brom', notes: '' })).toEqual({ kind: 'exists' });
    const other = (await profile.openTab(DEAF)).storage;
    await other.characters.save({ name: 'Dora', notes: '' });
    expect(await storage.characters.rename('Aria', { name: 'Dora', notes: '' })).toEqual({ kind: 'exists' });
    await other.characters.save(note('theirs'));
    expect(await storage.characters.rename('Aria', { name: 'Elia', notes: '' })).toEqual({
      kind: 'changed-elsewhere',
    });
    expect(storage.characters.get('Aria')?.value.notes).toBe('theirs');
    expect(await profile.storedText('elia')).toBeUndefined();
  });
});

describe('what is saved while a record is being renamed', () => {
  const RENAMED: Named = { name: 'Ariadne', notes: 'one' };
  const names = async () => {
    const { storage } = await profile.openTab();
    return [...storage.characters.entries().values()].map(({ value }) => `${value.name}: ${value.notes}`);
  };

  it('is saved under the new name, whenever it comes', async () => {
    for (let ticks = 0; ticks < 60; ticks += 3) {
      const { storage } = await profile.openTab();
      await storage.characters.save(ARIA);
      const renaming = storage.characters.rename('Aria', RENAMED);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      const { name } = storage.characters.get('Ariadne') ?? { name: 'Aria' };
      const saving = storage.characters.save({ name, notes: 'two' });
      expect(storage.status().saving).toBe('saving');
      expect([await renaming, await saving]).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
      await storage.flush();
      expect([ticks, await names()]).toEqual([ticks, ['Ariadne: two']]);
      await storage.characters.remove('Ariadne');
      await storage.close();
    }
  });

  it('is kept beside what another tab saved meanwhile', async () => {
    const outcomes = new Set<string>();
    for (let ticks = 0; ticks < 60; ticks += 3) {
      const { storage } = await profile.openTab(DEAF);
      await storage.characters.save(ARIA);
      const other = (await profile.openTab(DEAF)).storage;
      await other.characters.save(note('theirs'));
      const renaming = storage.characters.rename('Aria', RENAMED);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      storage.characters.saveSoon(note('mine'));
      outcomes.add((await renaming).kind);
      await storage.flush();
      const notes = (await names()).map((each) => each.split(': ')[1]).sort();
      expect([ticks, notes]).toEqual([ticks, ['mine', 'theirs']]);
      await (await profile.openTab()).storage.characters.removeAll({ withoutSnapshot: true });
    }
    expect([...outcomes]).toContain('changed-elsewhere');
  });

  it('is kept under its name where the new one cannot be written', async () => {
    const { tab, storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    const faults = profile.strike(tab, 1, 'full');
    const renaming = storage.characters.rename('Aria', RENAMED);
    storage.characters.saveSoon(note('two'));
    await renaming;
    faults.end();
    await storage.retry();
    await storage.flush();
    expect((await names()).map((each) => each.split(': ')[1])).toContain('two');
  });

  it('survives the tab, which is closed before the new name is written', async () => {
    for (let ticks = 0; ticks < 60; ticks += 6) {
      const { tab, storage } = await profile.openTab();
      await storage.characters.save(ARIA);
      void storage.characters.rename('Aria', RENAMED);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      const { name } = storage.characters.get('Ariadne') ?? { name: 'Aria' };
      storage.characters.saveSoon({ name, notes: 'two' });
      tab.hide();
      tab.crash();
      const found = await names();
      expect([ticks, found.some((each) => each.endsWith(': two'))]).toEqual([ticks, true]);
      const after = (await profile.openTab()).storage;
      await after.characters.removeAll({ withoutSnapshot: true });
    }
  });

  it('is saved once under the name of the first of two renames', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    const first = storage.characters.rename('Aria', RENAMED);
    const second = storage.characters.rename('Aria', { name: 'Elia', notes: 'one' });
    storage.characters.saveSoon(note('two'));
    expect([await first, await second]).toEqual([{ kind: 'saved' }, { kind: 'missing' }]);
    await storage.flush();
    expect(await names()).toEqual(['Ariadne: two']);
  });
});
