import { withValueAt } from '../../core/game-data/editing/json-edit.ts';
import { openPackFile, packFileName, serializePackFile } from '../../core/game-data/editing/pack-file.ts';
import type { WorkshopPack } from '../../core/game-data/editing/workshop-pack.ts';
import { FILE_SIZE_LIMITS } from '../../core/lib/file-limits.ts';
import { checkNameForm } from '../../core/lib/name-form.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import { normaliseName } from '../../core/lib/normalise-name.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type FileProblem, readTextFile } from '../../platform/files.ts';
import type { LibraryKind } from '../library/library-kind.ts';
import { type FileRefusal, refusedFile } from '../read-file.ts';

const NOT_A_PACK = 'File was not a valid Game Data Pack.';
const NO_OBJECT = 'A pack is an object.';
const A_LIST = `${NO_OBJECT} This file is a list: make a file of each pack in it, and upload them one by one.`;

/**
 * A pack to write on from the text of a file, which the reader of packs may refuse: only its name must be
 * right.
 * Rule: docs/rules/workshop.md#my-packs.
 */
export function workshopPackOf(text: string): Result<WorkshopPack, FileRefusal> {
  if (text.length > FILE_SIZE_LIMITS.pack)
    return tooLarge({ kind: 'too-large', limit: FILE_SIZE_LIMITS.pack });
  const file = openPackFile(text);
  if (!file.ok) return fail(refusedFile(file.problem));
  const { json } = file.value;
  if (!isJsonObject(json))
    return fail({ message: NOT_A_PACK, detail: Array.isArray(json) ? A_LIST : NO_OBJECT });
  const name = packFileName(file.value);
  if (normaliseName(name) === '') return fail({ message: NOT_A_PACK, detail: 'It has no name.' });
  const problem = checkNameForm(name);
  if (problem !== undefined) return fail({ message: NOT_A_PACK, detail: problem });
  return ok({ name, text, released: undefined, steps: undefined });
}

function tooLarge(problem: FileProblem): Result<never, FileRefusal> {
  return fail(refusedFile(problem));
}

/** A pack under another name, in its file too. Its steps lead to the old name and are left out. */
export function renamedPack(pack: WorkshopPack, name: string): WorkshopPack {
  const file = openPackFile(pack.text);
  if (!file.ok) return { ...pack, name };
  const { value } = file;
  const text = serializePackFile({ ...value, json: withValueAt(value.json, ['name'], name) });
  return { ...pack, name, text, steps: undefined };
}

/** The packs that are being written. */
export const WORKSHOP_LIBRARY: LibraryKind<WorkshopPack> = {
  noun: { singular: 'pack', plural: 'packs', indefinite: 'a pack' },
  shared: undefined,
  record: 'workshop',
  collection: (storage) => storage.workshop,
  nameOf: (pack) => pack.name,
  withName: renamedPack,
  serialize: (pack) => pack.text,
  fileText: (pack) => pack.text,
  parse: (file) => (file.ok ? fail({ message: NOT_A_PACK }) : fail(refusedFile(file.problem))),
  async parseFile(file) {
    const text = await readTextFile(file, FILE_SIZE_LIMITS.pack, true);
    return text.ok ? workshopPackOf(text.value) : fail(refusedFile(text.problem));
  },
  nameTaken: 'A pack with that name is being written already.',
};
