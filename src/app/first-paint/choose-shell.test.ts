import { describe, expect, it } from 'vitest';
import { chooseShell } from './choose-shell.ts';

/** A mirror with these texts, by the part of their address after `tabard.`. */
function mirrorOf(texts: Readonly<Record<string, string>>) {
  const all = new Map(Object.entries(texts).map(([key, text]) => [`tabard.${key}`, text]));
  return {
    length: all.size,
    key: (index: number) => [...all.keys()][index] ?? null,
    getItem: (key: string) => all.get(key) ?? null,
  };
}

const record = (sheet: object, savedAt = 1) =>
  JSON.stringify({ rev: 1, schema: 1, savedAt, data: JSON.stringify(sheet) });

const ARIA = { name: 'Aria', health: 7, energy: 3, vigor: 1, focus: 0 };
const ARIA_SHOWN = {
  name: 'Aria',
  figures: { health: 7, energy: 3, vigor: 1, focus: 0 },
  words: {},
  standing: ['Health\u00a07', 'Energy\u00a03'],
};

describe('chooseShell', () => {
  it('leaves the page of a first visit to those without characters', () => {
    expect(chooseShell('', mirrorOf({ settings: '{}' })).shell).toBe('first-visit');
    expect(chooseShell('', undefined).shell).toBe('first-visit');
  });

  it('shows the character that was loaded last on the home page, or else the one saved last', () => {
    const both = {
      'characters.aria': record(ARIA, 1),
      'characters.brandt': record({ name: 'Brandt' }, 2),
    };
    expect(chooseShell('', mirrorOf(both))).toEqual({
      shell: 'home',
      character: { name: 'Brandt', figures: {}, words: {}, standing: [] },
    });
    const remembered = { ...both, remembered: JSON.stringify({ lastCharacter: 'aria' }) };
    expect(chooseShell('', mirrorOf(remembered))).toEqual({ shell: 'home', character: ARIA_SHOWN });
  });

  it('shows the name and the bars of the character of the address', () => {
    const mirror = mirrorOf({ 'characters.aria': record(ARIA) });
    for (const path of ['character/id/aria', 'character/id/Aria/combat', 'character/id/aria/items/add'])
      expect(chooseShell(path, mirror)).toEqual({ shell: 'character', character: ARIA_SHOWN });
  });

  it('has the words of packs for the bars, as far as they are texts', () => {
    const remembered = JSON.stringify({ barWords: { health: 'Blood', energy: 7, focus: null } });
    const mirror = mirrorOf({ 'characters.aria': record(ARIA), remembered });
    expect(chooseShell('character/id/aria', mirror).character?.words).toEqual({ health: 'Blood' });
    for (const barWords of [null, 'Blood', 3, []]) {
      const other = mirrorOf({ 'characters.aria': record(ARIA), remembered: JSON.stringify({ barWords }) });
      expect(chooseShell('character/id/aria', other).character?.words).toEqual({});
    }
  });

  it('says only that it loads elsewhere', () => {
    const mirror = mirrorOf({ 'characters.aria': record(ARIA) });
    for (const path of ['settings', 'character/storage', 'character/id/nobody', 'character/id/%E0%A4%A', 'x'])
      expect(chooseShell(path, mirror), path).toEqual({ shell: 'loading', character: undefined });
    expect(chooseShell('gm/player-view', mirror).shell).toBe('bare');
  });

  it('shows the form of a new character at its address', () => {
    expect(chooseShell('character/new', undefined).shell).toBe('new-character');
    expect(chooseShell('character/new/', mirrorOf({ 'characters.aria': record(ARIA) })).shell).toBe(
      'new-character',
    );
  });

  it.each([
    ['no JSON', '{"rev":1,'],
    ['no record', '[]'],
    ['null', 'null'],
    ['a tombstone', JSON.stringify({ rev: 2, schema: 1, savedAt: 1, data: null })],
    ['no sheet', JSON.stringify({ rev: 1, schema: 1, savedAt: 1, data: '{' })],
    ['a sheet without a name', record({ health: 7 })],
    ['a name that is no text', record({ name: { toString: 1 } })],
    ['the name of another', record({ name: 'Brandt' })],
  ])('shows no character whose record is damaged: %s', (_, text) => {
    const mirror = mirrorOf({ 'characters.aria': text });
    expect(chooseShell('character/id/aria', mirror)).toEqual({ shell: 'loading', character: undefined });
    expect(chooseShell('', mirror)).toEqual({ shell: 'loading', character: undefined });
  });

  it('leaves out a bar whose value is no count', () => {
    const sheet = { name: 'Aria', health: '<b>', energy: -1, vigor: 1.5, focus: 4 };
    const mirror = mirrorOf({ 'characters.aria': record(sheet) });
    expect(chooseShell('character/id/aria', mirror).character?.figures).toEqual({ focus: 4 });
  });

  it('works where reading the mirror throws', () => {
    const broken = {
      length: 1,
      key: () => 'tabard.characters.aria',
      getItem: () => {
        throw new Error('refused');
      },
    };
    expect(chooseShell('', broken).shell).toBe('first-visit');
    expect(chooseShell('character/id/aria', broken).shell).toBe('loading');
  });
});
