/** Skills of one group. */
interface SkillsOfGroup {
  /** The key of the group; undefined for skills without a group. */
  readonly group: string | undefined;
  readonly skills: readonly string[];
}

/**
 * Distributes skills over their first groups, in the order of the game data. Skills without a group come last,
 * and groups without one of the skills are left out.
 */
export function groupSkillNames(
  skills: readonly string[],
  groups: ReadonlyMap<string, readonly string[]>,
): readonly SkillsOfGroup[] {
  const firstGroups = new Map<string, string>();
  for (const [group, names] of groups) {
    for (const name of names) if (!firstGroups.has(name)) firstGroups.set(name, group);
  }
  const members = new Map<string | undefined, string[]>();
  for (const group of [...groups.keys(), undefined]) members.set(group, []);
  for (const skill of skills) members.get(firstGroups.get(skill))?.push(skill);
  return [...members]
    .map(([group, each]) => ({ group, skills: each }))
    .filter((each) => each.skills.length > 0);
}
