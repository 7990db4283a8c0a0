import { readFileSync } from 'node:fs';

/** The text of a file beside this one. */
export function readTemplate(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/**
 * Replaces each placeholder of a template, such as `{{effects}}`, with the part of that name. Throws if a
 * placeholder has no part, or a part no placeholder.
 */
export function fillTemplate(template: string, parts: ReadonlyMap<string, string>): string {
  const used = new Set<string>();
  const text = template.replace(/\{\{([^{}]*)\}\}/gu, (_placeholder, name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`The template has a placeholder without a part: ${name}.`);
    used.add(name);
    return part;
  });
  const unused = [...parts.keys()].filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`The template has no placeholder for: ${unused.join(', ')}.`);
  return text;
}
