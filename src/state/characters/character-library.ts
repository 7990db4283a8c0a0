import { parseStoredSheet, storedSheetProblems } from '../../core/character/sheet/parse-sheet.ts';
import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { serializeStoredSheet } from '../../core/character/sheet/stored-sheet.ts';
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

/** Why a file is not a sheet, with the field that is wrong. */
function sheetProblem(json: unknown): Message {
  const [problem] = storedSheetProblems(json);
  if (problem === undefined) return '';
  return problem.path === '$' ? problem.message : say`${userName(problem.path)}: ${problem.message}`;
}
