import { describe, expect, it } from 'vitest';
import { freshProfile } from '../testing/profile.ts';
import { raw } from '../testing/raw.ts';

const profile = freshProfile();

/** Saves Aria in three versions. */
async function saveThree(afterFirst?: () => Promise<unknown>): Promise<void> {
  const { storage } = await profile.openTab();
  for (let version = 1; version <= 3; version += 1) {
    await storage.characters.save({ name: 'Aria', notes: `step ${version}` });
    if (version === 1) await afterFirst?.();
  }
  await storage.close();
}

/** What the next start has, once it has done everything with the third copy. */
async function found(): Promise<{ readonly notes: string | undefined; readonly notices: readonly string[] }> {
  const { storage } = await profile.openTab();
  await storage.thirdCopy();
  const notes = storage.characters.get('Aria')?.value.notes;
  const notices = storage.status().notices.map(({ kind, names }) => [kind, ...names].join(' '));
  await storage.close();
  return { notes, notices };
}

async function loseBothCopies(): Promise<void> {
  await raw.clear(profile.browser, 'characters');
  profile.browser.localStorage?.items.clear();
}

describe('what was saved last', () => {
  it('is restored where the browser has lost both copies', async () => {
    await saveThree();
    await loseBothCopies();
    expect(await found()).toEqual({ notes: 'step 3', notices: ['restored Aria'] });
    expect(await found()).toEqual({ notes: 'step 3', notices: [] });
  });

  it('is restored over an older version, of which a snapshot is taken', async () => {
    let old: unknown;
    let oldMirror = '';
    await saveThree(async () => {
      old = await raw.get(profile.browser, 'characters', 'aria');
      oldMirror = profile.browser.localStorage?.getItem('tabard.characters.aria') ?? '';
    });
    await raw.put(profile.browser, 'characters', 'aria', old);
    profile.browser.localStorage?.setItem('tabard.characters.aria', oldMirror);
    expect(await found()).toEqual({ notes: 'step 3', notices: ['restored Aria'] });
    const { storage } = await profile.openTab();
    const [snapshot] = await storage.snapshots.list();
    expect(snapshot?.reason).toBe('Before bringing stored data up to date');
    await storage.close();
  });

  it('is restored where the mirror was full and the database is lost', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save({ name: 'Aria', notes: 'step 1' });
    if (profile.browser.localStorage) profile.browser.localStorage.room = 0;
    await storage.characters.save({ name: 'Aria', notes: 'step 2' });
    await storage.close();
    await raw.clear(profile.browser, 'characters');
    expect((await found()).notes).toBe('step 2');
  });

  it('goes on from what was typed before the third copy answered', async () => {
    await saveThree();
    await loseBothCopies();
    const { storage } = await profile.openTab();
    storage.characters.saveSoon({ name: 'Brom', notes: 'typed' });
    await storage.thirdCopy();
    const names = [...storage.characters.entries().values()].map(({ name }) => name).sort();
    expect(names).toEqual(['Aria', 'Brom']);
    await storage.close();
    expect((await found()).notes).toBe('step 3');
  });

  it('stays deleted where it was deleted', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save({ name: 'Aria', notes: 'one' });
    await storage.characters.remove('Aria');
    await storage.close();
    await loseBothCopies();
    expect(await found()).toEqual({ notes: undefined, notices: [] });
  });
});
