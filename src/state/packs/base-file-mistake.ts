import type { Message } from '../../core/lib/wording.ts';
import { fetchFile } from '../../platform/fetch-file.ts';
import { describeFileProblem } from '../../platform/files.ts';
import { readPack } from '../../storage/packs/read-pack.ts';

/**
 * The field that the base file has twice in one object, in a sentence; undefined if there is none, or if the
 * file cannot be fetched. The start does not look for it, which would take longer than reading the file.
 * Rule: docs/rules/game-data.md#standard-packs.
 */
export async function duplicateInBaseFile(): Promise<Message | undefined> {
  const file = await fetchFile('BaseGameData.json');
  const read = file && (await readPack(file));
  if (read === undefined || read.ok || read.problem.kind !== 'unreadable') return undefined;
  const { file: problem } = read.problem;
  return problem.kind === 'duplicate-key' ? describeFileProblem(problem) : undefined;
}
