import { parseStoredSheet } from '../core/character/parse-sheet.ts';
import type { TabardStorage } from './codecs.ts';
import { readFile } from './read-file.ts';

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
    const read = await readFile(file);
    if (!read.ok) {
      outcomes.push({ file: file.name, kind: 'error', ...read.problem });
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
