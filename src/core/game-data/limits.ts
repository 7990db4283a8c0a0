import { isJsonObject } from '../lib/name-map.ts';
import { jsonPath, type Problem } from '../lib/problem.ts';

/** The maximum number of entries in all lists of one pack together. */
const MAXIMUM_ENTRIES = 200_000;

/** The maximum length of one text or name. */
const MAXIMUM_TEXT_LENGTH = 100_000;

/** The maximum nesting of lists and objects. */
const MAXIMUM_DEPTH = 64;

function entryCount(json: unknown): number {
  if (!isJsonObject(json)) return 0;
  const { actions, items, skills, statusEffects, talents } = json;
  const block = isJsonObject(actions) ? [actions.actions, actions.maneuvers] : [];
  return [...block, items, skills, statusEffects, talents].reduce<number>(
    (count, list) => count + (Array.isArray(list) ? list.length : 0),
    0,
  );
}

/**
 * The first place where the value exceeds a limit: too many entries, a text that is too long, or nesting that
 * is too deep. It is undefined if the value is within the limits.
 * Rule: docs/rules/game-data.md#shape-check.
 */
export function beyondLimits(json: unknown): Problem | undefined {
  const entries = entryCount(json);
  if (entries > MAXIMUM_ENTRIES) {
    return {
      path: '$',
      message: `This pack has ${entries} entries; at most ${MAXIMUM_ENTRIES} can be read.`,
    };
  }
  return tooLarge(json, []);
}

/** All calls share `path`, so that walking a valid pack allocates nothing. */
function tooLarge(value: unknown, path: (string | number)[]): Problem | undefined {
  if (typeof value === 'string') return tooLong(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= MAXIMUM_DEPTH) {
    return { path: jsonPath(path), message: `This stands deeper than ${MAXIMUM_DEPTH} levels.` };
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
  if (text.length <= MAXIMUM_TEXT_LENGTH) return undefined;
  const keys = path.map((key) => (typeof key === 'string' && key.length > 40 ? `${key.slice(0, 40)}…` : key));
  return {
    path: jsonPath(keys),
    message: `This text has ${text.length} characters; at most ${MAXIMUM_TEXT_LENGTH} can be read.`,
  };
}
