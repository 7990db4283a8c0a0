import * as v from 'valibot';
import { nameList, say } from '../../lib/wording.ts';
import { defineCondition } from '../define.ts';
import { skillUsed } from '../draft.ts';
import { nameListSchema } from '../schemas.ts';
import { skillsOf } from '../skills-of.ts';

const NO_SKILLS = 'Action Skill is ERROR';

/**
 * USES_SKILL: the action's skill is one of the skills, or in one of the groups.
 * Rule: docs/pack-format.md#conditions.
 */
export const usesSkill = defineCondition({
  kind: 'USES_SKILL',
  schema: v.pipe(
    v.object({
      kind: v.literal('USES_SKILL'),
      skills: v.exactOptional(nameListSchema),
      groups: v.exactOptional(nameListSchema),
    }),
    v.check(
      ({ skills = [], groups = [] }) => skills.length + groups.length > 0,
      'This needs skills or groups.',
    ),
  ),
  documentation: {
    fields: '`"skills": [...]`, `"groups": [...]`',
    meaning: "the action's skill is one of them",
  },
  malformedText: NO_SKILLS,
  evaluate: (node, { draft, actor }) => {
    const skill = skillUsed(draft, actor);
    return skill !== undefined && skillsOf(node, actor.glossary).includes(skill);
  },
  describe: (node, glossary) => {
    const skills = skillsOf(node, glossary);
    return skills.length === 0 ? [NO_SKILLS] : say`Action Skill is ${nameList(skills, 'or')}`;
  },
});
