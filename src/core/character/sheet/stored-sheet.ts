import { isJsonObject } from '../../lib/name-map.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { checkStoredName } from '../names.ts';
import type { StoredSheet } from './sheet.ts';
import { SHEET_FIELDS } from './sheet-fields.ts';

export const NOT_A_CHARACTER = 'File was not a valid character.';

/**
 * Fields of sheets before 0.15.0 that later versions do not have.
 * Rule: docs/rules/loading-and-upgrade.md#upgrade-steps.
 */
const OBSOLETE_FIELDS = [
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
  const recognised = recognise(json);
  return recognised.ok ? recognised : fail(NOT_A_CHARACTER);
}

/** Why `readStoredSheet` refuses a sheet, in a sentence; undefined where it does not. */
export function storedSheetProblem(json: unknown): string | undefined {
  const recognised = recognise(json);
  return recognised.ok ? undefined : recognised.problem;
}

const TOO_LITTLE = 'It needs at least a version, a name and one more field.';

function recognise(json: unknown): Result<StoredSheet, string> {
  if (!isJsonObject(json) || !Object.keys(json).some(isSheetField)) return fail(TOO_LITTLE);
  const { version, name, skills, inventory } = json;
  if (version === undefined || name === undefined) return fail(TOO_LITTLE);
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) {
    return fail('$.version: It has to be a whole number.');
  }
  if (typeof name !== 'string') return fail('$.name: It has to be a text.');
  const problem = checkStoredName(name);
  if (problem !== undefined) return fail(`$.name: ${problem}`);
  if (!isJsonObject(skills ?? {})) return fail('$.skills: It has to be an object, a level for each skill.');
  if (!isJsonObject(inventory ?? {}))
    return fail('$.inventory: It has to be an object, an item for each id.');
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
