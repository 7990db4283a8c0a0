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
