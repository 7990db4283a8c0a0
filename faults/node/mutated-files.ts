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
import { sampleCharacter, sampleEncounter, sampleItem } from '../samples.ts';
import { changedIn, standardPackText, textsIn } from './application.ts';
import { damageBytes, mutateTree, warmRandom } from './mutation.ts';
import type { Random, Tally } from './part.ts';

interface Format {
  readonly name: string;
  readonly text: string;
  /** Reads a file and prints what was read; undefined where it was refused. */
  readThrough(json: unknown): unknown;
  /** Stores the file as its screen does. */
  upload(storage: TabardStorage, file: File, json: unknown): Promise<unknown>;
}

function through<Value>(
  parse: (json: unknown) => Result<Value, unknown>,
  print: (value: Value) => unknown,
): (json: unknown) => unknown {
  return (json) => {
    const read = parse(json);
    return read.ok ? print(read.value) : undefined;
  };
}

/** A pack takes long to store, so that only every so many are. */
const packsPerStored = 50;
let packsRead = 0;

const formats: readonly Format[] = [
  {
    name: 'pack',
    text: standardPackText,
    readThrough: through(parsePack, serializePack),
    async upload(storage, file, json) {
      const stored = codecs.packs.parse(await file.text());
      packsRead += 1;
      if (!stored.ok || !parsePack(json).ok || packsRead % packsPerStored !== 0) return;
      // The bystander's name is taken: the screen asks before it overwrites.
      if (stored.value.name !== 'Bystander') await storage.packs.store(stored.value);
    },
  },
  {
    name: 'character',
    text: JSON.stringify(sampleCharacter),
    readThrough: through(parseStoredSheet, (sheet) => JSON.parse(codecs.characters.serialize(sheet))),
    upload: (storage, file) => uploadFiles(storage, CHARACTER_LIBRARY, [file]),
  },
  {
    name: 'encounter',
    text: JSON.stringify(sampleEncounter),
    readThrough: through(parseEncounter, serializeEncounter),
    upload: (storage, file) => uploadFiles(storage, ENCOUNTER_LIBRARY, [file]),
  },
  {
    name: 'item',
    text: JSON.stringify(sampleItem),
    readThrough: through((json) => parseItemFile(json, 0), serializeItemFile),
    upload: async () => undefined,
  },
];

function mutateFile(text: string, random: Random): File {
  if (random(2) === 1) return new File([damageBytes(text, random)], 'damaged.json');
  let tree: unknown = JSON.parse(text);
  for (let times = 1 + random(3); times > 0; times -= 1) tree = mutateTree(tree, random);
  return new File([JSON.stringify(tree)], 'mutated.json');
}

/** A file that was accepted and printed again must be accepted again, and say the same. */
function disagreement(format: Format, printed: unknown): string | undefined {
  const text = JSON.stringify(printed);
  const again = format.readThrough(JSON.parse(text));
  if (again === undefined) return 'what was accepted is refused once it is printed';
  // An item gets its id anew.
  const withoutId = (value: string): string => value.replace(/"id":"[^"]*"/, '');
  return withoutId(JSON.stringify(again)) === withoutId(text)
    ? undefined
    : 'it changes each time it is printed';
}

/** Something of every kind, that no upload may touch. */
async function putBystanders(storage: TabardStorage): Promise<void> {
  const sheet = parseStoredSheet({ ...sampleCharacter, name: 'Bystander' });
  const encounter = parseEncounter({ ...sampleEncounter, encounterName: 'Bystander' });
  const pack = codecs.packs.parse(JSON.stringify({ ...JSON.parse(standardPackText), name: 'Bystander' }));
  if (!sheet.ok || !encounter.ok || !pack.ok) throw new Error('A bystander cannot be read.');
  await storage.characters.create(sheet.value);
  await storage.encounters.create(encounter.value);
  await storage.packs.store(pack.value);
}

/** Mutated files are refused, or accepted for good; and what was there before stays as it was. */
export async function mutatedFiles(count: number, tally: Tally, uncaught: string[]): Promise<void> {
  for (const [index, format] of formats.entries()) {
    const browser = new FakeBrowser();
    const storage = await openStorage(codecs, browser.tab().environment);
    await putBystanders(storage);
    const before = await textsIn(storage);
    let accepted = 0;
    for (let seed = 0; seed < count / formats.length; seed += 1) {
      const random = warmRandom(seed * formats.length + index + 1);
      const lost: string[] = [];
      try {
        const file = mutateFile(format.text, random);
        const read = await readJsonFile(file);
        const printed = read.ok ? format.readThrough(read.value) : undefined;
        if (printed !== undefined) accepted += 1;
        const problem = printed === undefined ? undefined : disagreement(format, printed);
        if (problem) lost.push(`${format.name} of seed ${seed}: ${problem}`);
        if (read.ok) await format.upload(storage, file, read.value);
      } catch (error) {
        uncaught.push(`${format.name} of seed ${seed}: ${String(error)}`);
      }
      tally.add(lost);
    }
    if (accepted === 0) throw new Error(`No mutated ${format.name} was ever accepted.`);
    if ('polluted' in {}) uncaught.push(`${format.name}: every object has a new field`);
    const shown = await textsIn(storage);
    await storage.close();
    const again = await openStorage(codecs, browser.tab().environment);
    const stored = await textsIn(again);
    tally.add(
      [...changedIn(before, stored), ...changedIn(shown, stored)].map((what) => `${format.name}: ${what}`),
      0,
    );
    await again.close();
  }
}
