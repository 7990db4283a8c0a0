import { describe, expect, it } from 'vitest';
import type { Change } from '../api.ts';
import { DEAF, freshProfile } from '../testing/profile.ts';
import { raw } from '../testing/raw.ts';
import { type Named, open } from '../testing/test-codecs.ts';

const ARIA: Named = { name: 'Aria', notes: 'one' };
const note = (notes: string): Named => ({ name: 'Aria', notes });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));
const eventually = (look: () => unknown) => expect.poll(look);

const profile = freshProfile();
type Storage = Awaited<ReturnType<typeof profile.openTab>>['storage'];

/** Each key that a tab hears is gone, with where it leads and the name that it then finds there. */
function leadsHeardBy({ characters }: Storage): readonly unknown[] {
  const leads: unknown[] = [];
  characters.subscribe(({ key, entry, movedTo }) => {
    if (entry === undefined) leads.push([key, movedTo, characters.get(movedTo ?? '')?.name]);
  });
  return leads;
}

describe('two tabs at once', () => {
  it('keep both versions: theirs under the name, ours recovered', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    await one.characters.save(ARIA);
    const two = (await profile.openTab(DEAF)).storage;
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

  it('see no conflict if both saved the same', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    await one.characters.save(ARIA);
    const two = (await profile.openTab(DEAF)).storage;
    await one.characters.save(note('same'));
    expect(await two.characters.save(note('same'))).toEqual({ kind: 'saved' });
    expect([...two.characters.entries().keys()]).toEqual(['aria']);
  });

  it('keep our version if another tab deleted the record', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    await one.characters.save(ARIA);
    const two = (await profile.openTab(DEAF)).storage;
    await one.characters.remove('Aria');
    expect(await two.characters.save(note('still here'))).toEqual({
      kind: 'kept-both',
      keptAs: 'Aria (recovered)',
    });
    expect(two.characters.get('Aria')).toBeUndefined();
  });

  it('keep none of our versions under a name that another tab deleted', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    await one.characters.save(ARIA);
    const { tab, storage: two } = await profile.openTab(DEAF);
    await one.characters.remove('Aria');
    two.characters.saveSoon(note('typed'));
    tab.hide();
    await two.flush();
    const again = (await profile.openTab()).storage;
    expect([...again.characters.entries().keys()]).toEqual(['aria (recovered)']);
  });

  it('save concurrent typing into our version', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    await one.characters.save(ARIA);
    const two = (await profile.openTab(DEAF)).storage;
    await one.characters.save(note('from one'));
    const first = two.characters.save(note('from two'));
    const later = two.characters.save(note('from two, more'));
    expect(await first).toEqual({ kind: 'kept-both', keptAs: 'Aria (recovered)' });
    expect(await later).toEqual({ kind: 'kept-both', keptAs: 'Aria (recovered)' });
    expect(two.characters.get('Aria')?.value.notes).toBe('from one');
    expect(two.characters.get('Aria (recovered)')?.value.notes).toBe('from two, more');
    expect(await profile.storedText('aria')).toBe(JSON.stringify(note('from one')));
    expect(await profile.storedText('aria (recovered)')).toContain('from two, more');
  });

  it('show what the other saved, created and deleted', async () => {
    const one = (await profile.openTab()).storage;
    await one.characters.save(ARIA);
    const two = (await profile.openTab()).storage;
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

  it('read what they missed when they are shown again', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    await one.characters.save(ARIA);
    const { tab, storage: two } = await profile.openTab(DEAF);
    await one.characters.save(note('unheard'));
    await one.characters.save({ name: 'Brom', notes: '' });
    tab.show();
    await eventually(() => two.characters.get('Brom')).toBeDefined();
    expect(two.characters.get('Aria')?.value.notes).toBe('unheard');
  });

  it.each([
    ['hear', false],
    ['missed', true],
  ])('know the new name of what another tab renamed, when they %s it', async (_how, isDeaf) => {
    const one = (await profile.openTab()).storage;
    await one.characters.save(ARIA);
    const { tab, storage: two } = await profile.openTab(isDeaf ? DEAF : undefined);
    const renamed: unknown[] = [];
    two.characters.subscribe(({ key, entry, by, movedTo }) => {
      if (entry === undefined) renamed.push([key, by, two.characters.get(movedTo ?? '')?.name]);
    });
    await one.characters.rename('Aria', { name: 'Ariadne', notes: 'one' });
    if (isDeaf) tab.show();
    await eventually(() => renamed).toEqual([['aria', 'elsewhere', 'Ariadne']]);
    await one.characters.remove('Ariadne');
    if (isDeaf) tab.show();
    await eventually(() => renamed.at(-1)).toEqual(['ariadne', 'elsewhere', undefined]);
  });

  it('know the last of several new names that they missed', async () => {
    const one = (await profile.openTab()).storage;
    await one.characters.save(ARIA);
    await one.characters.save({ name: 'Brom', notes: '' });
    const { tab, storage: two } = await profile.openTab(DEAF);
    const renamed = leadsHeardBy(two);
    let last = 'Aria';
    for (const name of ['Ariadne', 'Elia', 'Zoe']) {
      await one.characters.rename(last, { name, notes: 'one' });
      last = name;
    }
    await one.characters.rename('Brom', { name: 'Bram', notes: '' });
    await one.characters.remove('Bram');
    tab.show();
    await eventually(() => renamed).toContainEqual(['aria', 'zoe', 'Zoe']);
    await eventually(() => [...two.characters.entries().keys()]).toEqual(['zoe']);
    expect(renamed).toContainEqual(['brom', 'bram', undefined]);
  });

  it('know the last of several new names where another record has taken one between', async () => {
    const one = (await profile.openTab()).storage;
    await one.characters.save(ARIA);
    const { tab, storage: two } = await profile.openTab(DEAF);
    const renamed = leadsHeardBy(two);
    let last = 'Aria';
    for (const name of ['Ariadne', 'Elia', 'Zoe']) {
      await one.characters.rename(last, { name, notes: 'one' });
      if (last !== 'Aria') await one.characters.create({ name: last, notes: 'another' });
      last = name;
    }
    tab.show();
    const names = () => [...two.characters.entries().keys()].sort();
    await eventually(names).toEqual(['ariadne', 'elia', 'zoe']);
    await eventually(() => renamed).toEqual([['aria', 'zoe', 'Zoe']]);
  });

  it('know the new name where another record has taken the old one, and both go on', async () => {
    const one = (await profile.openTab()).storage;
    await one.characters.save(ARIA);
    const { tab, storage: two } = await profile.openTab(DEAF);
    const changes: (readonly unknown[])[] = [];
    two.characters.subscribe(({ key, entry, movedTo, isAnother }) =>
      changes.push([key, entry?.value.notes, movedTo, isAnother]),
    );
    await one.characters.rename('Aria', { name: 'Ariadne', notes: 'one' });
    await one.characters.create({ name: 'Aria', notes: 'another' });
    await one.characters.rename('Ariadne', { name: 'Elia', notes: 'one' });
    await one.characters.create({ name: 'Ariadne', notes: 'a third' });
    await one.characters.save({ name: 'Aria', notes: 'another, changed' });
    tab.show();
    const aria = () => changes.filter(([key]) => key === 'aria');
    await eventually(aria).toEqual([
      ['aria', undefined, 'elia', false],
      ['aria', 'another, changed', undefined, true],
    ]);
    expect(two.characters.get('Elia')?.value.notes).toBe('one');
    await eventually(() => two.characters.get('Ariadne')?.value.notes).toBe('a third');
  });

  it('take a record that has its former name back for what it was', async () => {
    const one = (await profile.openTab()).storage;
    await one.characters.save(ARIA);
    const { tab, storage: two } = await profile.openTab(DEAF);
    const leads = leadsHeardBy(two);
    await one.characters.rename('Aria', { name: 'Ariadne', notes: 'one' });
    await one.characters.rename('Ariadne', { name: 'Aria', notes: 'back' });
    tab.show();
    await eventually(() => two.characters.get('Aria')?.value.notes).toBe('back');
    expect(leads.filter((lead) => (lead as unknown[])[0] === 'aria')).toEqual([]);
  });

  it('follow damaged tombstones of renames that lead in a circle once, and then take them for deletions', async () => {
    const one = (await profile.openTab()).storage;
    await one.characters.save(ARIA);
    const { tab, storage: two } = await profile.openTab(DEAF);
    const tombstone = { rev: 9, schema: 1, savedAt: 0, data: null };
    await raw.put(profile.browser, 'characters', 'aria', { ...tombstone, movedTo: 'ariadne' });
    await raw.put(profile.browser, 'characters', 'ariadne', { ...tombstone, movedTo: 'aria' });
    await raw.put(profile.browser, 'characters', 'self', { ...tombstone, movedTo: 'self' });
    const data = JSON.stringify({ name: 'Brom', notes: 'after them' });
    await raw.put(profile.browser, 'characters', 'brom', { ...tombstone, rev: 10, data });
    tab.show();
    await eventually(() => two.characters.get('Brom')?.value.notes).toBe('after them');
    expect(two.characters.get('Aria')).toBeUndefined();
  });

  it('stop writing when a newer version starts in another tab', async () => {
    const one = (await profile.openTab()).storage;
    await open(profile.browser.tab().environment, 2);
    await eventually(() => one.status().mode).toBe('outdated');
    expect(await one.characters.save(ARIA)).toMatchObject({
      kind: 'unsaved',
      problem: { reason: 'outdated' },
    });
    expect(await profile.storedText('aria')).toBeUndefined();
  });

  it('believe in a newer version only if the database says so', async () => {
    const { storage } = await profile.openTab();
    const channel = profile.browser.tab().environment.openChannel?.('tabard');
    const schemas = { characters: 9, encounters: 9, settings: 9, packs: 9 };
    channel?.post({ type: 'hello', schemas });
    channel?.post({ type: 'changed', things: [{ kind: 'characters', key: 'aria', rev: 9, schema: 9 }] });
    await settled();
    expect(await storage.characters.save(ARIA)).toEqual({ kind: 'saved' });
    expect(storage.status().mode).toBe('stored');
  });

  it('ignore unknown messages on their channel', async () => {
    const { storage } = await profile.openTab();
    const channel = profile.browser.tab().environment.openChannel?.('tabard');
    const record = { kind: 'characters', key: 'aria', rev: 9, schema: 1 };
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
      { type: 'changed', things: [record] },
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
  it('merge the fields that each tab changed', async () => {
    const one = (await profile.openTab(DEAF)).storage;
    await one.settings.save({ darkThemeEnabled: false, flexSize: 3 });
    const two = (await profile.openTab(DEAF)).storage;
    await one.settings.save({ darkThemeEnabled: true, flexSize: 3 });
    const first = two.settings.save({ darkThemeEnabled: false, flexSize: 4 });
    const later = two.settings.save({ darkThemeEnabled: false, flexSize: 5 });
    expect([await first, await later]).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
    expect(two.settings.get()).toEqual({ darkThemeEnabled: true, flexSize: 5 });
    expect(two.status().notices).toEqual([]);
    expect((await profile.openTab()).storage.settings.get()).toEqual({ darkThemeEnabled: true, flexSize: 5 });
  });

  it('announce a change to listeners', async () => {
    const one = (await profile.openTab()).storage;
    const two = (await profile.openTab()).storage;
    const heard: unknown[] = [];
    two.settings.subscribe((value) => heard.push(value));
    one.settings.saveSoon({ flexSize: 8 });
    await one.flush();
    await eventually(() => heard).toEqual([{ flexSize: 8 }]);
  });
});
