import { describe, expect, it } from 'vitest';
import { textParts } from '../../../core/game-data/texts/text-search.ts';
import { anAction, aPack, aSkill, aStatusEffect, gameDataOf } from '../../../testing/packs.ts';
import { findDestinations, findTextDestinations, type SearchSources } from './destinations.ts';

const sourcesWith = (fields: Partial<SearchSources> = {}): SearchSources => ({
  character: undefined,
  characters: [],
  encounters: [],
  ownFoes: [],
  gameData: gameDataOf(aPack()),
  ...fields,
});

const AMBUSH = { name: 'Ambush', groups: ['Salt Wreckers', 'Wreckage'] };

const labels = (query: string, fields?: Partial<SearchSources>) =>
  findDestinations(query, sourcesWith(fields)).map(({ label }) => label);

describe('the search', () => {
  it('lists every screen, character and encounter for an empty query', () => {
    const found = labels('', { characters: ['Aria'], encounters: [AMBUSH] });
    expect(found).toContain('Settings');
    expect(found.slice(-2)).toEqual(['Aria', 'Ambush']);
  });

  it('lists the screens of the loaded character first, and finds them by its name', () => {
    expect(labels('aria', { character: 'Aria' })).toEqual([
      'Sheet',
      'Combat',
      'Add Items',
      'Add Talents',
      'Edit Skills',
      'Revert',
    ]);
  });

  it('links an entry of the game data to its glossary, filtered by its name', () => {
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
    expect(findDestinations(' BURN', sourcesWith({ gameData }))).toEqual([
      {
        label: 'Burn & Run',
        kind: 'Action',
        term: { kind: 'action', name: 'Burn & Run' },
        to: '/gamedata/actions?query=Name%3ABurn+%26+Run',
      },
      {
        label: 'Burning',
        kind: 'Status Effect',
        term: { kind: 'statusEffect', name: 'Burning' },
        to: '/gamedata/status-effects?query=Name%3ABurning',
      },
      {
        label: 'Slowburn',
        kind: 'Status Effect',
        term: { kind: 'statusEffect', name: 'Slowburn' },
        to: '/gamedata/status-effects?query=Name%3ASlowburn',
      },
    ]);
  });

  it('prefers names that begin with the query among many of a kind', () => {
    const characters = Array.from({ length: 30 }, (_, index) => `The bard ${index}`);
    const found = labels('bard', { characters: [...characters, 'Bardolph'] });
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('Bardolph');
  });

  it('links a name with special characters to its character', () => {
    expect(findDestinations('__proto__', sourcesWith({ characters: ['__proto__', 'a/b'] }))).toEqual([
      { label: '__proto__', kind: 'Character', to: '/character/id/__proto__' },
    ]);
  });

  it('finds screens, characters and encounters before the game data are loaded', () => {
    const found = labels('a', { gameData: undefined, characters: ['Aria'], encounters: [AMBUSH] });
    expect(found).toContain('Aria');
    expect(found).toContain('Ambush');
  });

  it('leads from a group to its encounter, and from an own foe to the glossary', () => {
    const siege = { name: 'Siege', groups: ['Wreckers'] };
    const found = findDestinations(
      'WRECK',
      sourcesWith({ encounters: [AMBUSH, siege], ownFoes: ['Wreck Rat', 'Wolf'] }),
    );
    expect(found).toEqual([
      ...[
        ['Wreckage', 'Ambush'],
        ['Salt Wreckers', 'Ambush'],
        ['Wreckers', 'Siege'],
      ].map(([label, encounter]) => ({
        label,
        kind: `Group of ${encounter}`,
        to: '/gm/encounter/encounter',
        encounter,
      })),
      { label: 'Wreck Rat', kind: 'Own Foe', to: '/gamedata/foes?query=Name%3AWreck+Rat' },
    ]);
  });

  it('lists at most eight groups, and none nor an own foe for an empty query', () => {
    const encounters = ['One', 'Two', 'Three'].map((name) => ({
      name,
      groups: Array.from({ length: 5 }, (_, index) => `Wolves ${index}`),
    }));
    expect(labels('wolves', { encounters })).toHaveLength(8);
    const found = labels('', { encounters, ownFoes: ['Wolf'] });
    expect(found.filter((label) => label.startsWith('Wol'))).toEqual([]);
  });

  it('links a page of the rulebook by its title, and a line of it by its text', () => {
    const gameData = gameDataOf(
      aPack({
        statusEffects: [aStatusEffect('Burning', { description: 'Like dice of fire.' })],
        play: {
          rulebook: [
            { title: 'Dice', text: [] },
            { title: 'Fire', text: ['No.', 'Roll dice.'] },
          ],
        },
      }),
    );
    const names = findDestinations('dice', sourcesWith({ gameData }));
    expect(names).toEqual([{ label: 'Dice', kind: 'Rulebook', to: '/gamedata/rulebook/dice' }]);
    expect(findTextDestinations(' DICE', gameData, [...textParts(gameData)], names)).toEqual([
      {
        label: 'Fire',
        kind: 'Rulebook',
        snippet: 'Roll dice.',
        to: '/gamedata/rulebook/fire?find=DICE#p1',
      },
      {
        label: 'Burning',
        kind: 'Status Effect',
        snippet: 'Like dice of fire.',
        term: { kind: 'statusEffect', name: 'Burning' },
        to: '/gamedata/status-effects?query=Name%3ABurning',
      },
    ]);
  });

  it('lists what it finds by name only once', () => {
    const gameData = gameDataOf(
      aPack({ statusEffects: [aStatusEffect('Burning', { description: 'You are burning.' })] }),
    );
    const names = findDestinations('burn', sourcesWith({ gameData }));
    expect(names).toHaveLength(1);
    expect(findTextDestinations('burn', gameData, [...textParts(gameData)], names)).toEqual([]);
  });

  it('finds skills and foes by their names and their texts', () => {
    const foe = { maximumHealth: 9, maximumEnergy: 2, maximumAP: 3, dice: 4 };
    const gameData = gameDataOf(
      aPack({
        skills: [aSkill('Bows', { description: 'You hit a wolf that runs.' })],
        play: { foes: [{ ...foe, name: 'Wolf', text: 'Hunts at night.' }] },
      }),
    );
    const wolf = {
      label: 'Wolf',
      kind: 'Foe',
      term: { kind: 'foe', name: 'Wolf' },
      to: '/gamedata/foes?query=Name%3AWolf',
    };
    const names = findDestinations('wolf', sourcesWith({ gameData }));
    expect(names).toEqual([wolf]);
    const parts = [...textParts(gameData)];
    expect(findTextDestinations('wolf', gameData, parts, names, 'Aria')).toEqual([
      {
        label: 'Bows',
        kind: 'Skill',
        snippet: 'You hit a wolf that runs.',
        term: { kind: 'skill', name: 'Bows' },
        to: '/character/id/aria/skills',
      },
    ]);
    expect(findTextDestinations('night', gameData, parts, [])).toEqual([
      { ...wolf, snippet: 'Hunts at night.' },
    ]);
    expect(findDestinations('bows', sourcesWith({ gameData })).map(({ to }) => to)).toEqual([
      '/character/new',
    ]);
  });
});
