import { describe, expect, it } from 'vitest';
import { DEAF, freshProfile } from '../testing/profile.ts';
import { raw } from '../testing/raw.ts';
import type { Named } from '../testing/test-codecs.ts';

const ARIA: Named = { name: 'Aria', notes: 'one' };
const note = (notes: string): Named => ({ name: 'Aria', notes });
/** Resolves once the requested save is being written. */
const begun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const profile = freshProfile();

describe('a failed save', () => {
  it('keeps the change in memory, gives the reason, and succeeds on a retry', async () => {
    const { tab, storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    const faults = profile.strike(tab, 1, 'full');
    expect(await storage.characters.save(note('unsaved'))).toMatchObject({
      kind: 'unsaved',
      problem: { reason: 'full' },
    });
    expect(storage.status()).toMatchObject({ saving: 'failed', problem: { reason: 'full' } });
    expect(storage.unsaved()).toEqual([
      { kind: 'characters', name: 'Aria', text: JSON.stringify(note('unsaved')) },
    ]);
    expect(storage.characters.get('Aria')?.value.notes).toBe('unsaved');
    expect(tab.warnsOnLeaving()).toBe(true);
    faults.end();
    await storage.retry();
    expect(storage.status()).toMatchObject({ saving: 'saved', problem: undefined });
    expect(storage.unsaved()).toEqual([]);
    expect(tab.warnsOnLeaving()).toBe(false);
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('unsaved')));
  });

  it('is replaced by the next save of the record', async () => {
    const { tab, storage } = await profile.openTab();
    profile.strike(tab, 1, 'aborts');
    const first = storage.characters.save(note('1'));
    await begun();
    const second = storage.characters.save(note('2'));
    expect(await first).toMatchObject({ kind: 'unsaved' });
    expect(await second).toEqual({ kind: 'saved' });
    expect(storage.status().saving).toBe('saved');
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('2')));
  });

  it('is written again on a new connection if the browser closed the first', async () => {
    const { tab, storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    const faults = profile.strike(tab, 1, 'closes');
    expect(await storage.characters.save(note('through'))).toEqual({ kind: 'saved' });
    expect(faults.struck).toBe(true);
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('through')));
  });

  it('is not a conflict if the browser lost the record while the tab was open', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    await raw.clear(profile.browser, 'characters');
    expect(await storage.characters.save(note('here'))).toEqual({ kind: 'saved' });
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('here')));
  });

  it('keeps a new character, and both versions if its name is taken before the retry', async () => {
    const { tab, storage } = await profile.openTab();
    const faults = profile.strike(tab, 1, 'full');
    expect(await storage.characters.create(ARIA)).toMatchObject({ kind: 'unsaved' });
    faults.end();
    expect(storage.characters.get('Aria')?.value).toEqual(ARIA);
    const other = (await profile.openTab(DEAF)).storage;
    // The mirror has it, although IndexedDB has not.
    expect(other.characters.get('Aria')?.value).toEqual(ARIA);
    await other.characters.save(note('theirs'));
    await storage.retry();
    expect(storage.characters.get('Aria')?.value.notes).toBe('theirs');
    expect(storage.characters.get('Aria (recovered)')?.value.notes).toBe('one');
  });
});
