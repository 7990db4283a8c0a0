/** Skills of one group. */
export interface SkillGroup<Skill> {
  /** The key of the group; undefined for skills without a group. */
  readonly group: string | undefined;
  readonly skills: readonly Skill[];
}

/**
 * Groups skills by their first group, in the order of the game data. Skills without a group come last, and
 * groups without one of the skills are left out.
 */
export function groupSkills<Skill extends { readonly name: string }>(
  skills: readonly Skill[],
  groups: ReadonlyMap<string, readonly string[]>,
): readonly SkillGroup<Skill>[] {
  const firstGroups = new Map<string, string>();
  for (const [group, names] of groups) {
    for (const name of names) if (!firstGroups.has(name)) firstGroups.set(name, group);
  }
  const members = new Map<string | undefined, Skill[]>();
  for (const group of [...groups.keys(), undefined]) members.set(group, []);
  for (const skill of skills) members.get(firstGroups.get(skill.name))?.push(skill);
  return [...members]
    .map(([group, each]) => ({ group, skills: each }))
    .filter((each) => each.skills.length > 0);
}
