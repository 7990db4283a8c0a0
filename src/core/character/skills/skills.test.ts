import { describe, expect, it } from 'vitest';
import { aSheet, SMALL_GAME } from '../../../testing/sheets.ts';
import {
  checkSkills,
  draftedPotential,
  draftedSkills,
  submitSkills,
  supportedSkillDraft,
  withSkillLevel,
} from './skills.ts';

/** The skills of `aSheet` with some of them changed. */
function levels(changes: Readonly<Record<string, number>>) {
  return new Map([...aSheet().skills, ...Object.entries(changes)]);
}

function draftOf(changes: Readonly<Record<string, number>>) {
  return new Map(Object.entries(changes));
}

describe('a skill level in the draft', () => {
  it.each([
    [3, 3],
    [6, 6],
    [7, 6],
    [2.5, 3],
    [Number.POSITIVE_INFINITY, 6],
  ])('of %d is %d, up to MAXIMUM_SKILL_LEVEL', (level, set) => {
    expect(withSkillLevel(aSheet(), draftOf({ Lore: 3 }), 'Bows', level, SMALL_GAME)).toEqual(
      draftOf({ Lore: 3, Bows: set }),
    );
  });

  it.each([0, -9, 1, Number.NaN])('of %d is 1', (level) => {
    expect(withSkillLevel(aSheet(), draftOf({}), 'Lore', level, SMALL_GAME)).toEqual(draftOf({ Lore: 1 }));
  });

  it('equal to the level of the sheet is no change', () => {
    expect(withSkillLevel(aSheet(), draftOf({ Bows: 3, Lore: 3 }), 'Bows', 1, SMALL_GAME)).toEqual(
      draftOf({ Lore: 3 }),
    );
  });

  it('exists only for skills of the character', () => {
    const draft = draftOf({ Lore: 3 });
    expect(withSkillLevel(aSheet(), draft, 'Cooking', 3, SMALL_GAME)).toBe(draft);
  });
});

describe('a draft below which the sheet or the game data changed', () => {
  it('keeps known skills, in their range, where they are a change', () => {
    const draft = draftOf({ Lore: 9, Cooking: 3, Bows: 1 });
    expect(supportedSkillDraft(aSheet(), draft, SMALL_GAME)).toEqual(draftOf({ Lore: 6 }));
  });
});

describe('a draft of skills', () => {
  const check = (
    potential: number,
    changes: Readonly<Record<string, number>>,
    talents: readonly string[] = [],
  ) => checkSkills(aSheet({ potential, talents }), draftOf(changes), SMALL_GAME);

  it.each([
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

  it('counts the cost of talents', () => {
    expect(check(6, { Blades: 3 }, ['Parry'])).toBeUndefined();
    expect(check(5, { Blades: 3 }, ['Parry'])).toBe('Your cost is greater than your potential');
  });

  it('shows the potential that it would use', () => {
    const { used, free } = draftedPotential(
      aSheet({ talents: ['Parry'] }),
      draftOf({ Blades: 3 }),
      SMALL_GAME,
    );
    expect([used.total, free.total]).toEqual([6, 34]);
  });

  it('overrides the levels of the sheet, for skills of the character only', () => {
    const sheet = aSheet({ skills: levels({ Lore: 4 }) });
    expect(draftedSkills(sheet, draftOf({ Bows: 2, Cooking: 3 }))).toEqual(levels({ Lore: 4, Bows: 2 }));
  });

  it('gives the sheet its levels, and keeps bars within their maximum', () => {
    const strong = aSheet({ health: 24, skills: levels({ Blades: 4 }) });
    const weaker = submitSkills(strong, draftOf({ Blades: 2 }), SMALL_GAME);
    expect(weaker).toMatchObject({ health: 20, skills: aSheet().skills });
    expect(submitSkills(weaker, draftOf({ Blades: 4 }), SMALL_GAME)).toEqual(strong);
    expect(submitSkills(aSheet(), draftOf({ Blades: 4 }), SMALL_GAME)).toEqual(
      aSheet({ skills: levels({ Blades: 4 }) }),
    );
  });

  it('leaves every other skill at its level on the sheet', () => {
    const changed = aSheet({ skills: levels({ Lore: 4 }) });
    expect(submitSkills(changed, draftOf({ Bows: 2 }), SMALL_GAME).skills).toEqual(
      levels({ Lore: 4, Bows: 2 }),
    );
  });

  it('that changes nothing, or is refused, leaves the sheet unchanged', () => {
    const sheet = aSheet({ potential: 3 });
    expect(submitSkills(sheet, draftOf({}), SMALL_GAME)).toBe(sheet);
    expect(submitSkills(sheet, draftOf({ Blades: 2 }), SMALL_GAME)).toBe(sheet);
    expect(submitSkills(sheet, draftOf({ Blades: 4 }), SMALL_GAME)).toBe(sheet);
  });
});
