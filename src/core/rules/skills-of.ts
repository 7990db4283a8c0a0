import type { Glossary } from './context.ts';

/**
 * The skills that lists of skills and of group keys name together, each once, in the order written.
 * Rule: docs/pack-format.md#inputs.
 */
export function skillsOf(
  node: { readonly skills?: readonly string[]; readonly groups?: readonly string[] },
  glossary: Glossary,
): readonly string[] {
  const grouped = (node.groups ?? []).flatMap((key) => glossary.skillGroup(key));
  return [...new Set([...(node.skills ?? []), ...grouped])];
}
