import { parseItemFile, serializeItemFile } from '../../src/core/character/items/item-file.ts';
import { parseStoredSheet } from '../../src/core/character/sheet/parse-sheet.ts';
import { parseEncounter, serializeEncounter } from '../../src/core/encounter/parse-encounter.ts';
import { parsePack, serializePack } from '../../src/core/game-data/parse-pack.ts';
import type { Result } from '../../src/core/lib/result.ts';
import { readJsonFile } from '../../src/platform/files.ts';
import { CHARACTER_LIBRARY } from '../../src/state/characters/character-library.ts';
import { codecs, type TabardStorage } from '../../src/state/codecs.ts';
import { ENCOUNTER_LIBRARY } from '../../src/state/encounters/encounter-library.ts';
import { uploadFiles } from '../../src/state/library/upload-files.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import type { Random } from '../lib/part.ts';
import type { Tally } from '../lib/tally.mjs';
import { SAMPLE_CHARACTER, SAMPLE_ENCOUNTER, SAMPLE_ITEM } from '../samples.ts';
import { damageBytes, mutateTree, warmRandom } from './mutation.ts';
import { changedIn, STANDARD_PACK_TEXT, textsIn } from './standard-game.ts';

interface Format {
  readonly name: string;
  readonly text: string;
  /** Reads a file and serializes it again; undefined if it was refused. */
  roundTrip(json: unknown): unknown;
  /** Stores the file as its screen does. */
  upload(storage: TabardStorage, file: File, json: unknown): Promise<unknown>;
}

function through<Value>(
  parse: (json: unknown) => Result<Value, unknown>,
  serialize: (value: Value) => unknown,
): (json: unknown) => unknown {
  return (json) => {
    const read = parse(json);
    return read.ok ? serialize(read.value) : undefined;
  };
}

/** Storing a pack takes long, so only one in so many is stored. */
const PACKS_PER_STORED = 50;
let packsRead = 0;

const FORMATS: readonly Format[] = [
  {
    name: 'pack',
    text: STANDARD_PACK_TEXT,
    roundTrip: through(parsePack, serializePack),
    async upload(storage, file, json) {
      const stored = codecs.packs.parse(await file.text());
      packsRead += 1;
      if (!stored.ok || !parsePack(json).ok || packsRead % PACKS_PER_STORED !== 0) return;
      // The bystander's name is taken: the screen asks before it overwrites.
      if (stored.value.name !== 'Bystander') await storage.packs.store(stored.value);
    },
  },
  {
    name: 'character',
    text: JSON.stringify(SAMPLE_CHARACTER),
    roundTrip: through(parseStoredSheet, (sheet) => JSON.parse(codecs.characters.serialize(sheet))),
    upload: (storage, file) => uploadFiles(storage, CHARACTER_LIBRARY, [file]),
  },
  {
    name: 'encounter',
    text: JSON.stringify(SAMPLE_ENCOUNTER),
    roundTrip: through(parseEncounter, serializeEncounter),
    upload: (storage, file) => uploadFiles(storage, ENCOUNTER_LIBRARY, [file]),
  },
  {
    name: 'item',
    text: JSON.stringify(SAMPLE_ITEM),
    roundTrip: through((json) => parseItemFile(json, 0), serializeItemFile),
    upload: async () => undefined,
  },
];

function mutateFile(text: string, random: Random): File {
  if (random(2) === 1) return new File([damageBytes(text, random)], 'damaged.json');
  let tree: unknown = JSON.parse(text);
  for (let times = 1 + random(3); times > 0; times -= 1) tree = mutateTree(tree, random);
  return new File([JSON.stringify(tree)], 'mutated.json');
}

/** A file that was accepted and serialized must be accepted again, and serialize to the same. */
function disagreement(format: Format, serialized: unknown): string | undefined {
  const text = JSON.stringify(serialized);
  const again = format.roundTrip(JSON.parse(text));
  if (again === undefined) return 'it is accepted, and refused once it is serialized';
  // An item gets a new id.
  const withoutId = (value: string): string => value.replace(/"id":"[^"]*"/, '');
  return withoutId(JSON.stringify(again)) === withoutId(text)
    ? undefined
    : 'it changes each time it is serialized';
}

/** Stores one record of every kind, which no upload may change. */
async function putBystanders(storage: TabardStorage): Promise<void> {
  const sheet = parseStoredSheet({ ...SAMPLE_CHARACTER, name: 'Bystander' });
  const encounter = parseEncounter({ ...SAMPLE_ENCOUNTER, encounterName: 'Bystander' });
  const pack = codecs.packs.parse(JSON.stringify({ ...JSON.parse(STANDARD_PACK_TEXT), name: 'Bystander' }));
  if (!sheet.ok || !encounter.ok || !pack.ok) throw new Error('A bystander cannot be read.');
  await storage.characters.create(sheet.value);
  await storage.encounters.create(encounter.value);
  await storage.packs.store(pack.value);
}

interface Tried {
  readonly isAccepted: boolean;
  readonly problem: string | undefined;
}

async function tryFile(format: Format, storage: TabardStorage, random: Random): Promise<Tried> {
  const file = mutateFile(format.text, random);
  const read = await readJsonFile(file);
  const serialized = read.ok ? format.roundTrip(read.value) : undefined;
  const problem = serialized === undefined ? undefined : disagreement(format, serialized);
  if (read.ok) await format.upload(storage, file, read.value);
  return { isAccepted: serialized !== undefined, problem };
}

async function tryFormat(format: Format, seeds: readonly number[], tally: Tally, uncaught: string[]) {
  const browser = new FakeBrowser();
  const storage = await openStorage(codecs, browser.tab().environment);
  await putBystanders(storage);
  const before = await textsIn(storage);
  let accepted = 0;
  for (const seed of seeds) {
    const { isAccepted, problem } = await tryFile(format, storage, warmRandom(seed)).catch((error): Tried => {
      uncaught.push(`${format.name} of seed ${seed}: ${String(error)}`);
      return { isAccepted: false, problem: undefined };
    });
    if (isAccepted) accepted += 1;
    tally.add(problem === undefined ? [] : [`${format.name} of seed ${seed}: ${problem}`]);
  }
  if (accepted === 0) throw new Error(`No mutated ${format.name} was ever accepted.`);
  if ('polluted' in {}) uncaught.push(`${format.name}: every object has a new field`);
  const shown = await textsIn(storage);
  await storage.close();
  const again = await openStorage(codecs, browser.tab().environment);
  const stored = await textsIn(again);
  const changed = [...changedIn(before, stored), ...changedIn(shown, stored)];
  tally.add(
    changed.map((what) => `${format.name}: ${what}`),
    0,
  );
  await again.close();
}

/** Mutated files are refused, or accepted for good; what was stored before stays unchanged. */
export async function mutatedFiles(count: number, tally: Tally, uncaught: string[]): Promise<void> {
  const perFormat = Array.from({ length: Math.ceil(count / FORMATS.length) }, (_, index) => index);
  for (const [index, format] of FORMATS.entries()) {
    const seeds = perFormat.map((turn) => turn * FORMATS.length + index + 1);
    await tryFormat(format, seeds, tally, uncaught);
  }
}
