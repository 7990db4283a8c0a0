import { describe, expect, it } from 'vitest';
import { aCharacter, UNTRAINED } from '../../testing/characters.ts';
import { aPack, aSkill, aTalent, gameDataOf } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import { derive } from './derive.ts';

describe('a skill', () => {
  it('has dice: its level plus the DICE_POOL modifier', () => {
    const [blades, bows] = aCharacter().skills;
    expect(blades).toMatchObject({
      name: 'Blades',
      level: 2,
      dice: {
        total: 3,
        parts: [
          { source: 'Blades', amount: 2 },
          { source: 'Quick Draw', amount: 1 },
        ],
      },
    });
    expect(bows?.dice.total).toBe(2);
  });

  it('has at least one die', () => {
    const gameData = gameDataOf(aPack({ talents: [aTalent('Clumsy', { modifiers: { DICE_POOL: -9 } })] }));
    const [skill] = derive(aSheet({ talents: ['Clumsy'], skills: UNTRAINED }), gameData).skills;
    expect(skill?.dice).toEqual({
      total: 1,
      parts: [
        { source: 'Lore', amount: 1 },
        { source: 'Clumsy', amount: -9 },
        { source: 'At least one die', amount: 9 },
      ],
    });
  });

  it.each([
    [1, [false, false]],
    [2, [true, false]],
    [3, [true, false]],
    [4, [true, true]],
    [9, [true, true]],
  ])('at level %d has the core talents of its breakpoints active: %j', (level, active) => {
    const { skills, talents } = aCharacter({ skills: new Map([['Blades', level]]) });
    expect(skills[0]?.coreTalents.map((each) => each.active)).toEqual(active);
    expect(skills[0]?.coreTalents.map((each) => each.breakpoint)).toEqual([2, 4]);
    expect(talents.length).toBe(active[1] ? 3 : Number(active[0]));
  });

  it.each([
    [3, ['Keen Eye']],
    [4, ['Keen Eye', 'Far Sight', 'Farther Sight']],
  ])('at level %d has the lists beyond the last breakpoint active from it on: %j', (level, active) => {
    const { skills, talents } = aCharacter({ skills: new Map([['Bows', level]]) });
    expect(skills[0]?.coreTalents).toEqual([
      { breakpoint: 2, talents: ['Keen Eye'], active: true },
      { breakpoint: 4, talents: ['Far Sight', 'Farther Sight'], active: level >= 4 },
    ]);
    expect(talents.map(({ name }) => name)).toEqual(active);
  });

  it('has no core talents where there are no breakpoints', () => {
    const gameData = gameDataOf(aPack({ skills: [aSkill('Blades', { coreTalents: [['Quick Draw']] })] }));
    expect(derive(aSheet({ skills: new Map([['Blades', 6]]) }), gameData).talents).toEqual([]);
  });

  it('that the game data do not define has no core talents', () => {
    expect(aCharacter({ skills: new Map([['Cooking', 5]]) }).skills[0]?.coreTalents).toEqual([]);
  });
});

describe('an upgrade', () => {
  it('counts as owning all that it upgrades', () => {
    const { ownedTalents, talents } = aCharacter({ talents: ['Grand Riposte'], skills: UNTRAINED });
    expect([...ownedTalents]).toEqual(['Grand Riposte', 'Riposte', 'Parry']);
    expect(talents.map(({ name }) => name)).toEqual(['Grand Riposte']);
  });
});
