import { readFile } from 'node:fs/promises';
import { readPackJson } from '../src/core/game-data/pack-json.ts';
import { FILE_SIZE_LIMITS } from '../src/core/lib/file-limits.ts';
import { fail, ok, type Result } from '../src/core/lib/result.ts';
import { wordingText } from '../src/core/lib/wording.ts';
import { describeFileProblem, readTextFile } from '../src/platform/files.ts';

export type Print = (line: string) => void;
export type ExitCode = 0 | 1 | 2;

/** Escapes control characters, since a name in a pack could move the cursor of the terminal. */
export function escapeControls(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The packs of a file, which holds one pack or a list. Rule: docs/rules/game-data.md#standard-packs. */
export async function readPacks(path: string): Promise<Result<readonly unknown[], string>> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await readFile(path));
  } catch {
    return fail(`${path}: The file could not be opened.`);
  }
  const text = await readTextFile(new Blob([bytes]), FILE_SIZE_LIMITS.pack);
  const json = text.ok ? readPackJson(text.value) : text;
  if (!json.ok) return fail(`${path}: ${wordingText(describeFileProblem(json.problem))}`);
  return ok(Array.isArray(json.value) ? json.value : [json.value]);
}
