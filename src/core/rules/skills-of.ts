import type { Glossary } from './context.ts';

/**
 * The skills that a list of skills and a list of group keys name, each once, in order.
 * Rule: docs/pack-format.md#inputs.
 */
export function skillsOf(
  node: { readonly skills?: readonly string[]; readonly groups?: readonly string[] },
  glossary: Glossary,
): readonly string[] {
  const grouped = (node.groups ?? []).flatMap((key) => glossary.skillGroup(key));
  return [...new Set([...(node.skills ?? []), ...grouped])];
}
