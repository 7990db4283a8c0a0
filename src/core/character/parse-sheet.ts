import * as v from 'valibot';
import { isJsonObject, mapToJson } from '../lib/name-map.ts';
import type { Problem } from '../lib/problem.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { problemsOf } from '../rules/define.ts';
import { printCombatState } from './combat-state-schema.ts';
import { printItem } from './item-schema.ts';
import { checkName } from './names.ts';
import { isNothingParked } from './parked.ts';
import {
  type ChangeHistoryEntry,
  CURRENT_SHEET_VERSION,
  type ParkedBelongings,
  type Sheet,
  type StoredSheet,
} from './sheet.ts';
import { packInfoSchema, SHEET_FIELDS, sheetSchema } from './sheet-schema.ts';

const NOT_A_CHARACTER = 'File was not a valid character.';

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
 * Reads a character file or record of any version. It is one where it has a whole version number, a name that a
 * character can have, skills and inventory (where it has them) as maps, and one more field of a sheet at least; at the
 * current version all of it must be readable. What is inside an older one waits as it is for its upgrade
 * (decisions: The character file).
 */
export function parseStoredSheet(json: unknown): Result<StoredSheet, string> {
  if (!isJsonObject(json)) return fail(NOT_A_CHARACTER);
  const { version, name, skills = {}, inventory = {} } = json;
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) return fail(NOT_A_CHARACTER);
  if (typeof name !== 'string' || checkName(name, []) !== undefined) return fail(NOT_A_CHARACTER);
  if (!isJsonObject(skills ?? {}) || !isJsonObject(inventory ?? {})) return fail(NOT_A_CHARACTER);
  if (!Object.keys(json).some(isSheetField)) return fail(NOT_A_CHARACTER);
  const stored = { version, name, packInfo: readPackInfo(json.packInfo), json };
  return version === CURRENT_SHEET_VERSION && !parseSheet(stored).ok ? fail(NOT_A_CHARACTER) : ok(stored);
}

function isSheetField(field: string): boolean {
  return (
    field !== 'version' && field !== 'name' && (SHEET_FIELDS.has(field) || OBSOLETE_FIELDS.includes(field))
  );
}

function readPackInfo(json: unknown): StoredSheet['packInfo'] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((pair) => {
    const read = v.safeParse(packInfoSchema, pair);
    return read.success ? [read.output] : [];
  });
}

/** A stored sheet as it is written to a file or record: exactly what was read. */
export function printStoredSheet(stored: StoredSheet): StoredSheet['json'] {
  return stored.json;
}

/**
 * Reads a stored sheet of the current version. Missing fields take their defaults, numbers out of range the nearest in
 * it, a fraction rounds up, names listed twice count once, equipment that the inventory does not hold is taken off, and
 * unknown fields are left out. A wrong type is a problem with its path (decisions: The character file).
 */
export function parseSheet(stored: StoredSheet): Result<Sheet, readonly Problem[]> {
  const read = v.safeParse(sheetSchema, stored.json);
  return read.success ? ok(read.output) : fail(problemsOf(read.issues));
}

/** The fields of a stored sheet that mean nothing in the current version, and that loading leaves out. */
export function unknownFields(stored: StoredSheet): readonly string[] {
  return Object.keys(stored.json).filter((field) => !SHEET_FIELDS.has(field));
}

/** The sheet in the form of the character file, its fields in their order; `parked` only where something is. */
export function printSheet(sheet: Sheet): Record<string, unknown> {
  const { parked, ...fields } = sheet;
  return {
    ...fields,
    skills: mapToJson(sheet.skills, (level) => level),
    inventory: mapToJson(sheet.inventory, printItem),
    layouts: mapToJson(sheet.layouts, (tiles) => tiles),
    combatState: printCombatState(sheet.combatState),
    changeHistory: sheet.changeHistory.map(printEntry),
    ...(isNothingParked(parked) ? {} : { parked: printParked(parked) }),
  };
}

function printEntry(entry: ChangeHistoryEntry): Record<string, unknown> {
  return entry.discriminator === 0
    ? { ...entry, item: printItem(entry.item) }
    : { ...entry, combatState: printCombatState(entry.combatState) };
}

function printParked(parked: ParkedBelongings): Record<string, unknown> {
  return {
    ...parked,
    items: parked.items.map(printItem),
    skills: mapToJson(parked.skills, (level) => level),
  };
}

/** A sheet as it is stored. */
export function storedSheetOf(sheet: Sheet): StoredSheet {
  return { version: sheet.version, name: sheet.name, packInfo: sheet.packInfo, json: printSheet(sheet) };
}
