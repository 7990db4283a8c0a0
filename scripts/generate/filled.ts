/**
 * A template with the part of each name in the place of its mark, as `{{effects}}`. Throws where a mark has no part, or
 * a part no mark.
 */
export function filled(template: string, parts: ReadonlyMap<string, string>): string {
  const used = new Set<string>();
  const text = template.replace(/\{\{([^{}]*)\}\}/gu, (_mark, name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`The template asks for ‘${name}’, which nothing gives.`);
    used.add(name);
    return part;
  });
  const unused = [...parts.keys()].filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`The template leaves out ${unused.join(', ')}.`);
  return text;
}
