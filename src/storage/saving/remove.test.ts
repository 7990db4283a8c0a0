import { describe, expect, it } from 'vitest';
import { DEAF, freshProfile } from '../testing/profile.ts';
import type { Named } from '../testing/test-codecs.ts';

const ARIA: Named = { name: 'Aria', notes: 'one' };
const note = (notes: string): Named => ({ name: 'Aria', notes });

const profile = freshProfile();

describe('removing', () => {
  it('first takes a snapshot that can undo it', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    expect(await storage.characters.remove('aria')).toEqual({ kind: 'removed', names: ['Aria'] });
    expect(await storage.characters.remove('aria')).toEqual({ kind: 'missing' });
    expect([...(profile.browser.localStorage?.items.keys() ?? [])]).toEqual([]);
    const [snapshot] = await storage.snapshots.list();
    expect(snapshot).toMatchObject({
      reason: 'Before deleting Aria',
      records: [{ kind: 'characters', name: 'Aria' }],
    });
    await storage.snapshots.restore(snapshot?.id ?? 0);
    expect(storage.characters.get('aria')?.value).toEqual(ARIA);
    expect(await storage.characters.save(note('again'))).toEqual({ kind: 'saved' });
  });

  it('removes all records of a collection and leaves the others', async () => {
    const { storage } = await profile.openTab();
    for (const name of ['A', 'B', 'C']) await storage.characters.save({ name, notes: '' });
    await storage.encounters.save({ name: 'A', notes: '' });
    expect(await storage.characters.removeAll()).toEqual({ kind: 'removed', names: ['A', 'B', 'C'] });
    expect(await storage.characters.removeAll()).toEqual({ kind: 'missing' });
    await storage.close();
    const again = (await profile.openTab()).storage;
    expect(again.characters.entries().size).toBe(0);
    expect(again.encounters.entries().size).toBe(1);
  });

  it('keeps a record that another tab changed since', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    await one.characters.save(ARIA);
    const two = (await profile.openTab(DEAF)).storage;
    await one.characters.save(note('precious'));
    expect(await two.characters.remove('Aria')).toEqual({ kind: 'changed-elsewhere' });
    expect(two.characters.get('Aria')?.value.notes).toBe('precious');
    expect(await two.characters.remove('Aria')).toEqual({ kind: 'removed', names: ['Aria'] });
  });

  it('frees the name for a new record', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    await storage.characters.remove('Aria');
    expect(await storage.characters.create(note('new'))).toEqual({ kind: 'saved' });
    await storage.close();
    expect((await profile.openTab()).storage.characters.get('Aria')?.value.notes).toBe('new');
  });

  it('leaves a new record of the name alone that is made as soon as the name is free', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    const removing = storage.characters.remove('Aria');
    const created = new Promise((resolve) => {
      const stop = storage.characters.subscribe(() => {
        if (storage.characters.get('Aria') !== undefined) return;
        stop();
        resolve(storage.characters.create(note('new')));
      });
    });
    expect(await removing).toEqual({ kind: 'removed', names: ['Aria'] });
    expect(await created).toEqual({ kind: 'saved' });
    expect(storage.characters.get('Aria')?.value.notes).toBe('new');
  });

  it('does nothing without room for the snapshot, unless the user insists', async () => {
    const { tab, storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    const faults = profile.strike(tab, 1, 'full');
    expect(await storage.characters.remove('Aria')).toMatchObject({
      kind: 'failed',
      problem: { reason: 'full' },
    });
    faults.end();
    expect(storage.characters.get('Aria')?.value).toEqual(ARIA);
    expect(await storage.characters.remove('Aria', { withoutSnapshot: true })).toEqual({
      kind: 'removed',
      names: ['Aria'],
    });
    expect(await storage.snapshots.list()).toEqual([]);
  });
});
