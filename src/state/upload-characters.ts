import { parseStoredSheet } from '../core/character/parse-sheet.ts';
import { describeFileProblem, readJsonFile } from '../storage/files.ts';
import type { TabardStorage } from './codecs.ts';

/** What became of one uploaded file. */
export interface UploadOutcome {
  readonly file: string;
  readonly kind: 'success' | 'error';
  readonly message: string;
  /** What exactly is wrong with the file. */
  readonly detail?: string;
}

/** Stores the characters of these files, each by itself, as they are: they are upgraded when they are loaded (seed 1 §5). */
export async function uploadCharacters(
  storage: TabardStorage,
  files: readonly File[],
): Promise<readonly UploadOutcome[]> {
  const outcomes: UploadOutcome[] = [];
  for (const file of files) {
    const refuse = (message: string) => outcomes.push({ file: file.name, kind: 'error', message });
    const read = await readJsonFile(file);
    if (!read.ok) {
      const detail = describeFileProblem(read.problem);
      outcomes.push({ file: file.name, kind: 'error', message: 'Unable to read file.', detail });
      continue;
    }
    const sheet = parseStoredSheet(read.value);
    if (!sheet.ok) {
      refuse(sheet.problem);
      continue;
    }
    const created = await storage.characters.create(sheet.value);
    if (created.kind === 'exists') refuse('A character with that name already exists');
    else
      outcomes.push({ file: file.name, kind: 'success', message: `${sheet.value.name} has been uploaded.` });
  }
  return outcomes;
}
