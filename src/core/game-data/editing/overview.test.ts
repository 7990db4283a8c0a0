import { describe, expect, it } from 'vitest';
import { NO_GAME_DATA } from '../game-data.ts';
import { mergePacks } from '../merge-packs.ts';
import { parsePack } from '../parse-pack.ts';
import { withValueAt } from './json-edit.ts';
import { templatePack } from './new-pack.ts';
import { addressOfPath, countEntries, findingsByEntry, overviewEntries, usedNames } from './overview.ts';

const TEMPLATE = templatePack('Kitchen Wars');
const read = parsePack(TEMPLATE);
const GAME_DATA = mergePacks(read.ok ? [read.value] : []);
const entries = (json: unknown, below = NO_GAME_DATA) => overviewEntries(json, below, usedNames(json));

describe('the entries of a pack', () => {
  it('are those of every list, in the order of the lists', () => {
    const listed = entries(TEMPLATE);
    expect(listed).toHaveLength(countEntries(TEMPLATE));
    expect(listed.slice(0, 4).map(({ list, name }) => `${list.one} ${name}`)).toEqual([
      'action Strike',
      'action Catch Breath',
      'action Throw Sand',
      'maneuver All In',
    ]);
    expect(listed.find(({ list }) => list.id === 'rulebook')?.name).toBe('How to play');
  });

  it('are not used where nothing refers to them and something should', () => {
    const without = withValueAt(TEMPLATE, ['actions', 'defaultActions'], ['Strike']);
    const unused = (json: unknown, below = NO_GAME_DATA) =>
      entries(json, below)
        .filter(({ isUnused }) => isUnused)
        .map(({ name }) => name);
    expect(unused(TEMPLATE)).toEqual([]);
    expect(unused(without)).toEqual(['Catch Breath']);
    expect(overviewEntries(without, NO_GAME_DATA, undefined).some(({ isUnused }) => isUnused)).toBe(false);
    // One that overrides another is used where that is.
    expect(unused(without, GAME_DATA)).toEqual([]);
  });

  it('override those of their name in the packs below', () => {
    const renamed = withValueAt(TEMPLATE, ['items', 1, 'name'], 'Rye');
    const overriding = entries(renamed, GAME_DATA).filter(({ isOverriding }) => isOverriding);
    const names = overriding.map(({ name }) => name);
    expect(names).toContain('Short Sword');
    expect(names).toContain('Physical');
    expect(names).not.toContain('Rye');
    expect(entries(renamed).some(({ isOverriding }) => isOverriding)).toBe(false);
  });

  it('are shown as the text of their JSON where they have no name', () => {
    const odd = { ...TEMPLATE, items: [5, { text: 'x'.repeat(100) }], talents: 'none', skills: null };
    const items = entries(odd).filter(({ list }) => list.id === 'items');
    expect(items.map(({ name, isNamed }) => [name.slice(0, 10), name.length, isNamed])).toEqual([
      ['5', 1, false],
      ['{"text":"x', 61, false],
    ]);
    for (const json of [null, 5, 'text', [], {}]) expect(entries(json)).toEqual([]);
  });
});

describe('the findings of a pack', () => {
  it('are found by the entry that they are in', () => {
    expect(addressOfPath('$.items[1].cost')).toMatchObject({ list: { id: 'items' }, index: 1 });
    expect(addressOfPath('$.play.foes[0]')).toMatchObject({ list: { id: 'foes' }, index: 0 });
    expect(addressOfPath('$.constants.MAXIMUM_HEALTH')).toBeUndefined();
    const found = [{ path: '$.items[1].cost' }, { path: '$.items[1]' }, { path: '$' }];
    const byEntry = findingsByEntry(found);
    expect([byEntry.get('items 1')?.length, byEntry.get('')?.length]).toEqual([2, 1]);
  });
});
