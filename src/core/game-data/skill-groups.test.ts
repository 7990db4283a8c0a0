import { describe, expect, it } from 'vitest';
import { groupSkills } from './skill-groups.ts';

describe('the groups of skills', () => {
  it('have each skill once, in its first group, and the others last', () => {
    const groups = new Map([
      ['IRON', ['Blades', 'Bows']],
      ['ROAD', ['Bows', 'Stealth']],
      ['EMPTY', ['Nothing']],
    ]);
    const skills = ['Lore', 'Bows', 'Stealth', 'Blades'].map((name) => ({ name }));
    const [lore, bows, stealth, blades] = skills;
    expect(groupSkills(skills, groups)).toEqual([
      { group: 'IRON', skills: [bows, blades] },
      { group: 'ROAD', skills: [stealth] },
      { group: undefined, skills: [lore] },
    ]);
    expect(groupSkills([], groups)).toEqual([]);
  });
});
