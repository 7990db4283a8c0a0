import { FILE_SIZE_LIMITS, USER_FILE_LIMITS } from '../core/lib/file-limits.ts';
import type { JsonLimits } from '../core/lib/json-scan.ts';
import { type JsonProblem, readJson } from '../core/lib/json-text.ts';
import { fail, ok, type Result } from '../core/lib/result.ts';
import { type Message, userName as nameWord, say } from '../core/lib/wording.ts';

export type FileProblem =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-large'; readonly limit: number }
  | JsonProblem;

export interface FileLimits extends JsonLimits {
  readonly bytes: number;
}

/**
 * The text of a user's file: strict UTF-8 of at most `bytes` bytes, without its byte-order mark unless
 * `keepsMark`.
 */
export async function readTextFile(
  file: Blob,
  bytes: number,
  keepsMark = false,
): Promise<Result<string, FileProblem>> {
  if (file.size > bytes) return fail({ kind: 'too-large', limit: bytes });
  try {
    return ok(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: keepsMark }).decode(await file.arrayBuffer()),
    );
  } catch {
    return fail({ kind: 'unreadable' });
  }
}

/** Reads a user's file as JSON, with the checks of `readJson`. */
export async function readJsonFile(
  file: Blob,
  limits: FileLimits = { ...USER_FILE_LIMITS, bytes: FILE_SIZE_LIMITS.other },
): Promise<Result<unknown, FileProblem>> {
  const text = await readTextFile(file, limits.bytes);
  return text.ok ? readJson(text.value, limits) : text;
}

/** What is wrong with a file: one sentence, shown below the screen's message. */
export function describeFileProblem(problem: FileProblem): Message {
  switch (problem.kind) {
    case 'unreadable':
      return 'The file could not be read as text in UTF-8.';
    case 'too-large':
      return `The file is larger than ${Math.floor(problem.limit / 1_000_000)} MB.`;
    case 'empty':
      return 'The file is empty.';
    case 'not-json':
      return `The file is not JSON: see line ${problem.line}, column ${problem.column}.`;
    case 'too-deep':
      return `The file nests more than ${problem.limit} levels deep: see line ${problem.line}, column ${problem.column}.`;
    case 'duplicate-key':
      return say`The file names “${nameWord(problem.key)}” twice in one place: see line ${problem.line}, column ${problem.column}.`;
    case 'too-many-entries':
      return `The file has a list of more than ${problem.limit} entries: see line ${problem.line}.`;
    case 'string-too-long':
      return `The file has a text of more than ${problem.limit} characters: see line ${problem.line}.`;
  }
}
