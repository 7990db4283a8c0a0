import { conditionTable } from '../../../testing/rule-table.ts';

const text = 'Action Skill is ERROR';

conditionTable('USES_SKILL', {
  met: [
    ['the skill chosen', { skills: ['Blades'] }, { draft: { chosenSkill: 'Blades' } }],
    ['a skill of the group', { groups: ['PHYSICAL_SKILLS'] }, { draft: { chosenSkill: 'Bows' } }],
    [
      'in addition to a group',
      { skills: ['Lore'], groups: ['PHYSICAL_SKILLS'] },
      { draft: { chosenSkill: 'Lore' } },
    ],
    ['the highest default', { skills: ['Bows'] }, { draft: { skillDefaults: ['Blades', 'Bows', 'Lore'] } }],
    [
      'the first of equal defaults',
      { skills: ['Blades'] },
      {
        draft: { skillDefaults: ['Blades', 'Bows'] },
        actor: { skills: { Blades: 2, Bows: 2 } },
      },
    ],
    [
      'the chosen before the default',
      { skills: ['Lore'] },
      {
        draft: { chosenSkill: 'Lore', skillDefaults: ['Bows'] },
      },
    ],
  ],
  unmet: [
    ['no skill is used', { skills: ['Blades'] }],
    ['another skill', { skills: ['Blades'] }, { draft: { chosenSkill: 'Bows' } }],
    ['a lower default', { skills: ['Blades'] }, { draft: { skillDefaults: ['Blades', 'Bows'] } }],
    ['a group that nobody defines', { groups: ['NO_SKILLS'] }, { draft: { chosenSkill: 'Bows' } }],
  ],
  malformed: [
    ['without skills and groups', {}, text, '$'],
    ['with empty lists', { skills: [], groups: [] }, text, '$'],
    ['with a name for the list', { skills: 'Blades' }, text, '$.skills'],
    ['with a number among the groups', { groups: [1] }, text, '$.groups[0]'],
  ],
  words: [
    [{ skills: ['Blades'] }, 'Action Skill is Blades'],
    [{ skills: ['Lore'], groups: ['PHYSICAL_SKILLS'] }, 'Action Skill is Lore, Blades or Bows'],
    [{ groups: ['NO_SKILLS'] }, 'Action Skill is ERROR'],
  ],
});
