import { describe, expect, it } from 'vitest';
import { aPack, aTalent, gameDataOf } from '../../../testing/packs.ts';
import { SMALL_GAME } from '../../../testing/sheets.ts';
import { talentCost, talentsBelow, tierCost, unpaidCost, withTalentsBelow } from './talent-cost.ts';

describe('a talent costs by its tier', () => {
  it.each([
    ['Parry', 3],
    ['Riposte', 6],
    ['Mastery', 9],
    ['Quick Draw', 0],
    ['Legend', 0],
    ['Nobody Knows', 0],
  ])('%s costs %d', (name, cost) => {
    expect(tierCost(SMALL_GAME.talents.get(name), SMALL_GAME)).toBe(cost);
  });

  it('rounded up from a fraction', () => {
    const constants = { TALENT_MINOR_COST: 0.5, TALENT_MODERATE_COST: 1.1, TALENT_MAJOR_COST: 2.9 };
    const gameData = gameDataOf(
      aPack({
        constants,
        talents: [aTalent('A'), aTalent('B', { tier: 'MODERATE' }), aTalent('C', { tier: 'MAJOR' })],
      }),
    );
    expect(talentCost(['A', 'B', 'C'], gameData)).toEqual({
      total: 6,
      parts: [
        { source: 'A', amount: 1 },
        { source: 'B', amount: 2 },
        { source: 'C', amount: 3 },
      ],
    });
  });
});

describe('the potential that a talent would use', () => {
  it('is that of the unpaid talents of its chain, each a source', () => {
    const partsOf = (paid: readonly string[]) => unpaidCost('Riposte', new Set(paid), SMALL_GAME).parts;
    const riposte = { source: 'Riposte', amount: 6 };
    expect(partsOf([])).toEqual([riposte, { source: 'Parry', amount: 3 }]);
    expect(partsOf(['Parry', 'Feint'])).toEqual([riposte]);
    expect(partsOf(['Riposte', 'Parry'])).toEqual([]);
  });
});

describe('the chain of upgrades below a talent', () => {
  it.each([
    ['Parry', []],
    ['Riposte', ['Parry']],
    ['Grand Riposte', ['Riposte', 'Parry']],
    ['Ouroboros', ['Serpent']],
    ['Serpent', ['Ouroboros']],
    ['Nobody Knows', []],
  ])('of %s is %j', (name, chain) => {
    expect(talentsBelow(name, SMALL_GAME)).toEqual(chain);
  });

  it('ends at an undefined name and at a cycle', () => {
    const gameData = gameDataOf(
      aPack({
        talents: [
          aTalent('Self', { upgrades: 'Self' }),
          aTalent('Top', { upgrades: 'A' }),
          aTalent('A', { upgrades: 'B' }),
          aTalent('B', { upgrades: 'A' }),
          aTalent('Loose', { upgrades: 'Gone' }),
        ],
      }),
    );
    expect(talentsBelow('Self', gameData)).toEqual([]);
    expect(talentsBelow('Top', gameData)).toEqual(['A', 'B']);
    expect(talentsBelow('Loose', gameData)).toEqual(['Gone']);
  });

  it('counts each talent once, however many chains share it', () => {
    expect([...withTalentsBelow(['Grand Riposte', 'Riposte', 'Feint'], SMALL_GAME)]).toEqual([
      'Grand Riposte',
      'Riposte',
      'Parry',
      'Feint',
    ]);
  });
});
