import { userFileLimits } from '../lib/limits.ts';
import { jsonPath, type Problem } from '../lib/problem.ts';

/**
 * The first place where the value is larger than any file may be: a text that is too long, or nesting that is
 * too deep. undefined where it keeps within the limits. The reader counts what the lists of a pack hold.
 * Rule: docs/rules/limits.md#files.
 */
export function beyondLimits(json: unknown): Problem | undefined {
  return tooLarge(json, []);
}

/** `path` is lent from call to call, so that walking a good pack makes nothing. */
function tooLarge(value: unknown, path: (string | number)[]): Problem | undefined {
  if (typeof value === 'string') return tooLong(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= userFileLimits.depth) {
    return { path: jsonPath(path), message: `This stands deeper than ${userFileLimits.depth} levels.` };
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      path.push(index);
      const problem = tooLarge(value[index], path);
      if (problem !== undefined) return problem;
      path.pop();
    }
    return undefined;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields)) {
    path.push(key);
    const problem = tooLong(key, path) ?? tooLarge(fields[key], path);
    if (problem !== undefined) return problem;
    path.pop();
  }
  return undefined;
}

function tooLong(text: string, path: readonly (string | number)[]): Problem | undefined {
  if (text.length <= userFileLimits.string) return undefined;
  const keys = path.map((key) => (typeof key === 'string' && key.length > 40 ? `${key.slice(0, 40)}…` : key));
  return {
    path: jsonPath(keys),
    message: `This text has ${text.length} characters; at most ${userFileLimits.string} can be read.`,
  };
}
