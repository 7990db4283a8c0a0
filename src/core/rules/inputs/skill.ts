import * as v from 'valibot';
import { nameList, say } from '../../lib/wording.ts';
import type { Glossary } from '../context.ts';
import { defineInput } from '../define.ts';
import { highestSkill, skillUsed } from '../draft.ts';
import { nameListSchema } from '../schemas.ts';
import { skillsOf } from '../skills-of.ts';

interface SkillInput {
  readonly groups?: readonly string[];
  readonly skills?: readonly string[];
}

const NO_SKILLS = 'No Valid Skills';

function namedSkills(node: SkillInput, glossary: Glossary): readonly string[] {
  const every = node.skills === undefined && node.groups === undefined;
  return every ? glossary.skills : skillsOf(node, glossary);
}

/**
 * One of the character's skills from the listed skills and groups, or from all skills if none are listed. The
 * default is the skill that the action already uses, else the one of the highest level, the first of equals.
 * Rule: docs/rules/combat.md#inputs.
 */
export const skillInput = defineInput({
  name: 'skill',
  schema: v.object({ groups: v.exactOptional(nameListSchema), skills: v.exactOptional(nameListSchema) }),
  documentation: {
    shape:
      '`{ "groups": ["PHYSICAL_SKILLS"], "skills": ["Blades"] }`, one or both; without both, every skill',
    value: "a skill's name",
  },
  describe: (node, glossary) => {
    if (node.skills === undefined && node.groups === undefined) return ['Skill: any'];
    const skills = skillsOf(node, glossary);
    return skills.length === 0 ? [NO_SKILLS] : say`Skill: ${nameList(skills, 'or')}`;
  },
  options: (node, { actor }) => ({
    control: 'choice',
    choices: namedSkills(node, actor.glossary)
      .filter((skill) => actor.skillLevel(skill) > 0)
      .map((skill) => ({ value: skill, label: skill })),
    fallback: NO_SKILLS,
  }),
  read: (node, given, { actor, draft }) => {
    const named = namedSkills(node, actor.glossary);
    const owned = (skill: string) => actor.skillLevel(skill) > 0;
    const fitting = [given, skillUsed(draft, actor)].find(
      (skill) => skill !== undefined && owned(skill) && named.includes(skill),
    );
    return fitting ?? highestSkill(named.filter(owned), actor);
  },
});
