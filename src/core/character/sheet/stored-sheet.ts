import { isJsonObject } from '../../lib/name-map.ts';
import type { Problem } from '../../lib/problem.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { checkStoredName } from '../names.ts';
import type { StoredSheet } from './sheet.ts';
import { SHEET_FIELDS } from './sheet-fields.ts';

export const NOT_A_CHARACTER = 'File was not a valid character.';

/**
 * Fields of sheets before 0.15.0 that later versions do not have.
 * Rule: docs/rules/loading-and-upgrade.md#upgrade-steps.
 */
export const OBSOLETE_FIELDS = [
  'species',
  'maneuverPoints',
  'currentHealth',
  'currentEnergy',
  'currentVigor',
  'currentFocus',
];

/**
 * Recognises a stored sheet of any version: a whole version number, a name that a character can have, skills
 * and inventory as maps if they exist, and at least one more field of a sheet. Loading reads the rest.
 * Rule: docs/rules/characters.md#uploading-characters.
 */
export function readStoredSheet(json: unknown): Result<StoredSheet, string> {
  const recognised = recogniseSheet(json);
  return recognised.ok ? recognised : fail(NOT_A_CHARACTER);
}

const refuse = (path: string, message: string): Result<never, Problem> => fail({ path, message });

/** As `readStoredSheet`, with the first thing that is wrong and its path. */
export function recogniseSheet(json: unknown): Result<StoredSheet, Problem> {
  const { version, name, skills, inventory } = isJsonObject(json) ? json : {};
  const hasMore = isJsonObject(json) && Object.keys(json).some(isSheetField);
  if (!hasMore || version === undefined || name === undefined) {
    return refuse('$', 'It needs at least a version, a name and one more field.');
  }
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) {
    return refuse('$.version', 'It has to be a whole number.');
  }
  if (typeof name !== 'string') return refuse('$.name', 'It has to be a text.');
  const problem = checkStoredName(name);
  if (problem !== undefined) return refuse('$.name', problem);
  if (!isJsonObject(skills ?? {})) {
    return refuse('$.skills', 'It has to be an object, a level for each skill.');
  }
  if (!isJsonObject(inventory ?? {})) {
    return refuse('$.inventory', 'It has to be an object, an item for each id.');
  }
  return ok({ version, name, packInfo: readPackInfo(json.packInfo), json });
}

function isSheetField(field: string): boolean {
  return (
    field !== 'version' && field !== 'name' && (SHEET_FIELDS.has(field) || OBSOLETE_FIELDS.includes(field))
  );
}

function readPackInfo(json: unknown): StoredSheet['packInfo'] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((pair): StoredSheet['packInfo'] => {
    if (!Array.isArray(pair)) return [];
    const [name, version]: readonly unknown[] = pair;
    return typeof name === 'string' && name !== '' && Number.isFinite(version)
      ? [[name, Number(version)]]
      : [];
  });
}

/**
 * The sheet as a file or record holds it: exactly the JSON that was read.
 * Rule: docs/rules/characters.md#downloading-a-character.
 */
export function serializeStoredSheet(stored: StoredSheet): StoredSheet['json'] {
  return stored.json;
}
