import { describe, expect, it } from 'vitest';
import { aPack, aTalent, CONSTANTS, gameDataOf } from '../../../testing/packs.ts';
import { aSheet, SMALL_GAME } from '../../../testing/sheets.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import { withTalents } from './owned-talents.ts';
import { dependentTalents, removeTalent, returnedByRemoval } from './remove-talent.ts';

describe('removing a talent', () => {
  it('removes it, and fills health and energy', () => {
    expect(removeTalent(aSheet({ talents: ['Parry', 'Strong Back'] }), 'Parry', SMALL_GAME)).toEqual(
      aSheet({ talents: ['Strong Back'], health: 20, energy: 10 }),
    );
    expect(removeTalent(aSheet({ pinnacles: ['Legend', 'Myth'] }), 'Legend', SMALL_GAME).pinnacles).toEqual([
      'Myth',
    ]);
  });

  it('that is an upgrade returns the talent below it', () => {
    const sheet = aSheet({ talents: ['Grand Riposte', 'Feint'], pinnacles: ['Great Legend'] });
    expect(removeTalent(sheet, 'Grand Riposte', SMALL_GAME)).toMatchObject({
      talents: ['Feint', 'Riposte'],
      pinnacles: ['Great Legend'],
    });
    expect(removeTalent(sheet, 'Great Legend', SMALL_GAME)).toMatchObject({
      talents: ['Grand Riposte', 'Feint'],
      pinnacles: ['Legend'],
    });
  });

  it('and the one below it offers neither again, though both were parked before', () => {
    const parked = { ...DEFAULT_SHEET.parked, talents: ['Parry', 'Riposte'] };
    const upgraded = aSheet({ talents: ['Riposte'], parked: { ...parked, talents: ['Parry'] } });
    const parry = removeTalent(upgraded, 'Riposte', SMALL_GAME);
    expect(parry.talents).toEqual(['Parry']);
    expect(parry.parked.talents).toEqual([]);
    const bought = withTalents(aSheet({ parked }), ['Parry'], SMALL_GAME);
    expect(bought.parked.talents).toEqual(['Riposte']);
    const none = removeTalent(aSheet({ talents: ['Riposte'], parked }), 'Riposte', SMALL_GAME);
    expect(none.parked.talents).toEqual([]);
  });

  it('gives back its own cost, or its pinnacle', () => {
    const sheet = aSheet({ talents: ['Grand Riposte', 'Parry'], pinnacles: ['Legend'] });
    const returned = (name: string) => returnedByRemoval(sheet, name, SMALL_GAME);
    expect(returned('Parry')).toEqual({ potential: 0, pinnacles: 0 });
    expect(returned('Grand Riposte')).toEqual({ potential: 9, pinnacles: 0 });
    expect(returned('Legend')).toEqual({ potential: 0, pinnacles: 1 });
  });

  it('that is not owned leaves the sheet unchanged', () => {
    const sheet = aSheet({ talents: ['Riposte'] });
    expect(removeTalent(sheet, 'Parry', SMALL_GAME)).toBe(sheet);
  });

  it('that nothing defines removes it', () => {
    expect(removeTalent(aSheet({ talents: ['Nobody Knows'] }), 'Nobody Knows', SMALL_GAME).talents).toEqual(
      [],
    );
  });

  it('of a circle of upgrades returns none of them', () => {
    expect(removeTalent(aSheet({ talents: ['Serpent'] }), 'Serpent', SMALL_GAME).talents).toEqual([]);
  });

  const gameData = gameDataOf(
    aPack({
      constants: CONSTANTS,
      talents: [
        aTalent('Base'),
        aTalent('Left', { upgrades: 'Base' }),
        aTalent('Right', { upgrades: 'Base' }),
        aTalent('Innate', { tier: 'CORE' }),
        aTalent('Honed', { upgrades: 'Innate' }),
        aTalent('Loose', { upgrades: 'Gone' }),
      ],
    }),
  );

  it('restores no base talent that another one upgrades, a skill grants, or nothing defines', () => {
    const sheet = aSheet({ talents: ['Left', 'Right', 'Honed', 'Loose'] });
    expect(removeTalent(sheet, 'Left', gameData).talents).toEqual(['Right', 'Honed', 'Loose']);
    expect(removeTalent(sheet, 'Honed', gameData).talents).toEqual(['Left', 'Right', 'Loose']);
    expect(removeTalent(sheet, 'Loose', gameData).talents).toEqual(['Left', 'Right', 'Honed']);
  });
});

describe('the talents that lose a requirement', () => {
  it.each([
    [['Parry', 'Feint', 'Strong Back'], 'Parry', ['Feint']],
    [['Riposte', 'Feint', 'Mastery'], 'Riposte', ['Mastery']],
    [['Riposte', 'Feint', 'Mastery'], 'Feint', ['Mastery']],
    [['Grand Riposte', 'Feint', 'Mastery'], 'Grand Riposte', []],
    [['Feint', 'Strong Back'], 'Strong Back', []],
    [['Feint', 'Nobody Knows'], 'Nobody Knows', []],
    [['Parry', 'Nobody Knows', 'Feint'], 'Parry', ['Feint']],
  ])('of %j by the removal of %s are %j', (talents, name, dependents) => {
    expect(dependentTalents(aSheet({ talents }), name, SMALL_GAME)).toEqual(dependents);
  });

  it('may be pinnacles, but not talents that a skill still supports', () => {
    const gameData = gameDataOf(
      aPack({
        constants: CONSTANTS,
        talents: [aTalent('Base'), aTalent('Peak', { tier: 'PINNACLE', prerequisites: ['Base'] })],
      }),
    );
    expect(dependentTalents(aSheet({ talents: ['Base'], pinnacles: ['Peak'] }), 'Base', gameData)).toEqual([
      'Peak',
    ]);
    const skilled = aSheet({ talents: ['Parry', 'Feint'], skills: new Map([['Blades', 4]]) });
    expect(dependentTalents(skilled, 'Parry', SMALL_GAME)).toEqual([]);
  });
});
