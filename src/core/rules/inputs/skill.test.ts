import { describe, expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { inputTable } from '../../../testing/rule-table.ts';
import { skillInput } from './skill.ts';

const choices = (...names: readonly string[]) => ({
  control: 'choice' as const,
  choices: names.map((name) => ({ value: name, label: name })),
  fallback: 'No Valid Skills',
});

inputTable('skill', {
  good: [
    {},
    { groups: ['PHYSICAL_SKILLS'] },
    { skills: ['Blades'] },
    { groups: ['PHYSICAL_SKILLS'], skills: ['Lore'] },
  ],
  malformed: [
    ['with a name for the list', { skills: 'Blades' }, '$.skills'],
    ['with a number among the groups', { groups: [1] }, '$.groups[0]'],
  ],
  words: [
    [{}, 'Skill: any'],
    [{ skills: ['Blades'] }, 'Skill: Blades'],
    [{ skills: ['Lore'], groups: ['PHYSICAL_SKILLS'] }, 'Skill: Lore, Blades or Bows'],
    [{ groups: ['NO_SKILLS'] }, 'No Valid Skills'],
  ],
  options: [
    ['every skill that is owned', {}, {}, choices('Blades', 'Bows', 'Lore')],
    ['the skills of a group', { groups: ['PHYSICAL_SKILLS'] }, {}, choices('Blades', 'Bows')],
    ['skills in their order', { skills: ['Lore', 'Blades'] }, {}, choices('Lore', 'Blades')],
    ['each once', { skills: ['Bows'], groups: ['PHYSICAL_SKILLS'] }, {}, choices('Bows', 'Blades')],
    ['none that is not owned', { skills: ['Stealth'] }, {}, choices()],
    ['none of an unknown group', { groups: ['NO_SKILLS'] }, {}, choices()],
    ['none of an empty list', { skills: [] }, {}, choices()],
  ],
});

describe('the value of a skill input', () => {
  it.each([
    ['the one given', {}, 'Lore', undefined, 'Lore'],
    ['the first where none is given', {}, undefined, undefined, 'Blades'],
    ['the first where another is given', { skills: ['Bows', 'Lore'] }, 'Blades', undefined, 'Bows'],
    [
      'the first where one is given that is not owned',
      { skills: ['Bows', 'Stealth'] },
      'Stealth',
      undefined,
      'Bows',
    ],
    ['the skill used already where none is given', {}, undefined, 'Bows', 'Bows'],
    ['the one given before the one used already', {}, 'Lore', 'Bows', 'Lore'],
    ['the first where the one used already does not fit', { skills: ['Lore'] }, undefined, 'Bows', 'Lore'],
    ['none where there is none', { skills: ['Stealth'] }, 'Stealth', undefined, undefined],
  ])('is %s', (_what, node, given, used, value) => {
    const draft = used === undefined ? {} : { chosenSkill: used };
    expect(skillInput.read(node, given, contextAt({ draft }))).toBe(value);
  });
});
