import { effectTable } from '../../../testing/rule-table.ts';

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
    ['only skills that are owned', { skills: ['Stealth', 'Lore'] }, {}, { skillDefaults: ['Lore'] }],
    ['none where none is owned', { skills: ['Stealth'] }, {}, { skillDefaults: [] }],
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
    ['with a name for the list', { skills: 'Blades' }, text, '$.skills'],
  ],
  words: [
    [{ skills: ['Blades'] }, 'Uses Blades'],
    [{ skills: ['Lore'], groups: ['PHYSICAL_SKILLS'] }, 'Uses Lore, Blades or Bows'],
    [{ groups: ['NO_SKILLS'] }, 'No Valid Skills'],
  ],
});
