import { fail, type Result } from '../core/lib/result.ts';
import type { Message } from '../core/lib/wording.ts';
import { describeFileProblem, type FileProblem, readJsonFile } from '../platform/files.ts';

/** Why a file is refused: the message of the violated rule, and the exact problem. */
export interface FileRefusal {
  readonly message: string;
  readonly detail?: Message;
}

export function refusedFile(problem: FileProblem): Required<FileRefusal> {
  return { message: 'Unable to read file.', detail: describeFileProblem(problem) };
}

/** Reads a file that the user chose as JSON. Rule: docs/rules/storage.md#files-from-users. */
export async function readFile(file: Blob): Promise<Result<unknown, FileRefusal>> {
  const read = await readJsonFile(file);
  return read.ok ? read : fail(refusedFile(read.problem));
}
