import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { aPack, gameDataOf } from '../../../testing/packs.ts';
import { SMALL_GAME } from '../../../testing/sheets.ts';
import { MAX_NUMBER } from '../../lib/whole-number.ts';
import { nextLevelCost, skillCost } from './skill-cost.ts';

describe('the next level of a skill', () => {
  it.each([
    [1, 2],
    [2, 3],
    [5, 6],
  ])('costs its number: above level %d, %d', (level, cost) => {
    expect(nextLevelCost(level)).toBe(cost);
  });
});

describe('skills cost n(n+1)/2 - 1 each, less twice the starting skills', () => {
  it.each([
    [[1, 1], -4],
    [[2, 2], 0],
    [[2, 2, 1, 1], 0],
    [[3, 2], 3],
    [[6, 6], 36],
    [[], -4],
  ])('%j cost %d', (levels, cost) => {
    expect(
      skillCost(new Map(levels.map((level, index) => [`Skill ${index}`, level])), SMALL_GAME).total,
    ).toBe(cost);
  });

  it('with each skill as a source', () => {
    const levels = new Map([
      ['Blades', 3],
      ['Lore', 1],
    ]);
    expect(skillCost(levels, SMALL_GAME).parts).toEqual([
      { source: 'Blades', amount: 5 },
      { source: 'Starting skills', amount: -4 },
    ]);
  });

  const gameData = gameDataOf(aPack({ constants: { STARTING_SKILLS: 3 } }));
  it.prop([fc.array(fc.integer({ min: 1, max: 1000 }))])('for every set of levels', (levels) => {
    // Level n is reached from level 1 by steps that cost 2, 3 … n.
    const stepwise = levels.flatMap((level) => Array.from({ length: level - 1 }, (_, step) => step + 2));
    const draft = new Map(levels.map((level, index) => [String(index), level]));
    expect(skillCost(draft, gameData).total).toBe(stepwise.reduce((a, b) => a + b, 0) - 6);
  });

  it('at a finite amount for a huge level', () => {
    expect(skillCost(new Map([['Blades', MAX_NUMBER]]), SMALL_GAME).parts[0]).toEqual({
      source: 'Blades',
      amount: MAX_NUMBER,
    });
  });
});
