import { expect, test } from 'vitest';
import { anAction, aPack, aStatusEffect, gameDataOf } from '../../../testing/packs.ts';
import { destinations, type SearchSources } from './destinations.ts';

const places = (fields: Partial<SearchSources> = {}): SearchSources => ({
  character: undefined,
  characters: [],
  encounters: [],
  gameData: gameDataOf(aPack()),
  ...fields,
});

const labels = (sought: string, fields?: Partial<SearchSources>) =>
  destinations(sought, places(fields)).map(({ label }) => label);

test('where nothing is sought there are all screens, characters and encounters', () => {
  const found = labels('', { characters: ['Aria'], encounters: ['Ambush'] });
  expect(found).toContain('Settings');
  expect(found.slice(-2)).toEqual(['Aria', 'Ambush']);
});

test('the screens of the loaded character come first, and are found by its name', () => {
  expect(labels('aria', { character: 'Aria' })).toEqual([
    'Sheet',
    'Combat',
    'Add Items',
    'Add Talents',
    'Edit Skills',
    'Revert',
  ]);
});

test('an entry of the game data leads to its glossary, searched for its name', () => {
  const gameData = gameDataOf(
    aPack({
      actions: {
        defaultActions: [],
        defaultManeuvers: [],
        actions: [anAction('Burn & Run')],
        maneuvers: [],
      },
      statusEffects: [aStatusEffect('Slowburn'), aStatusEffect('Burning')],
    }),
  );
  expect(destinations(' BURN', places({ gameData }))).toEqual([
    { label: 'Burn & Run', kind: 'Action', to: '/gamedata/actions?query=Name%3ABurn+%26+Run' },
    { label: 'Burning', kind: 'Status Effect', to: '/gamedata/status-effects?query=Name%3ABurning' },
    { label: 'Slowburn', kind: 'Status Effect', to: '/gamedata/status-effects?query=Name%3ASlowburn' },
  ]);
});

test('of many of a kind those that begin with it are kept', () => {
  const characters = Array.from({ length: 30 }, (_, index) => `The bard ${index}`);
  const found = labels('bard', { characters: [...characters, 'Bardolph'] });
  expect(found).toHaveLength(8);
  expect(found[0]).toBe('Bardolph');
});

test('a name of any letters leads to its character', () => {
  expect(destinations('__proto__', places({ characters: ['__proto__', 'a/b'] }))).toEqual([
    { label: '__proto__', kind: 'Character', to: '/character/id/__proto__' },
  ]);
});
