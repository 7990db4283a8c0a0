import { parseStoredSheet } from '../core/character/sheet/parse-sheet.ts';
import { parseEncounter } from '../core/encounter/parse-encounter.ts';
import { isJsonObject } from '../core/lib/name-map.ts';
import type { Result } from '../core/lib/result.ts';
import type { Collection } from '../storage/api.ts';
import { SAMPLE_CHARACTERS } from './sample-characters.ts';
import type { Shell } from './shell.ts';

export const SAMPLE_ENCOUNTER = 'Lights on the White Road';

export interface Samples {
  /**
   * Stores a sample character, unless one of its name already exists, which may have the player's changes.
   * Returns whether it is in storage; a notice explains a failure.
   */
  storeCharacter(name: string): Promise<boolean>;
  /** Stores all sample characters, and returns the names of those that are in storage. */
  storeCharacters(): Promise<readonly string[]>;
  /** Stores the sample encounter in the same way. */
  storeEncounter(): Promise<boolean>;
}

export function createSamples({ storage, platform, notices }: Shell): Samples {
  /** `samples.json` is fetched only when a sample is requested. */
  async function storeSample<Value>(
    collection: Collection<Value>,
    name: string,
    find: (samples: Readonly<Record<string, unknown>>) => Result<Value, unknown> | undefined,
  ): Promise<boolean> {
    if (collection.get(name) !== undefined) return true;
    const fetched = await platform.fetchJson('samples.json');
    const sample = fetched.ok && isJsonObject(fetched.value) ? find(fetched.value) : undefined;
    if (sample?.ok !== true) {
      const problem = fetched.ok ? 'samples.json does not hold it.' : fetched.problem;
      notices.warn(`${name} could not be fetched. ${problem} Nothing has changed: try again in a while.`);
      return false;
    }
    const created = await collection.create(sample.value);
    if (created.kind === 'refused') return false;
    // The first click is still saving; the second one does nothing.
    return created.kind !== 'exists' || collection.get(name) !== undefined;
  }

  const storeCharacter = (name: string) =>
    storeSample(storage.characters, name, ({ characters }) => {
      const sheets = (Array.isArray(characters) ? characters : []).map(parseStoredSheet);
      return sheets.find((sheet) => sheet.ok && sheet.value.name === name);
    });

  return {
    storeCharacter,
    async storeCharacters() {
      const names = SAMPLE_CHARACTERS.map(({ name }) => name);
      const outcomes = await Promise.all(names.map(storeCharacter));
      return names.filter((_, index) => outcomes[index]);
    },
    storeEncounter: () =>
      storeSample(storage.encounters, SAMPLE_ENCOUNTER, ({ encounter }) => parseEncounter(encounter)),
  };
}
