import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseItemFile, printItemFile } from '../src/core/character/item-file.ts';
import { parseStoredSheet } from '../src/core/character/parse-sheet.ts';
import { parseEncounter, printEncounter } from '../src/core/encounter/parse-encounter.ts';
import { parsePack, printPack } from '../src/core/game-data/parse-pack.ts';
import type { Result } from '../src/core/lib/result.ts';
import { codecs } from '../src/state/codecs.ts';
import { readJsonFile } from '../src/storage/files.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { corruptOnce } from '../src/storage/testing/corrupt-run.ts';
import { damageText, randomFrom } from '../src/storage/testing/corruption.ts';
import { FakeBrowser } from '../src/storage/testing/fake-browser.ts';
import { faultShapes } from '../src/storage/testing/faults.ts';
import { play, stepsIn } from '../src/storage/testing/tabs-model.ts';
import { contents, open } from '../src/storage/testing/things.ts';
import { operations, strikeEverywhere } from '../src/storage/testing/write-faults.ts';
import { sampleCharacter, sampleEncounter, sampleItem } from './samples.ts';

type Random = (below: number) => number;

interface Tally {
  add(lost: readonly string[], tried?: number): void;
}

interface Part {
  readonly name: string;
  readonly full: number;
  readonly few: number;
  run(count: number, tally: Tally, uncaught: string[]): Promise<void>;
}

interface Format {
  readonly name: string;
  readonly text: string;
  /** Reads a file and prints what was read; undefined where it was refused. */
  readThrough(json: unknown): unknown;
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

const formats: readonly Format[] = [
  {
    name: 'pack',
    text: readFileSync('public/BaseGameData.json', 'utf8'),
    readThrough: through(parsePack, printPack),
  },
  {
    name: 'character',
    text: JSON.stringify(sampleCharacter),
    readThrough: through(parseStoredSheet, (sheet) => JSON.parse(codecs.characters.print(sheet))),
  },
  {
    name: 'encounter',
    text: JSON.stringify(sampleEncounter),
    readThrough: through(parseEncounter, printEncounter),
  },
  {
    name: 'item',
    text: JSON.stringify(sampleItem),
    readThrough: through((json) => parseItemFile(json, 0), printItemFile),
  },
];

const oddValues: readonly unknown[] = [
  null,
  true,
  '',
  '<script>alert(1)</script>',
  '__proto__',
  '\ud800',
  '$&',
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  JSON.parse('{"__proto__":{"polluted":true}}'),
  'x'.repeat(100_001),
];

/** Puts something odd in the place of one value anywhere in a JSON tree, takes it away, or adds to it. */
function mutateTree(value: unknown, random: Random): unknown {
  const odd = oddValues[random(oddValues.length)];
  if (typeof value !== 'object' || value === null || random(6) === 0) return odd;
  if (Array.isArray(value)) {
    if (value.length === 0 || random(5) === 0) return [...value, odd];
    const victim = random(value.length);
    if (random(5) === 0) return value.filter((_, index) => index !== victim);
    return value.map((item: unknown, index) => (index === victim ? mutateTree(item, random) : item));
  }
  const fields = Object.entries(value);
  if (fields.length === 0 || random(8) === 0) return Object.fromEntries([...fields, ['odd', odd]]);
  const victim = random(fields.length);
  if (random(6) === 0) return Object.fromEntries(fields.filter((_, index) => index !== victim));
  return Object.fromEntries(
    fields.map(([name, field], index) => [name, index === victim ? mutateTree(field, random) : field]),
  );
}

function mutateFile(text: string, random: Random): Blob {
  if (random(2) === 0) {
    let tree: unknown = JSON.parse(text);
    for (let times = 1 + random(3); times > 0; times -= 1) tree = mutateTree(tree, random);
    return new Blob([JSON.stringify(tree)]);
  }
  const damaged = new TextEncoder().encode(damageText(text, random));
  if (random(4) === 0 && damaged.length > 0) damaged[random(damaged.length)] = random(256);
  return new Blob([damaged]);
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

async function mutatedFiles(count: number, tally: Tally, uncaught: string[]): Promise<void> {
  for (const [index, format] of formats.entries()) {
    const browser = new FakeBrowser();
    const storage = await openStorage(codecs, browser.tab().environment);
    for (let seed = 0; seed < count / formats.length; seed += 1) {
      const random = randomFrom(seed * formats.length + index + 1);
      for (let warm = 0; warm < 5; warm += 1) random(2);
      const lost: string[] = [];
      try {
        const read = await readJsonFile(mutateFile(format.text, random));
        const printed = read.ok ? format.readThrough(read.value) : undefined;
        const problem = printed === undefined ? undefined : disagreement(format, printed);
        if (problem) lost.push(`${format.name} of seed ${seed}: ${problem}`);
        const sheet = read.ok && format.name === 'character' ? parseStoredSheet(read.value) : undefined;
        if (sheet?.ok) await storage.characters.create(sheet.value);
      } catch (error) {
        uncaught.push(`${format.name} of seed ${seed}: ${String(error)}`);
      }
      tally.add(lost);
    }
    const shown = [...storage.characters.entries()].map(([key, { value }]) => [key, JSON.stringify(value)]);
    await storage.close();
    const again = await openStorage(codecs, browser.tab().environment);
    const found = new Map(
      [...again.characters.entries()].map(([key, { value }]) => [key, JSON.stringify(value)]),
    );
    const missing = shown
      .filter(([key, text]) => found.get(key ?? '') !== text)
      .map(([key]) => `uploaded ${key}`);
    tally.add(missing, 0);
    await again.close();
  }
}

async function exportWipeRestore(count: number, tally: Tally): Promise<void> {
  const named = fc.record({
    name: fc.string({ unit: 'binary', maxLength: 30 }),
    notes: fc.string({ unit: 'binary' }),
  });
  const everything = fc.record({
    characters: fc.array(named, { maxLength: 6 }),
    encounters: fc.array(named, { maxLength: 3 }),
    settings: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }),
  });
  for (const { characters, encounters, settings } of fc.sample(everything, { numRuns: count, seed: 1 })) {
    const storage = await open(new FakeBrowser().tab().environment);
    for (const character of characters) await storage.characters.save(character);
    for (const encounter of encounters) await storage.encounters.save(encounter);
    await storage.settings.save(settings);
    await storage.packs.store({ name: 'Core', version: 1, body: JSON.stringify(settings) });
    const printed = await storage.backups.print();
    const wiped = await open(new FakeBrowser().tab().environment);
    const outcome = await wiped.backups.restore(new Blob([printed.ok ? printed.value.text : '']));
    const isSame =
      JSON.stringify(contents(wiped)) === JSON.stringify(contents(storage)) &&
      JSON.stringify(await wiped.packs.read('Core')) === JSON.stringify(await storage.packs.read('Core'));
    tally.add(
      outcome.kind === 'restored' && isSame ? [] : [`of ${JSON.stringify({ characters, encounters })}`],
    );
    await storage.close();
    await wiped.close();
  }
}

export const nodeParts: readonly Part[] = [
  { name: 'mutated files of the four formats', full: 20_000, few: 400, run: mutatedFiles },
  {
    name: 'corrupt stored values',
    full: 10_000,
    few: 200,
    async run(count, tally) {
      for (let seed = 1; seed <= count; seed += 1) {
        const { place, lost } = await corruptOnce(seed);
        tally.add(lost.map((what) => `seed ${seed}, ${place}: ${what}`));
      }
    },
  },
  {
    name: 'a fault at every write of every operation',
    full: operations.length,
    few: operations.length,
    async run(count, tally) {
      for (const operation of operations.slice(0, count)) {
        for (const shape of faultShapes) {
          const { writes, lost } = await strikeEverywhere(operation, shape);
          tally.add(lost, writes);
        }
      }
    },
  },
  {
    name: 'tabs interleaved in a model',
    full: 1_000,
    few: 60,
    async run(count, tally) {
      for (const tabCount of [2, 3]) {
        const numRuns = Math.ceil(count / 2);
        for (const steps of fc.sample(stepsIn(tabCount), { numRuns, seed: tabCount })) {
          const lost = await play(tabCount, steps);
          tally.add(lost.map((version) => `${version} in ${JSON.stringify(steps)}`));
        }
      }
    },
  },
  { name: 'export, wipe, restore', full: 300, few: 20, run: exportWipeRestore },
];
