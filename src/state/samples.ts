import { parseStoredSheet } from '../core/character/sheet/parse-sheet.ts';
import { parseEncounter } from '../core/encounter/parse-encounter.ts';
import { isJsonObject } from '../core/lib/name-map.ts';
import { ok, type Result } from '../core/lib/result.ts';
import type { CreateOutcome } from '../storage/api.ts';
import type { Shell } from './shell.ts';

/** A ready-made character of the standard game, by its name, and what it is in a line. */
export interface Sample {
  readonly name: string;
  readonly line: string;
}

/** The samples that `samples.json` holds, one for each group of skills. */
export const SAMPLE_CHARACTERS: readonly Sample[] = [
  { name: 'Odda Harrow', line: 'Iron: blade, shield and a great deal of patience. Stands in front.' },
  { name: 'Ilse Wren', line: 'Glim: burns from afar, and mends whom she came with.' },
  { name: 'Tamsin Quill', line: 'Road: hidden, then a bow, then somewhere else.' },
  { name: 'Bartol Fenn', line: 'Hearth: rallies the others, and has built something that goes off.' },
];

export const SAMPLE_ENCOUNTER = 'Lights on the White Road';

export interface Samples {
  /**
   * Stores a sample character, unless one of its name is stored already: that one is the player's own by now. Returns
   * whether it is in storage; where it could not be fetched, a notice says why.
   */
  storeCharacter(name: string): Promise<boolean>;
  /** Stores the sample encounter in the same way. */
  storeEncounter(): Promise<boolean>;
}

export function createSamples({ storage, platform, notices }: Shell): Samples {
  /** Fetched when somebody asks for a sample, and not before. */
  async function fetchSamples(): Promise<Result<Readonly<Record<string, unknown>>, string>> {
    const fetched = await platform.fetchJson('samples.json');
    return fetched.ok ? ok(isJsonObject(fetched.value) ? fetched.value : {}) : fetched;
  }

  function warnMissing(name: string, samples: Result<unknown, string>): false {
    const problem = samples.ok ? 'samples.json does not hold it.' : samples.problem;
    notices.warn(`${name} could not be fetched. ${problem} Nothing has changed: try again in a while.`);
    return false;
  }

  return {
    async storeCharacter(name) {
      if (storage.characters.get(name) !== undefined) return true;
      const samples = await fetchSamples();
      const characters = samples.ok ? samples.value.characters : undefined;
      const sheets = (Array.isArray(characters) ? characters : []).map(parseStoredSheet);
      const sheet = sheets.find((each) => each.ok && each.value.name === name);
      if (sheet?.ok !== true) return warnMissing(name, samples);
      return isStored(await storage.characters.create(sheet.value), storage.characters.get(name));
    },
    async storeEncounter() {
      if (storage.encounters.get(SAMPLE_ENCOUNTER) !== undefined) return true;
      const samples = await fetchSamples();
      const encounter = parseEncounter(samples.ok ? samples.value.encounter : undefined);
      if (!encounter.ok) return warnMissing(SAMPLE_ENCOUNTER, samples);
      return isStored(
        await storage.encounters.create(encounter.value),
        storage.encounters.get(SAMPLE_ENCOUNTER),
      );
    },
  };
}

/** False for a second press while the first is still storing: the first will go on. */
function isStored(created: CreateOutcome, entry: unknown): boolean {
  return created.kind !== 'exists' || entry !== undefined;
}
