import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import { beginCombat } from '../src/core/combat/rounds.ts';
import type { RandomSource } from '../src/core/dice/roll.ts';
import { characterEntrant } from '../src/core/simulation/entrants.ts';
import { playFight } from '../src/core/simulation/fight.ts';
import { oneOf } from '../src/core/simulation/random.ts';
import type { FightRules } from '../src/core/simulation/rules.ts';
import { GROUPS, randomBuild } from './build.ts';
import { provisioned } from './outfit.ts';
import type { Kind } from './tables.ts';
import { countFight, countUses, newTally, type Tally, type Use } from './tally.ts';

/** A character, and the group of skills that it is built around. */
interface Build {
  readonly group: string;
  readonly sheet: Sheet;
}

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
  kind: Kind,
  rules: FightRules,
  random: RandomSource,
  uses: Map<string, Use>,
  isDetailed: boolean,
): Tally {
  const { gameData } = rules;
  const enter = ({ group, sheet }: Build) =>
    characterEntrant(group, beginCombat({ ...sheet, boostPoints: kind.boostPoints }, gameData), rules);
  const tally = newTally();
  for (let number = first; number < first + fights; number += 1) {
    const potential = oneOf(POTENTIALS, random) ?? 0;
    const pair = PAIRS[number % PAIRS.length] ?? ['', ''];
    const company = (group: string): readonly Build[] =>
      Array.from({ length: kind.company }, (_, place) => {
        const around = place === 0 ? group : (oneOf(GROUPS, random) ?? group);
        const sheet = randomBuild(around, potential, gameData, random);
        return { group: around, sheet: kind.consumables ? provisioned(sheet, gameData, random) : sheet };
      });
    const builds = [company(pair[0]), company(pair[1])] as const;
    const entrants = [builds[0].map(enter), builds[1].map(enter)] as const;
    const { outcome, sides } = playFight(entrants, kind, rules, random);
    countFight(
      tally,
      outcome,
      pair.map((group, side) => [group, ...(isDetailed ? detailOf(builds[side]?.[0], pair[1 - side]) : [])]),
    );
    for (const fighter of sides.flat()) countUses(uses, fighter, kind);
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
