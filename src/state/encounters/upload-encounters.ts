import { parseEncounterFile } from '../../core/encounter/parse-encounter.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { describeFileProblem, readJsonFile } from '../../platform/files.ts';
import type { UploadOutcome } from '../characters/upload-characters.ts';
import type { TabardStorage } from '../codecs.ts';

/** Stores the encounters of these files, each by itself (seed 2 §5 Encounter upload). */
export async function uploadEncounters(
  { encounters }: TabardStorage,
  files: readonly File[],
): Promise<readonly UploadOutcome[]> {
  const outcomes: UploadOutcome[] = [];
  for (const file of files) {
    const json = await readJsonFile(file);
    const names = () => [...encounters.entries().values()].map((entry) => entry.name);
    let read = parseEncounterFile(json, names());
    // Another tab may have taken the name since: then it is among the names now.
    if (read.ok && (await encounters.create(read.value)).kind === 'exists')
      read = parseEncounterFile(json, [...names(), read.value.encounterName]);
    outcomes.push(
      read.ok
        ? {
            file: file.name,
            kind: 'success',
            message: say`${userName(read.value.encounterName)} has been uploaded.`,
          }
        : {
            file: file.name,
            kind: 'error',
            message: read.problem,
            ...(json.ok ? {} : { detail: describeFileProblem(json.problem) }),
          },
    );
  }
  return outcomes;
}
