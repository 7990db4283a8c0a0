import * as v from 'valibot';
import { nameList, say } from '../../lib/wording.ts';
import { defineEffect } from '../define.ts';
import { nameListSchema } from '../schemas.ts';
import { skillsOf } from '../skills-of.ts';

const NO_SKILLS = 'No Valid Skills';

/**
 * SET_SKILL_DEFAULTS: the skills that the action uses if the player chooses none. The one with the highest
 * level counts; skills that the character does not own never count.
 * Rule: docs/pack-format.md#effects.
 */
export const setSkillDefaults = defineEffect({
  kind: 'SET_SKILL_DEFAULTS',
  schema: v.pipe(
    v.object({
      kind: v.literal('SET_SKILL_DEFAULTS'),
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
    meaning:
      'the skills of an action without a chosen skill; the highest level that the character has among them counts',
  },
  apply: (node, { draft, actor }) => ({
    ...draft,
    skillDefaults: skillsOf(node, actor.glossary).filter((skill) => actor.skillLevel(skill) > 0),
  }),
  problem: (node, { actor: { glossary } }) => {
    const isKnown = skillsOf(node, glossary).some((skill) => glossary.skills.includes(skill));
    return isKnown ? undefined : NO_SKILLS;
  },
  describe: (node, glossary) => {
    const skills = skillsOf(node, glossary);
    return skills.length === 0 ? [NO_SKILLS] : say`Uses ${nameList(skills, 'or')}`;
  },
});
