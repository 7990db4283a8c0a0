import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { CURRENT_SHEET_VERSION } from '../../src/core/character/migrations/steps.ts';
import {
  parseSheet,
  parseStoredSheet,
  serializeSheet,
  storedSheetOf,
} from '../../src/core/character/sheet/parse-sheet.ts';
import { wordingText } from '../../src/core/lib/wording.ts';
import { CHARACTER_LIBRARY } from '../../src/state/characters/character-library.ts';
import { codecs } from '../../src/state/codecs.ts';
import type { Game } from '../../src/state/game.ts';
import { uploadFiles } from '../../src/state/library/upload-files.ts';
import { FakeBrowser } from '../../src/storage/testing/fake-browser.ts';
import { FAULT_SHAPES, type FaultShape, Faults } from '../../src/storage/testing/faults.ts';
import { anyOlderSheet } from '../../src/testing/arbitrary-sheets.ts';
import type { Tally } from '../lib/tally.mjs';
import { SAMPLE_CHARACTER } from '../samples.ts';
import { openStandardGame } from './standard-game.ts';

/** Every released version, the one that stands for none, and some of the future. */
export const SHEET_VERSIONS: readonly number[] = [-1, 0, 1, 2, 3, 4, 5, 6, CURRENT_SHEET_VERSION, 8, 99];

type SheetJson = Readonly<Record<string, unknown>>;

/** A character file of a version, with every field of every version, and one of none. */
function sheetOfVersion(version: number): SheetJson {
  return {
    ...SAMPLE_CHARACTER,
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

/** Loads as the storage page does after every confirmation; returns the loaded sheet, serialized. */
async function load(game: Game, name: string): Promise<unknown> {
  const plan = await game.loading.plan(name);
  if (plan.kind !== 'plan') return plan.kind;
  const problem = await game.loading.carryOut(plan);
  const sheet = game.loaded.store.getState().character?.sheet;
  return problem ?? (sheet && serializeSheet(sheet));
}

/** What goes wrong when a file is uploaded, upgraded, restored, downloaded and uploaded again. */
async function roundTrip(json: SheetJson): Promise<string[]> {
  const lost: string[] = [];
  const expectThat = (holds: boolean, what: string): void => {
    if (!holds) lost.push(`version ${json.version}: ${what}`);
  };
  const name = String(json.name);
  const original = JSON.parse(JSON.stringify(json));
  const browser = new FakeBrowser();
  const first = await openStandardGame(browser);
  const [uploaded] = await uploadFiles(first.storage, CHARACTER_LIBRARY, [fileOf(json)]);
  expectThat(uploaded?.kind === 'success', `the upload: ${uploaded && wordingText(uploaded.message)}`);
  await first.storage.close();

  const game = await openStandardGame(browser);
  expectThat(isDeepStrictEqual(storedIn(game, name), original), 'it is stored as it is');
  const plan = await game.loading.plan(name);
  const isCurrent = json.version === CURRENT_SHEET_VERSION;
  expectThat(plan.kind === 'plan' && (plan.upgrade === undefined) === isCurrent, 'the update is asked for');
  expectThat(isDeepStrictEqual(storedIn(game, name), original), 'it is stored as it is once planned');
  expectThat((await game.storage.snapshots.list()).length === 0, 'no snapshot before the confirmation');

  const loaded = await load(game, name);
  expectThat(typeof loaded === 'object', `it loads: ${JSON.stringify(loaded)}`);
  const upgraded = storedIn(game, name);
  expectThat(isDeepStrictEqual(upgraded, JSON.parse(JSON.stringify(loaded))), 'what is loaded is stored');
  const entry = game.storage.characters.get(name);
  const read = entry && parseSheet(entry.value);
  expectThat(
    read?.ok === true && isDeepStrictEqual(storedSheetOf(read.value).json, entry?.value.json),
    'the upgraded sheet is parsed and serialized the same',
  );

  const before = (await game.storage.snapshots.list()).find(({ records }) =>
    records.some((record) => record.name === name),
  );
  expectThat(before !== undefined, 'there is a snapshot');
  const copy = await openStandardGame(new FakeBrowser());
  await uploadFiles(copy.storage, CHARACTER_LIBRARY, [fileOf(upgraded as SheetJson)]);
  const again = await copy.loading.plan(name);
  expectThat(again.kind === 'plan' && again.upgrade === undefined, 'its download needs no update');
  expectThat(isDeepStrictEqual(await load(copy, name), loaded), 'its download loads the same');
  await copy.storage.close();

  await game.storage.snapshots.restore(before?.id ?? 0, [{ kind: 'characters', name }]);
  expectThat(isDeepStrictEqual(storedIn(game, name), original), 'the snapshot has it as it was');
  expectThat(isDeepStrictEqual(await load(game, name), loaded), 'it is upgraded the same again');
  await game.storage.close();
  return lost;
}

/** Each version's upgrade and its undoing: a sheet with every field of each version, then random sheets. */
export async function upgrades(count: number, tally: Tally): Promise<void> {
  for (const version of SHEET_VERSIONS) tally.add(await roundTrip(sheetOfVersion(version)));
  const older = fc.sample(
    anyOlderSheet.filter(({ json }) => parseStoredSheet(json).ok),
    { numRuns: count, seed: 1 },
  );
  for (const { json } of older) tally.add(await roundTrip(json));
}

/** Restores snapshots, newest first, until the sheet is stored as it was. */
async function restoreUntil({ storage }: Game, name: string, isBack: () => boolean): Promise<void> {
  for (const { id } of await storage.snapshots.list()) {
    if (isBack()) return;
    await storage.snapshots.restore(id, [{ kind: 'characters', name }]);
  }
}

/** What is lost by one fault at a write of a load that upgrades; undefined if there is no such write. */
async function strikeUpgrade(
  json: SheetJson,
  at: number,
  shape: FaultShape,
): Promise<readonly string[] | undefined> {
  const name = String(json.name);
  const browser = new FakeBrowser();
  const tab = browser.tab();
  const game = await openStandardGame(browser, tab);
  await uploadFiles(game.storage, CHARACTER_LIBRARY, [fileOf(json)]);
  await game.gameData.ensureLoaded();
  const faults = new Faults(browser, tab, at, shape);
  await load(game, name);
  faults.end();
  if (!faults.struck) return undefined;
  const lost: string[] = [];
  if (shape !== 'crash') {
    await game.storage.retry();
    const { saving, mode } = game.storage.status();
    if (saving !== 'saved' || mode !== 'stored') lost.push(`after a retry it is ${saving}, ${mode}`);
    await game.storage.close();
  }
  const again = await openStandardGame(browser);
  const original = JSON.parse(JSON.stringify(json));
  const isBack = (): boolean => isDeepStrictEqual(storedIn(again, name), original);
  await restoreUntil(again, name, isBack);
  if (!isBack()) lost.push('the sheet as it was');
  await again.storage.close();
  return lost;
}

/** A fault at each write of a load that upgrades: the sheet as it was stays stored, or in a snapshot. */
export async function faultyUpgrades(count: number, tally: Tally): Promise<void> {
  for (const version of SHEET_VERSIONS.slice(0, count)) {
    for (const shape of FAULT_SHAPES) {
      for (let at = 1; ; at += 1) {
        const lost = await strikeUpgrade(sheetOfVersion(version), at, shape);
        if (lost === undefined) break;
        tally.add(lost.map((what) => `version ${version}, write ${at}, ${shape}: ${what}`));
      }
    }
  }
}
