import { describe, expect, test } from 'vitest';
import { aSheet, SMALL_GAME } from '../../testing/sheets.ts';
import { checkSkills, draftedPotential, skillLevels, submitSkills, withSkillLevel } from './skills.ts';

const LEVELS = new Map([
  ['Blades', 2],
  ['Bows', 1],
  ['Lore', 2],
  ['Stealth', 1],
]);

function levels(changes: Readonly<Record<string, number>>) {
  return new Map([...LEVELS, ...Object.entries(changes)]);
}

describe('a skill level in the draft', () => {
  test.each([
    [3, 3],
    [1, 1],
    [6, 6],
    [0, 1],
    [-9, 1],
    [7, 6],
    [2.5, 3],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 6],
  ])('of %d is %d, from 1 to MAXIMUM_SKILL_LEVEL', (level, set) => {
    expect(withSkillLevel(LEVELS, 'Bows', level, SMALL_GAME)).toEqual(levels({ Bows: set }));
  });

  test('is only for skills of the character', () => {
    expect(withSkillLevel(LEVELS, 'Cooking', 3, SMALL_GAME)).toBe(LEVELS);
  });

  test('is 1 where the constant is missing', () => {
    const gameData = { ...SMALL_GAME, constants: { ...SMALL_GAME.constants, MAXIMUM_SKILL_LEVEL: 0 } };
    expect(skillLevels(gameData)).toEqual({ minimum: 1, maximum: 1 });
    expect(skillLevels(SMALL_GAME)).toEqual({ minimum: 1, maximum: 6 });
  });
});

describe('a draft of skills', () => {
  const check = (
    potential: number,
    changes: Readonly<Record<string, number>>,
    talents: readonly string[] = [],
  ) => checkSkills(aSheet({ potential, talents }), levels(changes), SMALL_GAME);

  test.each([
    [3, { Blades: 3 }, undefined],
    [2, { Blades: 3 }, 'Your cost is greater than your potential'],
    [0, {}, undefined],
    [9, { Lore: 1 }, 'You must have 2 Skills at 2 or above, you currently have 1'],
    [9, { Lore: 1, Blades: 1 }, 'You must have 2 Skills at 2 or above, you currently have 0'],
    [9, { Lore: 1, Bows: 2 }, undefined],
    [0, { Lore: 1, Blades: 6 }, 'Your cost is greater than your potential'],
  ] as const)('with potential %d and %j: %s', (potential, changes, message) => {
    expect(check(potential, changes)).toBe(message);
  });

  test('counts what talents cost', () => {
    expect(check(6, { Blades: 3 }, ['Parry'])).toBeUndefined();
    expect(check(5, { Blades: 3 }, ['Parry'])).toBe('Your cost is greater than your potential');
  });

  test('shows what it would use', () => {
    const { used, free } = draftedPotential(
      aSheet({ talents: ['Parry'] }),
      levels({ Blades: 3 }),
      SMALL_GAME,
    );
    expect([used.total, free.total]).toEqual([6, 34]);
  });

  test('gives the sheet its levels, and keeps bars within their maximum', () => {
    const strong = aSheet({ health: 24, skills: levels({ Blades: 4 }) });
    expect(submitSkills(strong, LEVELS, SMALL_GAME)).toEqual(aSheet({ health: 20 }));
    expect(submitSkills(aSheet(), levels({ Blades: 4 }), SMALL_GAME)).toEqual(
      aSheet({ skills: levels({ Blades: 4 }) }),
    );
  });
});
