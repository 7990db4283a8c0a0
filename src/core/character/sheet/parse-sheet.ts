import * as v from 'valibot';
import { mapToJson } from '../../lib/name-map.ts';
import type { Problem } from '../../lib/problem.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { problemsOf } from '../../rules/define.ts';
import { serializeItem } from '../items/item-schema.ts';
import { CURRENT_SHEET_VERSION } from '../migrations/steps.ts';
import { isNothingParked } from '../parked/parked.ts';
import { serializeCombatState } from './combat-state-schema.ts';
import type { ChangeHistoryEntry, ParkedBelongings, Sheet, StoredSheet } from './sheet.ts';
import { SHEET_FIELDS } from './sheet-fields.ts';
import { sheetBeyondLimits } from './sheet-limits.ts';
import { sheetSchema } from './sheet-schema.ts';
import { NOT_A_CHARACTER, recogniseSheet } from './stored-sheet.ts';

/**
 * Reads a character file of any version that keeps within the limits. At the current version the whole file
 * must be readable; the content of an older one stays as it is until its upgrade.
 * Rule: docs/rules/characters.md#uploading-characters.
 */
export function parseStoredSheet(json: unknown): Result<StoredSheet, string> {
  const read = readSheetFile(json);
  return read.ok ? read : fail(NOT_A_CHARACTER);
}

/**
 * Why a character file of any version cannot be read, each reason with its path in the file; empty where it
 * can. Never throws.
 * Rule: docs/rules/characters.md#uploading-characters.
 */
export function storedSheetProblems(json: unknown): readonly Problem[] {
  const read = readSheetFile(json);
  return read.ok ? [] : read.problem;
}

function readSheetFile(json: unknown): Result<StoredSheet, readonly Problem[]> {
  const stored = recogniseSheet(json);
  if (!stored.ok) return fail([stored.problem]);
  const excess = sheetBeyondLimits(stored.value.json, true);
  if (excess !== undefined) return fail([excess]);
  const sheet = stored.value.version === CURRENT_SHEET_VERSION ? parseSheet(stored.value) : stored;
  return sheet.ok ? stored : sheet;
}

/**
 * Reads a stored sheet of the current version. A missing field takes its default, a number out of range the
 * nearest in it; fractions round up. Names count once, equipment must be in the inventory, and unknown fields
 * are left out. A wrong type is a problem with its path.
 * Rule: docs/rules/characters.md#reading-a-character.
 */
export function parseSheet(stored: StoredSheet): Result<Sheet, readonly Problem[]> {
  const read = v.safeParse(sheetSchema, stored.json);
  return read.success ? ok(read.output) : fail(problemsOf(read.issues));
}

/**
 * The fields of a stored sheet that the current version does not know.
 * Rule: docs/rules/loading-and-upgrade.md#validation.
 */
export function unknownFields(stored: StoredSheet): readonly string[] {
  return Object.keys(stored.json).filter((field) => !SHEET_FIELDS.has(field));
}

/**
 * Serializes a sheet as a character file, its fields in their order. `parked` is left out where nothing is
 * parked.
 * Rule: docs/rules/characters.md#character-file.
 */
export function serializeSheet(sheet: Sheet): Record<string, unknown> {
  const { parked, ...fields } = sheet;
  return {
    ...fields,
    skills: mapToJson(sheet.skills, (level) => level),
    inventory: mapToJson(sheet.inventory, serializeItem),
    layouts: mapToJson(sheet.layouts, (tiles) => tiles),
    combatState: serializeCombatState(sheet.combatState),
    changeHistory: sheet.changeHistory.map(serializeEntry),
    ...(isNothingParked(parked) ? {} : { parked: serializeParked(parked) }),
  };
}

function serializeEntry(entry: ChangeHistoryEntry): Record<string, unknown> {
  return entry.discriminator === 0
    ? { ...entry, item: serializeItem(entry.item) }
    : { ...entry, combatState: serializeCombatState(entry.combatState) };
}

/** `upgrades` is left out where it is empty, as in the files of earlier versions. */
function serializeParked({ upgrades, ...parked }: ParkedBelongings): Record<string, unknown> {
  return {
    ...parked,
    items: parked.items.map(serializeItem),
    skills: mapToJson(parked.skills, (level) => level),
    ...(upgrades.size > 0 ? { upgrades: mapToJson(upgrades, (below) => below) } : {}),
  };
}

/** The stored form of a sheet, serialized on first use. Rule: docs/rules/characters.md#character-file. */
export function storedSheetOf(sheet: Sheet): StoredSheet {
  let json: StoredSheet['json'] | undefined;
  return {
    version: sheet.version,
    name: sheet.name,
    packInfo: sheet.packInfo,
    get json() {
      json ??= serializeSheet(sheet);
      return json;
    },
  };
}
