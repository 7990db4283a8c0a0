import type { RandomSource } from '../src/core/dice/roll.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import { GROUPS, randomBuild } from './build.ts';
import { type Build, fight } from './fight.ts';
import { provisioned } from './outfit.ts';
import { oneOf } from './seeded-random.ts';
import type { Table } from './table.ts';
import { countFight, countUses, newTally, type Tally, type Use } from './tally.ts';

const POTENTIALS = [20, 40, 60];

/** Every pair of different groups, in both orders. */
const PAIRS = GROUPS.flatMap((one) =>
  GROUPS.filter((other) => other !== one).map((other) => [one, other] as const),
);

/** A range of fights. */
export interface Part {
  readonly first: number;
  readonly fights: number;
}

/** Plays and counts a range of fights. Each pair of groups occurs equally often. */
export function playFights(
  { first, fights }: Part,
  table: Table,
  gameData: GameData,
  random: RandomSource,
  uses: Map<string, Use>,
  isDetailed: boolean,
): Tally {
  const tally = newTally();
  for (let number = first; number < first + fights; number += 1) {
    const potential = oneOf(POTENTIALS, random) ?? 0;
    const pair = PAIRS[number % PAIRS.length] ?? ['', ''];
    const company = (group: string): readonly Build[] =>
      Array.from({ length: table.company }, (_, place) => {
        const around = place === 0 ? group : (oneOf(GROUPS, random) ?? group);
        const sheet = randomBuild(around, potential, gameData, random);
        return { group: around, sheet: table.consumables ? provisioned(sheet, gameData, random) : sheet };
      });
    const builds = [company(pair[0]), company(pair[1])] as const;
    const { outcome, fighters } = fight(builds, table, gameData, random);
    countFight(
      tally,
      outcome,
      pair.map((group, side) => [group, ...(isDetailed ? detailOf(builds[side]?.[0], pair[1 - side]) : [])]),
    );
    for (const [fighter, performed] of fighters) countUses(uses, fighter, table, performed);
  }
  return tally;
}

/** Further labels to count a win under: the enemy, the potential, the main skill, talents and items. */
function detailOf(build: Build | undefined, against: string | undefined): readonly string[] {
  if (build === undefined) return [];
  const { sheet, group } = build;
  return [
    `${group} against ${against}`,
    `${group} of ${sheet.potential}`,
    sheet.name,
    ...sheet.talents,
    ...sheet.pinnacles,
    ...[...sheet.inventory.values()].map(({ template }) => template),
  ];
}
