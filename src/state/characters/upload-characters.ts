import { parseSheet, parseStoredSheet } from '../../core/character/sheet/parse-sheet.ts';
import { readStoredSheet, storedSheetProblem } from '../../core/character/sheet/stored-sheet.ts';
import { type Message, say, userName } from '../../core/lib/wording.ts';
import type { TabardStorage } from '../codecs.ts';
import { readFile } from '../read-file.ts';

/** What became of one uploaded file. */
export interface UploadOutcome {
  readonly file: string;
  readonly kind: 'success' | 'error';
  readonly message: Message;
  /** What exactly is wrong with the file, and what to do about it. */
  readonly detail?: Message;
}

type Told = Omit<UploadOutcome, 'file'>;

/** Stores the characters of these files, each by itself, as they are: they are upgraded when they are loaded (seed 1 §5). */
export async function uploadCharacters(
  storage: TabardStorage,
  files: readonly File[],
): Promise<readonly UploadOutcome[]> {
  const outcomes: UploadOutcome[] = [];
  for (const file of files) outcomes.push({ file: file.name, ...(await uploadCharacter(storage, file)) });
  return outcomes;
}

async function uploadCharacter({ characters }: TabardStorage, file: File): Promise<Told> {
  const read = await readFile(file);
  if (!read.ok) return { kind: 'error', ...read.problem };
  const sheet = parseStoredSheet(read.value);
  if (!sheet.ok) return { kind: 'error', message: sheet.problem, detail: whatIsWrong(read.value) };
  const created = await characters.create(sheet.value);
  if (created.kind === 'exists') {
    const detail = 'Delete that one first, or change the name in the file.';
    return { kind: 'error', message: 'A character with that name already exists', detail };
  }
  const message = say`${userName(sheet.value.name)} has been uploaded.`;
  return created.kind === 'unsaved'
    ? { kind: 'success', message, detail: created.problem.message }
    : { kind: 'success', message };
}

/** Why a file is no sheet, or which field of a sheet of the current version cannot be read. */
function whatIsWrong(json: unknown): Message {
  const stored = readStoredSheet(json);
  if (!stored.ok) return storedSheetProblem(json) ?? '';
  const sheet = parseSheet(stored.value);
  const problem = sheet.ok ? undefined : sheet.problem.at(0);
  return problem ? say`${userName(problem.path)}: ${problem.message}` : '';
}
