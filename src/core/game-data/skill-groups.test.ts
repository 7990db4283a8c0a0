import { describe, expect, it } from 'vitest';
import { groupSkillNames } from './skill-groups.ts';

describe('the groups of skills', () => {
  it('have each skill once, in its first group, and the others last', () => {
    const groups = new Map([
      ['IRON', ['Blades', 'Bows']],
      ['ROAD', ['Bows', 'Stealth']],
      ['EMPTY', ['Nothing']],
    ]);
    expect(groupSkillNames(['Lore', 'Bows', 'Stealth', 'Blades'], groups)).toEqual([
      { group: 'IRON', skills: ['Bows', 'Blades'] },
      { group: 'ROAD', skills: ['Stealth'] },
      { group: undefined, skills: ['Lore'] },
    ]);
    expect(groupSkillNames([], groups)).toEqual([]);
  });
});
