import { cutText } from '../lib/cut-text.ts';
import { USER_FILE_LIMITS } from '../lib/file-limits.ts';
import { jsonPath, type Problem } from '../lib/problem.ts';

/** Whether an object is known to be within the limits at its depth. */
type IsKnown = (value: object) => boolean;

/**
 * The first place where the value exceeds a limit of files: a text that is too long, or nesting that is too
 * deep. It is undefined if the value is within them. The reader counts the entries of lists. What is
 * `isKnown` is not looked at again.
 * Rule: docs/rules/limits.md#files.
 */
export function beyondLimits(json: unknown, isKnown: IsKnown = () => false): Problem | undefined {
  return tooLarge(json, [], isKnown);
}

/** All calls share `path`, so that walking a valid pack allocates nothing. */
function tooLarge(value: unknown, path: (string | number)[], isKnown: IsKnown): Problem | undefined {
  if (typeof value === 'string') return tooLong(value, path);
  if (typeof value !== 'object' || value === null || isKnown(value)) return undefined;
  if (path.length >= USER_FILE_LIMITS.depth) {
    return { path: jsonPath(path), message: `This is nested deeper than ${USER_FILE_LIMITS.depth} levels.` };
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      path.push(index);
      const problem = tooLarge(value[index], path, isKnown);
      if (problem !== undefined) return problem;
      path.pop();
    }
    return undefined;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields)) {
    path.push(key);
    const problem = tooLong(key, path) ?? tooLarge(fields[key], path, isKnown);
    if (problem !== undefined) return problem;
    path.pop();
  }
  return undefined;
}

function tooLong(text: string, path: readonly (string | number)[]): Problem | undefined {
  if (text.length <= USER_FILE_LIMITS.string) return undefined;
  const keys = path.map((key) => (typeof key === 'string' && key.length > 40 ? `${cutText(key, 40)}…` : key));
  return {
    path: jsonPath(keys),
    message: `This text has ${text.length} characters; at most ${USER_FILE_LIMITS.string} can be read.`,
  };
}
