import { expect, it } from 'vitest';
import { contextAt } from '../../../testing/rule-context.ts';
import { effectTable } from '../../../testing/rule-table.ts';
import { effectProblem, readEffect } from './index.ts';

const text = 'SET_SKILL_DEFAULTS is not properly defined.';

effectTable('SET_SKILL_DEFAULTS', {
  applied: [
    ['skills', { skills: ['Lore', 'Blades'] }, {}, { skillDefaults: ['Lore', 'Blades'] }],
    ['a group', { groups: ['PHYSICAL_SKILLS'] }, {}, { skillDefaults: ['Blades', 'Bows'] }],
    [
      'both, each once',
      { skills: ['Bows'], groups: ['PHYSICAL_SKILLS', 'MAGIC_SKILLS'] },
      {},
      { skillDefaults: ['Bows', 'Blades', 'Lore'] },
    ],
    ['only owned skills', { skills: ['Stealth', 'Lore'] }, {}, { skillDefaults: ['Lore'] }],
    ['none if none is owned', { skills: ['Stealth'] }, {}, { skillDefaults: [] }],
    [
      'the later ones count',
      { skills: ['Lore'] },
      { draft: { skillDefaults: ['Bows'] } },
      { skillDefaults: ['Lore'] },
    ],
  ],
  malformed: [
    ['without skills and groups', {}, text, '$'],
    ['with empty lists', { skills: [], groups: [] }, text, '$'],
    ['with a name instead of a list', { skills: 'Blades' }, text, '$.skills'],
  ],
  words: [
    [{ skills: ['Blades'] }, 'Uses Blades'],
    [{ skills: ['Lore'], groups: ['PHYSICAL_SKILLS'] }, 'Uses Lore, Blades or Bows'],
    [{ groups: ['NO_SKILLS'] }, 'No Valid Skills'],
  ],
});

it.each([
  [{ skills: ['Juggling'] }, 'No Valid Skills'],
  [{ groups: ['NO_SKILLS'] }, 'No Valid Skills'],
  [{ skills: ['Juggling', 'Lore'] }, undefined],
  // The game data define this skill, though the character does not own it.
  [{ skills: ['Stealth'] }, undefined],
])('of %j shows in its place: %s', (fields, problem) => {
  const effect = readEffect({ kind: 'SET_SKILL_DEFAULTS', ...fields }, new Set());
  expect(effectProblem(effect, contextAt())).toBe(problem);
});
