import { parseStoredSheet } from '../core/character/sheet/parse-sheet.ts';
import { parseEncounter } from '../core/encounter/parse-encounter.ts';
import { isJsonObject } from '../core/lib/name-map.ts';
import { ok, type Result } from '../core/lib/result.ts';
import type { Application } from './application.ts';

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

/**
 * Stores a sample character, unless one of its name is stored already: that one is the player's own by now. Whether it is
 * in storage; where it could not be had, the user is told why.
 */
export async function storeSampleCharacter(application: Application, name: string): Promise<boolean> {
  const { storage, notices } = application;
  if (storage.characters.get(name) !== undefined) return true;
  const samples = await readSamples(application);
  const characters = samples.ok ? samples.value.characters : undefined;
  const sheets = (Array.isArray(characters) ? characters : []).map(parseStoredSheet);
  const sheet = sheets.find((each) => each.ok && each.value.name === name);
  if (sheet?.ok !== true) return notToBeHad(name, samples, notices);
  return isThere(await storage.characters.create(sheet.value), storage.characters.get(name));
}

/** Stores the sample encounter in the same way. */
export async function storeSampleEncounter(application: Application): Promise<boolean> {
  const { storage, notices } = application;
  if (storage.encounters.get(SAMPLE_ENCOUNTER) !== undefined) return true;
  const samples = await readSamples(application);
  const encounter = parseEncounter(samples.ok ? samples.value.encounter : undefined);
  if (!encounter.ok) return notToBeHad(SAMPLE_ENCOUNTER, samples, notices);
  return isThere(await storage.encounters.create(encounter.value), storage.encounters.get(SAMPLE_ENCOUNTER));
}

/** Not where a second press met the first one still at work, which will go on. */
function isThere(created: { readonly kind: string }, entry: unknown): boolean {
  return created.kind !== 'exists' || entry !== undefined;
}

/** Fetched when somebody asks for a sample, and not before. */
async function readSamples({
  platform,
}: Application): Promise<Result<Readonly<Record<string, unknown>>, string>> {
  const fetched = await platform.fetchJson('samples.json');
  return fetched.ok ? ok(isJsonObject(fetched.value) ? fetched.value : {}) : fetched;
}

function notToBeHad(name: string, samples: Result<unknown, string>, notices: Application['notices']): false {
  const problem = samples.ok ? 'samples.json does not hold it.' : samples.problem;
  notices.warn(`${name} could not be fetched. ${problem} Nothing has changed: try again in a while.`);
  return false;
}
