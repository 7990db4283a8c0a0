import { SHEET_LIMITS, writtenLimit } from '../../lib/limits.ts';
import { checkNameLength, checkNameSize } from '../../lib/name-form.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { jsonPath, type Problem } from '../../lib/problem.ts';
import { checkTextMarks } from '../../lib/text-marks.ts';
import type { Sheet } from './sheet.ts';
import { SHEET_FIELDS } from './sheet-fields.ts';

/** Each list and map that is counted, and what it holds. */
const COUNTS: readonly (readonly [path: readonly string[], most: number, what: string])[] = [
  [['packInfo'], SHEET_LIMITS.packs, 'packs'],
  [['skills'], SHEET_LIMITS.skills, 'skills'],
  [['talents'], SHEET_LIMITS.talents, 'talents'],
  [['pinnacles'], SHEET_LIMITS.talents, 'pinnacles'],
  [['inventory'], SHEET_LIMITS.items, 'items'],
  [['equipment', 'accessories'], SHEET_LIMITS.accessories, 'accessories'],
  [['combatState', 'statusEffects'], SHEET_LIMITS.statusEffects, 'status effects'],
  [['combatState', 'currentRoundActions'], SHEET_LIMITS.performed, 'performed actions'],
  [['combatState', 'previousRoundActions'], SHEET_LIMITS.performed, 'performed actions'],
  [['combatState', 'combatActions'], SHEET_LIMITS.performed, 'performed actions'],
  [['combatState', 'currentPhaseActions'], SHEET_LIMITS.performed, 'performed actions'],
  [['changeHistory'], SHEET_LIMITS.changes, 'reversion records'],
  [['parked', 'items'], SHEET_LIMITS.items, 'parked items'],
  [['parked', 'skills'], SHEET_LIMITS.skills, 'parked skills'],
  [['parked', 'talents'], SHEET_LIMITS.talents, 'parked talents'],
  [['parked', 'pinnacles'], SHEET_LIMITS.talents, 'parked pinnacles'],
  [['parked', 'equipped'], SHEET_LIMITS.items, 'parked slots'],
  [['parked', 'bars'], SHEET_LIMITS.items, 'parked losses of bars'],
  [['parked', 'upgrades'], SHEET_LIMITS.talents, 'parked upgrades'],
];

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (value instanceof Map) return value.size;
  return isJsonObject(value) ? Object.keys(value).length : 0;
}

const at = (fields: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isJsonObject(value) ? value[key] : undefined), fields);

/** How many lines a text has. */
export function lineCount(text: string): number {
  let lines = 1;
  for (let found = text.indexOf('\n'); found >= 0; found = text.indexOf('\n', found + 1)) lines += 1;
  return lines;
}

/**
 * The first count of a character, as JSON or as a sheet, that exceeds its limit; undefined where none does.
 * Rule: docs/rules/limits.md#characters.
 */
export function tooManyInSheet(sheet: Fields | Sheet): Problem | undefined {
  const fields: Fields = { ...sheet };
  for (const [path, most, what] of COUNTS) {
    const count = countOf(at(fields, path));
    if (count > most) return excess(path, count, most, what);
  }
  return undefined;
}

/** Notes that were stored before their lines were limited are shown in part. */
function tooManyLines({ notes }: Fields): Problem | undefined {
  const lines = typeof notes === 'string' ? lineCount(notes) : 0;
  return lines > SHEET_LIMITS.lines ? excess(['notes'], lines, SHEET_LIMITS.lines, 'lines') : undefined;
}

function excess(path: readonly string[], count: number, most: number, what: string): Problem {
  const message = `There are ${writtenLimit(count)} ${what}; a character has at most ${writtenLimit(most)}.`;
  return { path: jsonPath(path), message };
}

/**
 * What makes the JSON of a character of any version larger than a character may be: the first excess, or
 * undefined. `isNew`: it comes from a file, and was not stored before names were limited.
 * Rule: docs/rules/limits.md#characters.
 */
export function sheetBeyondLimits(json: Fields, isNew = false): Problem | undefined {
  return tooManyInSheet(json) ?? (isNew ? tooManyLines(json) : undefined) ?? largeValue(json, isNew);
}

function largeValue(json: Fields, isNew: boolean): Problem | undefined {
  // All calls share the path, so that walking a valid character allocates nothing.
  const path: (string | number)[] = [];
  let values = 0;
  const problemOf = (value: unknown): Problem | undefined => {
    values += 1;
    if (values > SHEET_LIMITS.values) return excess([], values, SHEET_LIMITS.values, 'values');
    const message = valueProblem(value, path, isNew);
    if (message !== undefined) return { path: jsonPath(path), message };
    if (Array.isArray(value)) return firstProblem(value.keys(), (index) => value[index]);
    return isJsonObject(value) ? firstProblem(Object.keys(value), (key) => value[key]) : undefined;
  };
  const firstProblem = <Key extends string | number>(
    keys: Iterable<Key>,
    valueAt: (given: Key) => unknown,
  ) => {
    for (const key of keys) {
      path.push(key);
      const problem = problemOf(valueAt(key));
      if (problem !== undefined) return problem;
      path.pop();
    }
    return undefined;
  };
  return problemOf(json);
}

/** What is wrong with a text, or with the keys of an object. */
function valueProblem(value: unknown, path: Path, isNew: boolean): string | undefined {
  if (typeof value === 'string') return textProblem(value, path, isNew);
  if (!isJsonObject(value) || !isKnown(path)) return undefined;
  for (const key of Object.keys(value)) {
    const problem = path.length > 0 ? nameProblem(key, isNew) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Unknown fields may hold any text: they are left out when the character is read. */
const isKnown = ([field]: Path): boolean => field === undefined || SHEET_FIELDS.has(String(field));

const nameProblem = (name: string, isNew: boolean): string | undefined =>
  isNew ? checkNameSize(name) : checkNameLength(name);

function textProblem(text: string, path: Path, isNew: boolean): string | undefined {
  if (!isKnown(path)) return undefined;
  const isFlavor = path.at(-1) === 'flavor';
  if (!isFlavor && path[0] !== 'notes') return nameProblem(text, isNew);
  if (isFlavor && text.length > SHEET_LIMITS.flavor) {
    return `This flavor has ${writtenLimit(text.length)} characters; at most ${writtenLimit(SHEET_LIMITS.flavor)} can be read.`;
  }
  return checkTextMarks(text, !isNew);
}
