import { describe, expect, it } from 'vitest';
import { SMALL_GAME } from '../../testing/sheets.ts';
import { accessorySlots, highestSkillLevel, statusEffectLevelCap } from './caps.ts';

const withAll = (value: number) => ({
  ...SMALL_GAME,
  constants: {
    ...SMALL_GAME.constants,
    ACCESSORIES_COUNT: value,
    MAXIMUM_SKILL_LEVEL: value,
    STATUS_EFFECT_LEVEL_CAP: value,
  },
});

describe('a cap', () => {
  it.each([
    [5, 5, 5],
    [2.9, 2, 2],
    [0.5, 1, 0],
    [-1, 1, 0],
    [1e308, 1e12, 100],
  ])('of %d is %d for levels, and %d for accessory slots', (value, level, slots) => {
    const gameData = withAll(value);
    expect(statusEffectLevelCap(gameData)).toBe(level);
    expect(highestSkillLevel(gameData)).toBe(level);
    expect(accessorySlots(gameData)).toBe(slots);
  });
});
