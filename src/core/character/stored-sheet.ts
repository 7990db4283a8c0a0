import { isJsonObject } from '../lib/name-map.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { SHEET_FIELDS } from './default-sheet.ts';
import { checkName } from './names.ts';
import type { StoredSheet } from './sheet.ts';

export const NOT_A_CHARACTER = 'File was not a valid character.';

/** Fields that sheets before 0.15.0 had and later ones have not (seed 1 §3). */
const OBSOLETE_FIELDS = [
  'species',
  'maneuverPoints',
  'currentHealth',
  'currentEnergy',
  'currentVigor',
  'currentFocus',
];

/**
 * Recognises a stored sheet of any version: it has a whole version number, a name that a character can have, skills and
 * inventory (where it has them) as maps, and one more field of a sheet at least. What is inside is read when it is loaded
 * (decisions: The character file).
 */
export function readStoredSheet(json: unknown): Result<StoredSheet, string> {
  if (!isJsonObject(json)) return fail(NOT_A_CHARACTER);
  const { version, name, skills = {}, inventory = {} } = json;
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) return fail(NOT_A_CHARACTER);
  if (typeof name !== 'string' || checkName(name, []) !== undefined) return fail(NOT_A_CHARACTER);
  if (!isJsonObject(skills ?? {}) || !isJsonObject(inventory ?? {})) return fail(NOT_A_CHARACTER);
  if (!Object.keys(json).some(isSheetField)) return fail(NOT_A_CHARACTER);
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

/** A stored sheet as it is written to a file or record: exactly what was read (decisions: The character file). */
export function printStoredSheet(stored: StoredSheet): StoredSheet['json'] {
  return stored.json;
}
