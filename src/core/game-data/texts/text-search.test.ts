import { describe, expect, it } from 'vitest';
import {
  anAction,
  anItem,
  aPack,
  aSkill,
  aStatusEffect,
  aTalent,
  gameDataOf,
} from '../../../testing/packs.ts';
import { findTexts, textParts } from './text-search.ts';

const GAME_DATA = gameDataOf(
  aPack({
    actions: {
      defaultActions: [],
      defaultManeuvers: [],
      actions: [anAction('Flare', { description: ['A light.', 'It sets fire to cloth.'] })],
      maneuvers: [anAction('Kindling', { description: 'More FIRE.' })],
    },
    items: [anItem('Lamp', { description: 'Oil and a wick.' })],
    statusEffects: [aStatusEffect('Burning', { description: 'Lose SE_LEVEL health to fire.' })],
    talents: [aTalent('Ember', { description: 'You fear no fire.' })],
    skills: [aSkill('Cooking', { description: 'Pots over a fire.' })],
    play: {
      foes: [
        { name: 'Drake', text: 'Breathes fire.', maximumHealth: 9, maximumEnergy: 2, maximumAP: 3, dice: 4 },
      ],
      rulebook: [
        {
          title: 'Fires',
          text: [
            'Put it [[Burning]] out.',
            {
              table: [
                ['Size', 'Fire'],
                ['1', 'A spark'],
              ],
            },
          ],
        },
      ],
    },
  }),
);

const find = (query: string, most = 8, known: readonly string[] = [], gameData = GAME_DATA) =>
  findTexts([...textParts(gameData)], query, most, (_kind, name) => known.includes(name));

describe('the search in texts', () => {
  it('finds every sort of text, whatever the case, each once with the line that matches', () => {
    expect(find(' FIRE')).toEqual([
      { kind: 'Rulebook', name: 'Fires', line: 1, snippet: 'Size · Fire' },
      { kind: 'Status Effect', name: 'Burning', line: 0, snippet: 'Lose 1 health to fire.' },
      { kind: 'Action', name: 'Flare', line: 1, snippet: 'It sets fire to cloth.' },
      { kind: 'Maneuver', name: 'Kindling', line: 0, snippet: 'More FIRE.' },
      { kind: 'Talent', name: 'Ember', line: 0, snippet: 'You fear no fire.' },
      { kind: 'Skill', name: 'Cooking', line: 0, snippet: 'Pots over a fire.' },
      { kind: 'Foe', name: 'Drake', line: 0, snippet: 'Breathes fire.' },
    ]);
  });

  it('finds words of a rulebook across a term, and not across paragraphs', () => {
    expect(find('it burning out')).toHaveLength(1);
    expect(find('light.it')).toEqual([]);
    expect(find('\0')).toEqual([]);
  });

  it('leaves out what is known, and counts the others only', () => {
    expect(find('fire', 8, ['Flare', 'Fires']).map(({ name }) => name)).toEqual([
      'Burning',
      'Kindling',
      'Ember',
      'Cooking',
      'Drake',
    ]);
  });

  it('finds nothing for a query of one character', () => {
    expect([find('f'), find('  f '), find('')]).toEqual([[], [], []]);
  });

  it('cuts a long line to whole words around the match', () => {
    const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
    const gameData = gameDataOf(aPack({ items: [anItem('Book', { description: words })] }));
    const [match] = find('word50', 8, [], gameData);
    expect(match?.snippet).toMatch(/^… word\d\d .*word50 .*word\d\d …$/u);
    expect(match?.snippet.length).toBeLessThan(130);
    const emoji = gameDataOf(
      aPack({ items: [anItem('Book', { description: `${'🔥'.repeat(60)}x${'🔥'.repeat(60)}` })] }),
    );
    expect(find('🔥x', 8, [], emoji)[0]?.snippet.isWellFormed()).toBe(true);
  });

  it('finds at most so many of a kind among many parts', () => {
    const long = `fire ${'x'.repeat(9000)}`;
    const items = Array.from({ length: 100 }, (_, index) => anItem(`Book ${index}`, { description: long }));
    const gameData = gameDataOf(aPack({ items }));
    expect([...textParts(gameData)].length).toBeGreaterThan(1);
    expect(find('fire', 30, [], gameData)).toHaveLength(30);
    expect(find('nothing', 30, [], gameData)).toEqual([]);
  });
});
