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
    ['with a name instead of a list', { skills: 'Blades' }, '$.skills'],
    ['with a number among the groups', { groups: [1] }, '$.groups[0]'],
  ],
  words: [
    [{}, 'Skill: any'],
    [{ skills: ['Blades'] }, 'Skill: Blades'],
    [{ skills: ['Lore'], groups: ['PHYSICAL_SKILLS'] }, 'Skill: Lore, Blades or Bows'],
    [{ groups: ['NO_SKILLS'] }, 'No Valid Skills'],
  ],
  options: [
    ['every owned skill', {}, {}, choices('Blades', 'Bows', 'Lore')],
    ['the skills of a group', { groups: ['PHYSICAL_SKILLS'] }, {}, choices('Blades', 'Bows')],
    ['skills in the order of the list', { skills: ['Lore', 'Blades'] }, {}, choices('Lore', 'Blades')],
    ['each once', { skills: ['Bows'], groups: ['PHYSICAL_SKILLS'] }, {}, choices('Bows', 'Blades')],
    ['no skill that is not owned', { skills: ['Stealth'] }, {}, choices()],
    ['none for an unknown group', { groups: ['NO_SKILLS'] }, {}, choices()],
    ['none for an empty list', { skills: [] }, {}, choices()],
  ],
});

describe('the value of a skill input', () => {
  it.each([
    ['the given skill', {}, 'Lore', undefined, 'Lore'],
    ['the one of the highest level by default', {}, undefined, undefined, 'Bows'],
    ['the best one listed by default', { skills: ['Lore', 'Blades'] }, undefined, undefined, 'Blades'],
    [
      'the best one instead of a skill that is not listed',
      { skills: ['Lore', 'Bows'] },
      'Blades',
      undefined,
      'Bows',
    ],
    [
      'the best one instead of a skill that is not owned',
      { skills: ['Bows', 'Stealth'] },
      'Stealth',
      undefined,
      'Bows',
    ],
    ['the skill of the action by default', {}, undefined, 'Lore', 'Lore'],
    ['the given skill rather than that of the action', {}, 'Lore', 'Bows', 'Lore'],
    [
      'the best one if the skill of the action is not listed',
      { skills: ['Lore'] },
      undefined,
      'Bows',
      'Lore',
    ],
    ['none without a choice', { skills: ['Stealth'] }, 'Stealth', undefined, undefined],
  ])('is %s', (_what, node, given, used, value) => {
    const draft = used === undefined ? {} : { chosenSkill: used };
    expect(skillInput.read(node, given, contextAt({ draft }))).toBe(value);
  });
});
