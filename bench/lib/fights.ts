import { readFileSync } from 'node:fs';
import { createEncounter } from '../../src/core/encounter/create.ts';
import type { Encounter } from '../../src/core/encounter/encounter.ts';
import { addMembers } from '../../src/core/encounter/members.ts';
import { beginNextEncounterRound } from '../../src/core/encounter/rounds.ts';
import { foeBook, foeNamed } from '../../src/core/foes/foe-book.ts';
import { foeGroup } from '../../src/core/foes/foe-group.ts';
import type { FoeRules } from '../../src/core/foes/hit-member.ts';
import { mergePacks } from '../../src/core/game-data/merge-packs.ts';
import { parsePack } from '../../src/core/game-data/parse-pack.ts';
import { playOf } from '../../src/core/game-data/play-of.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The sheets of the samples, as their files have them. */
export const SAMPLES: readonly Readonly<Record<string, unknown>>[] = Object.values(
  read('public/samples.json').characters,
);

/** The name of a foe with the sheet of the first sample. */
export const SHEET_FOE = 'Someone with a sheet';

/** The standard game, with its foes and SHEET_FOE. */
export function standardRules(): FoeRules {
  const pack = parsePack(read('public/BaseGameData.json'));
  const gameData = mergePacks(pack.ok ? [pack.value] : []);
  const foe = { name: SHEET_FOE, text: '', sheet: SAMPLES[0] ?? {} };
  return { gameData, book: foeBook(playOf(gameData).foes, [foe]) };
}

/** An encounter in round 1 with so many members of a foe. */
export function fightAgainst(foe: string, count: number, { book, gameData }: FoeRules): Encounter {
  const known = foeNamed(foe, book);
  const group = known && foeGroup(known, gameData);
  if (group === undefined) throw new Error(`There is no foe ${foe}.`);
  return beginNextEncounterRound(addMembers(createEncounter('Fight', [group]), 0, count));
}
