import { afterEach, describe, expect, it } from 'vitest';
import type { Change } from '../api.ts';
import type { Environment } from '../environment.ts';
import { FakeBrowser, type FakeTab } from '../testing/fake-browser.ts';
import { Faults } from '../testing/faults.ts';
import { raw } from '../testing/raw.ts';
import { type Named, open, type TestStorage } from '../testing/test-codecs.ts';

const aria: Named = { name: 'Aria', notes: 'one' };
const note = (notes: string): Named => ({ name: 'Aria', notes });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));
/** A save that was asked for is being written. */
const begun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const eventually = (look: () => unknown) => expect.poll(look, { timeout: 10_000 });

let browser = new FakeBrowser();
let faults: Faults | undefined;

afterEach(() => {
  faults?.end();
  faults = undefined;
  browser = new FakeBrowser();
});

async function tabWith(changes: Partial<Environment> = {}): Promise<{ tab: FakeTab; storage: TestStorage }> {
  const tab = browser.tab(changes);
  return { tab, storage: await open(tab.environment) };
}

/** Tabs that hear nothing of each other. */
const deaf: Partial<Environment> = { openChannel: undefined };

async function stored(name: string): Promise<unknown> {
  return ((await raw.get(browser, 'characters', name)) as { data: string } | undefined)?.data;
}

describe('saving', () => {
  it('is saved when the transaction is complete, and shows saving until then', async () => {
    const { storage } = await tabWith();
    const seen: string[] = [];
    storage.subscribe(() => seen.push(storage.status().saving));
    const saving = storage.characters.save(aria);
    expect(storage.status().saving).toBe('saving');
    expect(storage.characters.get('ARIA ')?.value).toEqual(aria);
    expect(await saving).toEqual({ kind: 'saved' });
    expect(storage.status().saving).toBe('saved');
    expect(seen.at(-1)).toBe('saved');
    expect(await stored('aria')).toBe(JSON.stringify(aria));
  });

  it('writes the last of many changes of one record that come together, and of those that come while it writes', async () => {
    const { storage } = await tabWith();
    const saveMany = (from: number) =>
      Array.from({ length: 50 }, (_, index) => storage.characters.save(note(`${from + index}`)));
    const together = saveMany(0);
    await begun();
    const outcomes = await Promise.all([...together, ...saveMany(50)]);
    expect(outcomes.every(({ kind }) => kind === 'saved')).toBe(true);
    expect(await stored('aria')).toBe(JSON.stringify(note('99')));
    expect(await raw.get(browser, 'characters', 'aria')).toMatchObject({ rev: 2 });
    expect(storage.characters.get('Aria')?.value.notes).toBe('99');
  });

  it('waits until the page has drawn what was changed', async () => {
    let draw = (): void => undefined;
    const drawn = () =>
      new Promise<void>((resolve) => {
        draw = resolve;
      });
    const { page } = browser.tab().environment;
    const { storage } = await tabWith({ page: { ...page, drawn } });
    const saving = storage.characters.save(aria);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(storage.status().saving).toBe('saving');
    expect(await stored('aria')).toBeUndefined();
    draw();
    expect(await saving).toEqual({ kind: 'saved' });
  });

  it('says saved only once the last letter is, however the letters fall between the writes', async () => {
    const { storage } = await tabWith();
    for (let letters = 1; letters <= 40; letters += 1) {
      const text = 'x'.repeat(letters);
      if (letters === 1) void storage.characters.save(note(text));
      else storage.characters.saveSoon(note(text));
      await new Promise((resolve) => setTimeout(resolve, (letters * 7) % 13));
      if (storage.status().saving === 'saved') expect(await stored('aria')).toBe(JSON.stringify(note(text)));
      else expect(storage.unsaved()).toHaveLength(1);
    }
    await eventually(() => storage.status().saving).toBe('saved');
    expect(await stored('aria')).toBe(JSON.stringify(note('x'.repeat(40))));
  });

  it('keeps one of two that are made under a name together', async () => {
    const { storage } = await tabWith();
    const made = [storage.characters.create(note('first')), storage.characters.create(note('second'))];
    expect(await Promise.all(made)).toEqual([{ kind: 'saved' }, { kind: 'exists' }]);
    expect(await stored('aria')).toBe(JSON.stringify(note('first')));
  });

  it('saves what is typed after a moment, once', async () => {
    const { storage } = await tabWith();
    storage.characters.saveSoon(note('a'));
    storage.characters.saveSoon(note('ab'));
    expect(storage.status().saving).toBe('saving');
    expect(storage.characters.get('Aria')?.value.notes).toBe('ab');
    expect(await stored('aria')).toBeUndefined();
    await eventually(() => storage.status().saving).toBe('saved');
    expect(await raw.get(browser, 'characters', 'aria')).toMatchObject({
      rev: 1,
      data: JSON.stringify(note('ab')),
    });
  });

  it('saves what is typed when the page is hidden, and at once into localStorage', async () => {
    const { tab, storage } = await tabWith();
    await storage.characters.save(aria);
    storage.characters.saveSoon(note('typed'));
    tab.hide();
    expect(browser.localStorage?.getItem('tabard.characters.aria')).toContain('typed');
    await storage.flush();
    expect(await stored('aria')).toBe(JSON.stringify(note('typed')));
    expect(browser.localStorage?.getItem('tabard.characters.aria')).not.toContain('detached');
  });

  it('finds what was typed in localStorage when the tab died while it was hidden', async () => {
    const { tab, storage } = await tabWith();
    await storage.characters.save(aria);
    storage.characters.saveSoon(note('typed'));
    faults = new Faults(browser, tab, 2, 'crash');
    tab.hide();
    await settled();
    faults.end();
    const again = (await tabWith()).storage;
    expect(again.characters.get('Aria')?.value.notes).toBe('typed');
    expect([...again.characters.entries().keys()]).toEqual(['aria']);
  });

  it('costs two writes with one character stored and with three hundred', async () => {
    const { tab, storage } = await tabWith();
    await storage.characters.save(aria);
    const writesOfASave = async (): Promise<number> => {
      const counting = new Faults(browser, tab, 0, 'full');
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
  ])('works for the name %s', async (name) => {
    const { storage } = await tabWith();
    const value = { name, notes: name };
    expect(await storage.characters.create(value)).toEqual({ kind: 'saved' });
    expect(await storage.encounters.create(value)).toEqual({ kind: 'saved' });
    await storage.close();
    browser.indexedDB = (await tabWith({ indexedDB: undefined })).tab.environment.indexedDB as never;
    const second = (await tabWith()).storage;
    expect(second.characters.get(name)?.value).toEqual(value);
    expect(second.encounters.get(name)?.value).toEqual(value);
  });
});

describe('creating', () => {
  it('refuses a name that this tab has, normalised', async () => {
    const { storage } = await tabWith();
    await storage.characters.create(aria);
    expect(await storage.characters.create({ name: ' ARIA', notes: 'two' })).toEqual({ kind: 'exists' });
    expect(storage.characters.get('aria')?.value).toEqual(aria);
  });

  it('refuses a name that another tab took unheard', async () => {
    const one = (await tabWith(deaf)).storage;
    const two = (await tabWith(deaf)).storage;
    await one.characters.create(aria);
    expect(await two.characters.create(note('two'))).toEqual({ kind: 'exists' });
    expect(two.characters.get('aria')?.value).toEqual(aria);
    expect(await stored('aria')).toBe(JSON.stringify(aria));
  });
});

describe('two tabs at once', () => {
  it('keeps both versions: theirs under the name, ours recovered', async () => {
    const one = (await tabWith(deaf)).storage;
    await one.characters.save(aria);
    const two = (await tabWith(deaf)).storage;
    const changes: Change<Named>[] = [];
    two.characters.subscribe((change) => changes.push(change));
    await one.characters.save(note('from one'));
    expect(await two.characters.save(note('from two'))).toEqual({
      kind: 'kept-both',
      keptAs: 'Aria (recovered)',
    });
    expect(two.characters.get('Aria')?.value.notes).toBe('from one');
    expect(two.characters.get('Aria (recovered)')?.value).toEqual({
      name: 'Aria (recovered)',
      notes: 'from two',
    });
    expect(two.status().notices).toMatchObject([{ kind: 'kept-both', names: ['Aria (recovered)'] }]);
    expect(changes.map(({ key, by }) => [key, by])).toContainEqual(['aria', 'elsewhere']);
    expect(await two.characters.save(note('on top of one'))).toEqual({ kind: 'saved' });
    two.dismiss(two.status().notices.at(0)?.id ?? 0);
    expect(two.status().notices).toEqual([]);
  });

  it('does not call it a conflict where both saved the same', async () => {
    const one = (await tabWith(deaf)).storage;
    await one.characters.save(aria);
    const two = (await tabWith(deaf)).storage;
    await one.characters.save(note('same'));
    expect(await two.characters.save(note('same'))).toEqual({ kind: 'saved' });
    expect([...two.characters.entries().keys()]).toEqual(['aria']);
  });

  it('keeps our version where another tab deleted it', async () => {
    const one = (await tabWith(deaf)).storage;
    await one.characters.save(aria);
    const two = (await tabWith(deaf)).storage;
    await one.characters.remove('Aria');
    expect(await two.characters.save(note('still here'))).toEqual({
      kind: 'kept-both',
      keptAs: 'Aria (recovered)',
    });
    expect(two.characters.get('Aria')).toBeUndefined();
  });

  it('leaves no trace of ours under a name that another tab deleted', async () => {
    const one = (await tabWith(deaf)).storage;
    await one.characters.save(aria);
    const { tab, storage: two } = await tabWith(deaf);
    await one.characters.remove('Aria');
    two.characters.saveSoon(note('typed'));
    tab.hide();
    await two.flush();
    const again = (await tabWith()).storage;
    expect([...again.characters.entries().keys()]).toEqual(['aria (recovered)']);
  });

  it('sends what was typed meanwhile along with our version', async () => {
    const one = (await tabWith(deaf)).storage;
    await one.characters.save(aria);
    const two = (await tabWith(deaf)).storage;
    await one.characters.save(note('from one'));
    const first = two.characters.save(note('from two'));
    const later = two.characters.save(note('from two, more'));
    expect(await first).toEqual({ kind: 'kept-both', keptAs: 'Aria (recovered)' });
    expect(await later).toEqual({ kind: 'kept-both', keptAs: 'Aria (recovered)' });
    expect(two.characters.get('Aria')?.value.notes).toBe('from one');
    expect(two.characters.get('Aria (recovered)')?.value.notes).toBe('from two, more');
    expect(await stored('aria')).toBe(JSON.stringify(note('from one')));
    expect(await stored('aria (recovered)')).toContain('from two, more');
  });

  it('shows what another tab saved, created and deleted', async () => {
    const one = (await tabWith()).storage;
    await one.characters.save(aria);
    const two = (await tabWith()).storage;
    await one.characters.save(note('news'));
    await one.characters.save({ name: 'Brom', notes: '' });
    const inTwo = () =>
      [...two.characters.entries().values()].map(({ name, value }) => `${name}: ${value.notes}`);
    await eventually(inTwo).toEqual(['Aria: news', 'Brom: ']);
    await one.characters.remove('Brom');
    await eventually(inTwo).toEqual(['Aria: news']);
    expect(await two.characters.save(note('and back'))).toEqual({ kind: 'saved' });
    await eventually(() => one.characters.get('Aria')?.value.notes).toBe('and back');
  });

  it('catches up when it is shown again', async () => {
    const one = (await tabWith(deaf)).storage;
    await one.characters.save(aria);
    const { tab, storage: two } = await tabWith(deaf);
    await one.characters.save(note('unheard'));
    await one.characters.save({ name: 'Brom', notes: '' });
    tab.show();
    await eventually(() => two.characters.get('Brom')).toBeDefined();
    expect(two.characters.get('Aria')?.value.notes).toBe('unheard');
  });

  it('stops writing when a newer version starts in another tab', async () => {
    const one = (await tabWith()).storage;
    await open(browser.tab().environment, 2);
    await eventually(() => one.status().mode).toBe('outdated');
    expect(await one.characters.save(aria)).toMatchObject({
      kind: 'unsaved',
      problem: { reason: 'outdated' },
    });
    expect(await stored('aria')).toBeUndefined();
  });

  it('ignores what others say on its channel', async () => {
    const { storage } = await tabWith();
    const channel = browser.tab().environment.openChannel?.('tabard');
    const thing = { kind: 'characters', key: 'aria', rev: 9, schema: 1 };
    const messages = [
      null,
      'x',
      3,
      {},
      { type: 'changed' },
      { type: 'changed', things: [null] },
      { type: 'hello' },
    ];
    for (const message of [
      ...messages,
      { type: 'changed', things: [thing] },
      { type: 'let-go', key: 'aria' },
    ]) {
      channel?.post(message);
    }
    await settled();
    expect(storage.status()).toMatchObject({ mode: 'stored', saving: 'saved' });
    expect(storage.characters.get('aria')).toBeUndefined();
  });
});

describe('settings in two tabs', () => {
  it('merges the fields that each tab changed', async () => {
    const one = (await tabWith(deaf)).storage;
    await one.settings.save({ darkThemeEnabled: false, flexSize: 3 });
    const two = (await tabWith(deaf)).storage;
    await one.settings.save({ darkThemeEnabled: true, flexSize: 3 });
    const first = two.settings.save({ darkThemeEnabled: false, flexSize: 4 });
    const later = two.settings.save({ darkThemeEnabled: false, flexSize: 5 });
    expect([await first, await later]).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
    expect(two.settings.get()).toEqual({ darkThemeEnabled: true, flexSize: 5 });
    expect(two.status().notices).toEqual([]);
    expect((await tabWith()).storage.settings.get()).toEqual({ darkThemeEnabled: true, flexSize: 5 });
  });

  it('tells who listens', async () => {
    const one = (await tabWith()).storage;
    const two = (await tabWith()).storage;
    const heard: unknown[] = [];
    two.settings.subscribe((value) => heard.push(value));
    one.settings.saveSoon({ flexSize: 8 });
    await one.flush();
    await eventually(() => heard).toEqual([{ flexSize: 8 }]);
  });
});

describe('renaming', () => {
  it('moves it, in both copies', async () => {
    const { storage } = await tabWith();
    await storage.characters.save(aria);
    expect(await storage.characters.rename('Aria', { name: 'Ariadne', notes: 'one' })).toEqual({
      kind: 'saved',
    });
    expect([...storage.characters.entries().keys()]).toEqual(['ariadne']);
    expect([...(browser.localStorage?.items.keys() ?? [])]).toEqual(['tabard.characters.ariadne']);
    await storage.close();
    expect([...(await tabWith()).storage.characters.entries().keys()]).toEqual(['ariadne']);
  });

  it('keeps the key where only the writing changes', async () => {
    const { storage } = await tabWith();
    await storage.characters.save(aria);
    expect(await storage.characters.rename('Aria', { name: 'ARIA', notes: 'one' })).toEqual({
      kind: 'saved',
    });
    expect(storage.characters.get('aria')?.name).toBe('ARIA');
  });

  it('does nothing where it is not there, the name is taken, or another tab changed it', async () => {
    const { storage } = await tabWith(deaf);
    await storage.characters.save(aria);
    await storage.characters.save({ name: 'Brom', notes: '' });
    expect(await storage.characters.rename('Cara', { name: 'Dora', notes: '' })).toEqual({ kind: 'missing' });
    expect(await storage.characters.rename('Aria', { name: 'brom', notes: '' })).toEqual({ kind: 'exists' });
    const other = (await tabWith(deaf)).storage;
    await other.characters.save({ name: 'Dora', notes: '' });
    expect(await storage.characters.rename('Aria', { name: 'Dora', notes: '' })).toEqual({ kind: 'exists' });
    await other.characters.save(note('theirs'));
    expect(await storage.characters.rename('Aria', { name: 'Elia', notes: '' })).toEqual({
      kind: 'changed-elsewhere',
    });
    expect(storage.characters.get('Aria')?.value.notes).toBe('theirs');
    expect(await stored('elia')).toBeUndefined();
  });
});

describe('removing', () => {
  it('removes after a snapshot, and can be undone from it', async () => {
    const { storage } = await tabWith();
    await storage.characters.save(aria);
    expect(await storage.characters.remove('aria')).toEqual({ kind: 'removed', names: ['Aria'] });
    expect(await storage.characters.remove('aria')).toEqual({ kind: 'missing' });
    expect([...(browser.localStorage?.items.keys() ?? [])]).toEqual([]);
    const [snapshot] = await storage.snapshots.list();
    expect(snapshot).toMatchObject({
      reason: 'Before deleting Aria',
      records: [{ kind: 'characters', name: 'Aria' }],
    });
    await storage.snapshots.restore(snapshot?.id ?? 0);
    expect(storage.characters.get('aria')?.value).toEqual(aria);
    expect(await storage.characters.save(note('again'))).toEqual({ kind: 'saved' });
  });

  it('removes all of a kind and leaves the other', async () => {
    const { storage } = await tabWith();
    for (const name of ['A', 'B', 'C']) await storage.characters.save({ name, notes: '' });
    await storage.encounters.save({ name: 'A', notes: '' });
    expect(await storage.characters.removeAll()).toEqual({ kind: 'removed', names: ['A', 'B', 'C'] });
    expect(await storage.characters.removeAll()).toEqual({ kind: 'missing' });
    await storage.close();
    const again = (await tabWith()).storage;
    expect(again.characters.entries().size).toBe(0);
    expect(again.encounters.entries().size).toBe(1);
  });

  it('removes nothing that another tab changed since', async () => {
    const one = (await tabWith(deaf)).storage;
    await one.characters.save(aria);
    const two = (await tabWith(deaf)).storage;
    await one.characters.save(note('precious'));
    expect(await two.characters.remove('Aria')).toEqual({ kind: 'changed-elsewhere' });
    expect(two.characters.get('Aria')?.value.notes).toBe('precious');
    expect(await two.characters.remove('Aria')).toEqual({ kind: 'removed', names: ['Aria'] });
  });

  it('creates anew under a name that was removed', async () => {
    const { storage } = await tabWith();
    await storage.characters.save(aria);
    await storage.characters.remove('Aria');
    expect(await storage.characters.create(note('new'))).toEqual({ kind: 'saved' });
    await storage.close();
    expect((await tabWith()).storage.characters.get('Aria')?.value.notes).toBe('new');
  });

  it('removes nothing where there is no room for the snapshot, unless the user insists', async () => {
    const { tab, storage } = await tabWith();
    await storage.characters.save(aria);
    faults = new Faults(browser, tab, 1, 'full');
    expect(await storage.characters.remove('Aria')).toMatchObject({
      kind: 'failed',
      problem: { reason: 'full' },
    });
    faults.end();
    expect(storage.characters.get('Aria')?.value).toEqual(aria);
    expect(await storage.characters.remove('Aria', { withoutSnapshot: true })).toEqual({
      kind: 'removed',
      names: ['Aria'],
    });
    expect(await storage.snapshots.list()).toEqual([]);
  });
});

describe('a save that fails', () => {
  it('keeps the change in memory, says why, and saves it on retry', async () => {
    const { tab, storage } = await tabWith();
    await storage.characters.save(aria);
    faults = new Faults(browser, tab, 1, 'full');
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
    expect(await stored('aria')).toBe(JSON.stringify(note('unsaved')));
  });

  it('is overtaken by the next save of the record', async () => {
    const { tab, storage } = await tabWith();
    faults = new Faults(browser, tab, 1, 'aborts');
    const first = storage.characters.save(note('1'));
    await begun();
    const second = storage.characters.save(note('2'));
    expect(await first).toMatchObject({ kind: 'unsaved' });
    expect(await second).toEqual({ kind: 'saved' });
    expect(storage.status().saving).toBe('saved');
    expect(await stored('aria')).toBe(JSON.stringify(note('2')));
  });

  it('is written again on a new connection where the browser closed the first', async () => {
    const { tab, storage } = await tabWith();
    await storage.characters.save(aria);
    faults = new Faults(browser, tab, 1, 'closes');
    expect(await storage.characters.save(note('through'))).toEqual({ kind: 'saved' });
    expect(faults.struck).toBe(true);
    expect(await stored('aria')).toBe(JSON.stringify(note('through')));
  });

  it('keeps a change whose character the browser lost while the tab was open', async () => {
    const { storage } = await tabWith();
    await storage.characters.save(aria);
    await raw.clear(browser, 'characters');
    expect(await storage.characters.save(note('here'))).toEqual({ kind: 'saved' });
    expect(await stored('aria')).toBe(JSON.stringify(note('here')));
  });

  it('says nothing is saved that a new character could not take', async () => {
    const { tab, storage } = await tabWith();
    faults = new Faults(browser, tab, 1, 'full');
    expect(await storage.characters.create(aria)).toMatchObject({ kind: 'unsaved' });
    faults.end();
    expect(storage.characters.get('Aria')?.value).toEqual(aria);
    const other = (await tabWith(deaf)).storage;
    // Its second copy was written while the first could not be.
    expect(other.characters.get('Aria')?.value).toEqual(aria);
    await other.characters.save(note('theirs'));
    await storage.retry();
    expect(storage.characters.get('Aria')?.value.notes).toBe('theirs');
    expect(storage.characters.get('Aria (recovered)')?.value.notes).toBe('one');
  });
});

describe('a full localStorage', () => {
  it('switches the second copy off, says so, and goes on saving', async () => {
    const { storage } = await tabWith();
    await storage.settings.save({ darkThemeEnabled: false });
    const room = browser.localStorage;
    if (room) room.room = 400;
    expect(await storage.characters.save(note('x'.repeat(1_000)))).toEqual({ kind: 'saved' });
    expect(storage.status()).toMatchObject({ saving: 'saved', mirror: 'full', problem: undefined });
    // The theme is still where the first paint looks for it.
    await storage.settings.save({ darkThemeEnabled: true });
    expect(browser.localStorage?.getItem('tabard.settings')).toContain('true');
    await storage.close();
    const again = (await tabWith()).storage;
    expect(again.status()).toMatchObject({ mirror: 'full', notices: [] });
    expect(again.characters.get('Aria')?.value.notes).toBe('x'.repeat(1_000));
  });
});
