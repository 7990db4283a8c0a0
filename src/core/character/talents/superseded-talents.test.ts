import { describe, expect, it } from 'vitest';
import { aPack, aTalent, gameDataOf } from '../../../testing/packs.ts';
import { SMALL_GAME } from '../../../testing/sheets.ts';
import { talentsSuperseded } from './superseded-talents.ts';

describe('of a list of talents, those that another one upgrades', () => {
  it.each([
    [['Parry', 'Feint'], {}],
    [['Parry', 'Riposte'], { Parry: 'Riposte' }],
    [['Grand Riposte', 'Parry'], { Parry: 'Grand Riposte' }],
    [['Parry', 'Riposte', 'Grand Riposte'], { Parry: 'Grand Riposte', Riposte: 'Grand Riposte' }],
    [['Legend', 'Great Legend'], { Legend: 'Great Legend' }],
    [['Serpent', 'Ouroboros'], { Ouroboros: 'Serpent' }],
    [['Ouroboros', 'Serpent'], { Serpent: 'Ouroboros' }],
    [['Nobody Knows', 'Nobody Knows'], {}],
  ])('%j are %j', (names, superseded) => {
    expect(Object.fromEntries(talentsSuperseded(names, SMALL_GAME))).toEqual(superseded);
  });

  it('in a circle, all but the first; above a circle, the whole of it', () => {
    const gameData = gameDataOf(
      aPack({
        talents: [
          aTalent('Top', { upgrades: 'A' }),
          aTalent('A', { upgrades: 'B' }),
          aTalent('B', { upgrades: 'C' }),
          aTalent('C', { upgrades: 'A' }),
          aTalent('Self', { upgrades: 'Self' }),
        ],
      }),
    );
    expect([...talentsSuperseded(['B', 'A', 'C'], gameData).keys()]).toEqual(['C', 'A']);
    expect([...talentsSuperseded(['B', 'A', 'C', 'Top'], gameData).keys()].sort()).toEqual(['A', 'B', 'C']);
    expect(talentsSuperseded(['Self'], gameData).size).toBe(0);
  });
});
