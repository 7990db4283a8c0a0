import { type Message, say, userName } from '../../core/lib/wording.ts';
import { readJsonFile } from '../../platform/files.ts';
import type { TabardStorage } from '../codecs.ts';
import type { LibraryKind } from './library-kind.ts';

/** The outcome for one uploaded file. */
export interface UploadOutcome {
  readonly file: string;
  readonly kind: 'success' | 'error';
  readonly message: Message;
  /** The exact problem, and how to correct it. */
  readonly detail?: Message | undefined;
}

/** Stores the documents of these files in order, each by itself. */
export async function uploadFiles<Value>(
  storage: TabardStorage,
  kind: LibraryKind<Value>,
  files: readonly File[],
): Promise<readonly UploadOutcome[]> {
  const outcomes: UploadOutcome[] = [];
  for (const file of files) outcomes.push({ file: file.name, ...(await uploadFile(storage, kind, file)) });
  return outcomes;
}

async function uploadFile<Value>(
  storage: TabardStorage,
  kind: LibraryKind<Value>,
  file: File,
): Promise<Omit<UploadOutcome, 'file'>> {
  const parsed = kind.parse(await readJsonFile(file));
  if (!parsed.ok) return { kind: 'error', ...parsed.problem };
  const created = await kind.collection(storage).create(parsed.value);
  if (created.kind === 'exists') {
    const detail = 'Delete that one first, or change the name in the file.';
    return { kind: 'error', message: kind.nameTaken, detail };
  }
  if (created.kind === 'refused')
    return { kind: 'error', message: say`${userName(kind.nameOf(parsed.value))} has not been uploaded.` };
  const message = say`${userName(kind.nameOf(parsed.value))} has been uploaded.`;
  return created.kind === 'unsaved'
    ? { kind: 'success', message, detail: created.problem.message }
    : { kind: 'success', message };
}
