import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCollectionState } from '../context/collection-state.ts';
import { openStorage } from '../open-storage.ts';
import { namingOf } from '../records/naming.ts';
import { DEAF, freshProfile } from '../testing/profile.ts';
import { raw } from '../testing/raw.ts';
import { codecsOf, type Named } from '../testing/test-codecs.ts';
import { createSaveQueue } from './save-queue.ts';

const ARIA: Named = { name: 'Aria', notes: 'one' };
const note = (notes: string): Named => ({ name: 'Aria', notes });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));
/** Resolves once the requested save is being written. */
const begun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const eventually = (look: () => unknown) => expect.poll(look);

const profile = freshProfile();

describe('saving', () => {
  it('shows saving until the transaction is complete', async () => {
    const { storage } = await profile.openTab();
    const seen: string[] = [];
    storage.subscribe(() => seen.push(storage.status().saving));
    const saving = storage.characters.save(ARIA);
    expect(storage.status().saving).toBe('saving');
    expect(storage.characters.get('ARIA ')?.value).toEqual(ARIA);
    expect(await saving).toEqual({ kind: 'saved' });
    expect(storage.status().saving).toBe('saved');
    expect(seen.at(-1)).toBe('saved');
    expect(await profile.storedText('aria')).toBe(JSON.stringify(ARIA));
  });

  it('writes only the last pending change of a record', async () => {
    const { storage } = await profile.openTab();
    const saveMany = (from: number) =>
      Array.from({ length: 50 }, (_, index) => storage.characters.save(note(`${from + index}`)));
    const together = saveMany(0);
    await begun();
    const outcomes = await Promise.all([...together, ...saveMany(50)]);
    expect(outcomes.every(({ kind }) => kind === 'saved')).toBe(true);
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('99')));
    expect(await raw.get(profile.browser, 'characters', 'aria')).toMatchObject({ rev: 2 });
    expect(storage.characters.get('Aria')?.value.notes).toBe('99');
  });

  it('parses what is stored only where another tab stored it', async () => {
    const codecs = codecsOf();
    const parse = vi.fn(codecs.characters.parse);
    const counting = { ...codecs, characters: { ...codecs.characters, parse } };
    // A start looks for lost records with the third copy.
    const alone = { ...DEAF, openThirdCopy: undefined };
    const storage = await openStorage(counting, profile.browser.tab(alone).environment);
    for (const notes of ['one', 'two', 'three']) await storage.characters.save(note(notes));
    expect(parse).not.toHaveBeenCalled();
    const { storage: other } = await profile.openTab();
    await other.characters.save(note('theirs'));
    expect(await storage.characters.save(note('four'))).toMatchObject({ kind: 'kept-both' });
    expect(parse).toHaveBeenCalledWith(JSON.stringify(note('theirs')));
    expect(storage.characters.get('Aria')?.value).toEqual(note('theirs'));
  });

  it('waits until the page has drawn the change', async () => {
    const waiting: (() => void)[] = [];
    const drawn = () => new Promise<void>((resolve) => waiting.push(resolve));
    const { page } = profile.browser.tab().environment;
    const { storage } = await profile.openTab({ page: { ...page, drawn } });
    const saving = storage.characters.save(ARIA);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(storage.status().saving).toBe('saving');
    expect(await profile.storedText('aria')).toBeUndefined();
    for (const draw of waiting) draw();
    expect(await saving).toEqual({ kind: 'saved' });
  });

  it('shows saved only after the last letter is stored, for any interleaving of typing and writing', async () => {
    const { storage } = await profile.openTab();
    for (let letters = 1; letters <= 40; letters += 1) {
      const text = 'x'.repeat(letters);
      if (letters === 1) void storage.characters.save(note(text));
      else storage.characters.saveSoon(note(text));
      await new Promise((resolve) => setTimeout(resolve, (letters * 7) % 13));
      // What is stored and not yet noted in the third copy is neither saved nor unsaved.
      if (storage.unsaved().length === 0)
        expect(await profile.storedText('aria')).toBe(JSON.stringify(note(text)));
      else expect(storage.status().saving).not.toBe('saved');
    }
    await eventually(() => storage.status().saving).toBe('saved');
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('x'.repeat(40))));
  });

  it('creates one of two records that take a name at the same time', async () => {
    const { storage } = await profile.openTab();
    const made = [storage.characters.create(note('first')), storage.characters.create(note('second'))];
    expect(await Promise.all(made)).toEqual([{ kind: 'saved' }, { kind: 'exists' }]);
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('first')));
  });

  it('debounces typing into one save', async () => {
    const { storage } = await profile.openTab();
    storage.characters.saveSoon(note('a'));
    storage.characters.saveSoon(note('ab'));
    expect(storage.status().saving).toBe('saving');
    expect(storage.characters.get('Aria')?.value.notes).toBe('ab');
    await eventually(() => storage.status().saving).toBe('saved');
    // The first revision has both.
    expect(await raw.get(profile.browser, 'characters', 'aria')).toMatchObject({
      rev: 1,
      data: JSON.stringify(note('ab')),
    });
  });

  it('saves typing when the page is hidden, synchronously into localStorage', async () => {
    const { tab, storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    storage.characters.saveSoon(note('typed'));
    tab.hide();
    expect(profile.browser.localStorage?.getItem('tabard.characters.aria')).toContain('typed');
    await storage.flush();
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('typed')));
    expect(profile.browser.localStorage?.getItem('tabard.characters.aria')).not.toContain('detached');
  });

  it('finds typing in localStorage after the tab crashed while hidden', async () => {
    const { tab, storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    storage.characters.saveSoon(note('typed'));
    const faults = profile.strike(tab, 2, 'crash');
    tab.hide();
    await settled();
    faults.end();
    const again = (await profile.openTab()).storage;
    expect(again.characters.get('Aria')?.value.notes).toBe('typed');
    expect([...again.characters.entries().keys()]).toEqual(['aria']);
  });

  it('makes two writes for both one and three hundred stored characters', async () => {
    const { tab, storage } = await profile.openTab();
    await storage.characters.save(ARIA);
    const writesOfASave = async (): Promise<number> => {
      const counting = profile.strike(tab, 0, 'full');
      await storage.characters.save(note(`${Math.random()}`));
      counting.end();
      return counting.count;
    };
    const one = await writesOfASave();
    for (let index = 0; index < 300; index += 1)
      await storage.characters.save({ name: `Other ${index}`, notes: '' });
    expect([one, await writesOfASave()]).toEqual([2, 2]);
  });

  it.each([
    '__proto__',
    'constructor',
    '.',
    'a/b',
    '50% #1',
    '🗡️',
    'שלום',
    'x'.repeat(200),
    'tabard.settings',
    '\ud800',
  ])('stores a record named %s', async (name) => {
    const { storage } = await profile.openTab();
    const value = { name, notes: name };
    expect(await storage.characters.create(value)).toEqual({ kind: 'saved' });
    expect(await storage.encounters.create(value)).toEqual({ kind: 'saved' });
    await storage.close();
    profile.browser.indexedDB = (await profile.openTab({ indexedDB: undefined })).tab.environment
      .indexedDB as never;
    const second = (await profile.openTab()).storage;
    expect(second.characters.get(name)?.value).toEqual(value);
    expect(second.encounters.get(name)?.value).toEqual(value);
  });
});

describe('creating', () => {
  it('refuses a name that this tab has, normalised', async () => {
    const { storage } = await profile.openTab();
    await storage.characters.create(ARIA);
    expect(await storage.characters.create({ name: ' ARIA', notes: 'two' })).toEqual({ kind: 'exists' });
    expect(storage.characters.get('aria')?.value).toEqual(ARIA);
  });

  it('refuses a name that another tab took unnoticed', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    const two = (await profile.openTab(DEAF)).storage;
    await one.characters.create(ARIA);
    expect(await two.characters.create(note('two'))).toEqual({ kind: 'exists' });
    expect(two.characters.get('aria')?.value).toEqual(ARIA);
    expect(await profile.storedText('aria')).toBe(JSON.stringify(ARIA));
  });
});

describe('typing in a record that may be long', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const collection = emptyCollectionState(namingOf('workshop', codecsOf().workshop));

  /** A queue whose writes take so long, and the values that it has begun to write. */
  function queueOf(milliseconds = 0) {
    const written: unknown[] = [];
    const queue = createSaveQueue({
      write: async ({ value }) => {
        written.push(value);
        if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
        return { kind: 'saved' };
      },
      noted: async () => undefined,
      drawn: async () => undefined,
      typingMilliseconds: 250,
      now: () => 0,
      onState: () => undefined,
    });
    return { queue, written };
  }

  it('waits for its own pause where it comes during a save', async () => {
    const { queue, written } = queueOf(1_000);
    queue.soon(collection, 'aria', 1);
    await vi.advanceTimersByTimeAsync(1_900);
    queue.soon(collection, 'aria', 2);
    await vi.advanceTimersByTimeAsync(900);
    queue.soon(collection, 'aria', 3);
    await vi.advanceTimersByTimeAsync(900);
    expect(written).toEqual([1]);
    expect(queue.state().saving).toBe('saving');
    await vi.advanceTimersByTimeAsync(200);
    expect(written).toEqual([1, 3]);
  });

  it('does not wait where it follows a save that somebody waits for', async () => {
    const { queue, written } = queueOf(1_000);
    queue.soon(collection, 'aria', 1);
    await vi.advanceTimersByTimeAsync(1_100);
    const saved = queue.save(collection, 'aria', 2);
    await vi.advanceTimersByTimeAsync(800);
    queue.soon(collection, 'aria', 3);
    await vi.advanceTimersByTimeAsync(200);
    expect(written).toEqual([1, 3]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await saved).toEqual({ kind: 'saved' });
    expect(queue.isBusy(collection, 'aria')).toBe(false);
    expect(written).toEqual([1, 3]);
  });

  it('is written before its record is let go of, also where it comes during a save', async () => {
    const { queue, written } = queueOf(1_000);
    queue.soon(collection, 'aria', 1);
    const letGo = queue.settle(collection, 'aria');
    await vi.advanceTimersByTimeAsync(100);
    queue.soon(collection, 'aria', 2);
    await vi.advanceTimersByTimeAsync(3_000);
    await letGo;
    expect(written).toEqual([1, 2]);
    expect(queue.isBusy(collection, 'aria')).toBe(false);
  });

  it('is saved after a pause, or else after a while', async () => {
    const { queue, written } = queueOf();
    const type = async (letters: number) => {
      for (let count = 1; count <= letters; count += 1) {
        queue.soon(collection, 'aria', count);
        await vi.advanceTimersByTimeAsync(400);
      }
    };
    await type(5);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([5]);
    await type(15);
    // Four seconds after the first letter.
    expect(written).toEqual([5, 10]);
    await queue.flush();
    expect(written.at(-1)).toBe(15);
  });
});
