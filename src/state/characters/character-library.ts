import { parseSheet, parseStoredSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { sheetBeyondLimits } from '../../core/character/sheet/sheet-limits.ts';
import {
  readStoredSheet,
  serializeStoredSheet,
  storedSheetProblem,
} from '../../core/character/sheet/stored-sheet.ts';
import { fail } from '../../core/lib/result.ts';
import { type Message, say, userName } from '../../core/lib/wording.ts';
import { codecs } from '../codecs.ts';
import type { LibraryKind } from '../library/library-kind.ts';
import { refusedFile } from '../read-file.ts';

/**
 * An uploaded character is stored unchanged, and upgraded when it is loaded.
 * Rule: docs/rules/characters.md#uploading-characters.
 */
export const CHARACTER_LIBRARY: LibraryKind<StoredSheet> = {
  noun: { singular: 'character', plural: 'characters', indefinite: 'a character' },
  shared: 'character',
  record: 'characters',
  collection: (storage) => storage.characters,
  nameOf: (sheet) => sheet.name,
  withName: codecs.characters.withName,
  serialize: serializeStoredSheet,
  parse(file) {
    if (!file.ok) return fail(refusedFile(file.problem));
    const sheet = parseStoredSheet(file.value);
    return sheet.ok ? sheet : fail({ message: sheet.problem, detail: sheetProblem(file.value) });
  },
  nameTaken: 'A character with that name already exists',
};

/** Why a file is not a sheet, or which field of a sheet of the current version is invalid. */
function sheetProblem(json: unknown): Message {
  const stored = readStoredSheet(json);
  if (!stored.ok) return storedSheetProblem(json) ?? '';
  const sheet = parseSheet(stored.value);
  const problem = sheetBeyondLimits(stored.value.json, true) ?? (sheet.ok ? undefined : sheet.problem.at(0));
  return problem ? say`${userName(problem.path)}: ${problem.message}` : '';
}
