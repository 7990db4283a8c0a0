import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  parseSheet,
  parseStoredSheet,
  serializeSheet,
  storedSheetOf,
} from '../../src/core/character/sheet/parse-sheet.ts';
import { CURRENT_SHEET_VERSION } from '../../src/core/character/sheet/sheet.ts';
import { wordingText } from '../../src/core/lib/wording.ts';
import { uploadCharacters } from '../../src/state/characters/upload-characters.ts';
import { codecs } from '../../src/state/codecs.ts';
import type { Game } from '../../src/state/game.ts';
import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import { Faults, faultShapes } from '../../src/storage/testing/faults.ts';
import { anyOlderSheet } from '../../src/testing/arbitrary-sheets.ts';
import { sampleCharacter } from '../samples.ts';
import { openStandardGame } from './application.ts';
import type { Tally } from './part.ts';

/** Every version that there ever was, the one that stands for none, and some that are not yet. */
export const sheetVersions: readonly number[] = [-1, 0, 1, 2, 3, 4, 5, 6, CURRENT_SHEET_VERSION, 8, 99];

type SheetJson = Readonly<Record<string, unknown>>;

/** A character file of a version, with every field that any version had, and one that none had. */
function sheetOfVersion(version: number): SheetJson {
  return {
    ...sampleCharacter,
    version,
    name: `Version ${version}`,
    species: 'Elf',
    maneuverPoints: 4,
    currentHealth: 5,
    currentEnergy: 6,
    currentVigor: 2,
    currentFocus: 2,
    familiar: 'a cat that no version knows',
  };
}

const fileOf = (json: SheetJson): File => new File([JSON.stringify(json)], 'sheet.json');

function storedIn({ storage }: Game, name: string): unknown {
  const entry = storage.characters.get(name);
  return entry && JSON.parse(codecs.characters.serialize(entry.value));
}

/** Loads as the storage page does when everything is confirmed; returns what the sheet on the table prints. */
async function load(game: Game, name: string): Promise<unknown> {
  const plan = await game.loading.plan(name);
  if (plan.kind !== 'plan') return plan.kind;
  const problem = await game.loading.carryOut(plan);
  const sheet = game.loaded.store.getState().character?.sheet;
  return problem ?? (sheet && serializeSheet(sheet));
}

/** What goes wrong on one character's way from its file through the upgrade, back, out and in again. */
async function roundTrip(json: SheetJson): Promise<string[]> {
  const lost: string[] = [];
  const expectThat = (holds: boolean, what: string): void => {
    if (!holds) lost.push(`version ${json.version}: ${what}`);
  };
  const name = String(json.name);
  const original = JSON.parse(JSON.stringify(json));
  const browser = new FakeBrowser();
  const first = await openStandardGame(browser);
  const [uploaded] = await uploadCharacters(first.storage, [fileOf(json)]);
  expectThat(uploaded?.kind === 'success', `the upload: ${uploaded && wordingText(uploaded.message)}`);
  await first.storage.close();

  const game = await openStandardGame(browser);
  expectThat(isDeepStrictEqual(storedIn(game, name), original), 'it is stored as it is');
  const plan = await game.loading.plan(name);
  const isCurrent = json.version === CURRENT_SHEET_VERSION;
  expectThat(plan.kind === 'plan' && (plan.upgrade === undefined) === isCurrent, 'the update is asked for');
  expectThat(isDeepStrictEqual(storedIn(game, name), original), 'it is stored as it is once planned');
  expectThat((await game.storage.snapshots.list()).length === 0, 'no snapshot before the yes');

  const loaded = await load(game, name);
  expectThat(typeof loaded === 'object', `it loads: ${JSON.stringify(loaded)}`);
  const upgraded = storedIn(game, name);
  expectThat(isDeepStrictEqual(upgraded, JSON.parse(JSON.stringify(loaded))), 'what is loaded is stored');
  const entry = game.storage.characters.get(name);
  const read = entry && parseSheet(entry.value);
  expectThat(
    read?.ok === true && isDeepStrictEqual(storedSheetOf(read.value).json, entry?.value.json),
    'the upgraded sheet is read and printed the same',
  );

  const before = (await game.storage.snapshots.list()).find(({ records }) =>
    records.some((thing) => thing.name === name),
  );
  expectThat(before !== undefined, 'there is a snapshot');
  const copy = await openStandardGame(new FakeBrowser());
  await uploadCharacters(copy.storage, [fileOf(upgraded as SheetJson)]);
  const again = await copy.loading.plan(name);
  expectThat(again.kind === 'plan' && again.upgrade === undefined, 'its download needs no update');
  expectThat(isDeepStrictEqual(await load(copy, name), loaded), 'its download loads the same');
  await copy.storage.close();

  await game.storage.snapshots.restore(before?.id ?? 0, { kind: 'characters', name });
  expectThat(isDeepStrictEqual(storedIn(game, name), original), 'the snapshot has it as it was');
  expectThat(isDeepStrictEqual(await load(game, name), loaded), 'it is upgraded the same again');
  await game.storage.close();
  return lost;
}

/** Each version's upgrade, there and back: first a sheet with every field of each version, then sheets of anything. */
export async function upgrades(count: number, tally: Tally): Promise<void> {
  for (const version of sheetVersions) tally.add(await roundTrip(sheetOfVersion(version)));
  const older = fc.sample(
    anyOlderSheet.filter(({ json }) => parseStoredSheet(json).ok),
    { numRuns: count, seed: 1 },
  );
  for (const { json } of older) tally.add(await roundTrip(json));
}

/** A fault at each write of a load that upgrades: the sheet as it was is stored or in a snapshot, and so it stays. */
export async function faultyUpgrades(count: number, tally: Tally): Promise<void> {
  for (const version of sheetVersions.slice(0, count)) {
    for (const shape of faultShapes) {
      for (let at = 1; ; at += 1) {
        const json = sheetOfVersion(version);
        const name = String(json.name);
        const browser = new FakeBrowser();
        const tab = browser.tab();
        const game = await openStandardGame(browser, tab);
        await uploadCharacters(game.storage, [fileOf(json)]);
        await game.gameData.ensureLoaded();
        const faults = new Faults(browser, tab, at, shape);
        await load(game, name);
        faults.end();
        if (!faults.struck) break;
        const lost: string[] = [];
        if (shape !== 'crash') {
          await game.storage.retry();
          const { saving, mode } = game.storage.status();
          if (saving !== 'saved' || mode !== 'stored') lost.push(`after a retry it is ${saving}, ${mode}`);
          await game.storage.close();
        }
        const again = await openStandardGame(browser);
        const original = JSON.parse(JSON.stringify(json));
        if (!isDeepStrictEqual(storedIn(again, name), original)) {
          for (const { id } of await again.storage.snapshots.list()) {
            await again.storage.snapshots.restore(id, { kind: 'characters', name });
            if (isDeepStrictEqual(storedIn(again, name), original)) break;
          }
        }
        if (!isDeepStrictEqual(storedIn(again, name), original)) lost.push('the sheet as it was');
        await again.storage.close();
        tally.add(lost.map((what) => `version ${version}, write ${at}, ${shape}: ${what}`));
      }
    }
  }
}
