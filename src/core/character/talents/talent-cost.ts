import type { GameData } from '../../game-data/game-data.ts';
import type { Talent } from '../../game-data/pack.ts';
import { type Sum, sumOf } from '../../lib/sum.ts';
import { wholeNumber } from '../../lib/whole-number.ts';

/**
 * The potential that a talent costs by its tier; core and pinnacle talents cost none.
 * Rule: docs/rules/talents-and-skills.md#talent-tiers.
 */
export function tierCost(talent: Talent | undefined, { constants }: GameData): number {
  switch (talent?.tier) {
    case 'MINOR':
      return wholeNumber(constants.TALENT_MINOR_COST);
    case 'MODERATE':
      return wholeNumber(constants.TALENT_MODERATE_COST);
    case 'MAJOR':
      return wholeNumber(constants.TALENT_MAJOR_COST);
    default:
      return 0;
  }
}

/** What a talent upgrades; undefined where that is nothing, or unknown. */
export type UpgradeOf = (talent: string) => string | undefined;

const upgradeBy =
  ({ talents }: GameData): UpgradeOf =>
  (name) =>
    talents.get(name)?.upgrades;

/**
 * The names of the talents below one in its chain of upgrades, the nearest first; a cycle ends where it
 * closes.
 * Rule: docs/rules/talents-and-skills.md#upgrades.
 */
export function talentsBelow(name: string, gameData: GameData): readonly string[] {
  return [...withTalentsBelow([name], gameData)].slice(1);
}

/**
 * These talents and all below them in their chains of upgrades, each once. Visits each talent once.
 * Rule: docs/rules/talents-and-skills.md#upgrades.
 */
export function withTalentsBelow(names: Iterable<string>, gameData: GameData): ReadonlySet<string> {
  return withChains(names, upgradeBy(gameData));
}

/** These talents and all below them, by what each upgrades. Visits each talent once. */
export function withChains(names: Iterable<string>, upgradeOf: UpgradeOf): ReadonlySet<string> {
  const all = new Set<string>();
  for (const name of names) {
    let each: string | undefined = name;
    // What is below a talent of the set is in it already.
    while (each !== undefined && !all.has(each)) {
      all.add(each);
      each = upgradeOf(each);
    }
  }
  return all;
}

/**
 * Gives the nearest wanted talent below an unwanted one in its chain of upgrades; undefined where there is
 * none. However often it is called, it visits each talent once.
 * Rule: docs/rules/loading-and-upgrade.md#validation.
 */
export function nearestBelow(
  upgradeOf: UpgradeOf,
  isWanted: (name: string) => boolean,
): (name: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (name) => {
    const trail = new Set<string>();
    let each: string | undefined = name;
    while (each !== undefined && !trail.has(each) && !known.has(each) && !isWanted(each)) {
      trail.add(each);
      each = upgradeOf(each);
    }
    const nearest = each !== undefined && isWanted(each) ? each : known.get(each ?? '');
    for (const one of trail) known.set(one, nearest);
    return nearest;
  };
}

/** The potential that talents cost, each by its tier. Rule: docs/rules/talents-and-skills.md#talent-tiers. */
export function talentCost(names: Iterable<string>, gameData: GameData): Sum {
  return sumOf(
    [...names].map((source) => ({ source, amount: tierCost(gameData.talents.get(source), gameData) })),
  );
}

/**
 * The potential that a talent would use: its own cost, and that of each talent below it, unless already paid
 * for.
 * Rule: docs/rules/talents-and-skills.md#used-potential.
 */
export function unpaidCost(name: string, paid: ReadonlySet<string>, gameData: GameData): Sum {
  const unpaid = [...withTalentsBelow([name], gameData)].filter((each) => !paid.has(each));
  return talentCost(unpaid, gameData);
}

/**
 * Gives the total of `unpaidCost`. However often it is called, it visits each talent once. `paid` holds all
 * that is below what it holds.
 * Rule: docs/rules/talents-and-skills.md#used-potential.
 */
export function unpaidCosts(paid: ReadonlySet<string>, gameData: GameData): (name: string) => number {
  const known = new Map<string, number>();
  const ownCost = (name: string) => tierCost(gameData.talents.get(name), gameData);
  return (name) => {
    const trail = new Set<string>();
    let each: string | undefined = name;
    while (each !== undefined && !trail.has(each) && !known.has(each) && !paid.has(each)) {
      trail.add(each);
      each = gameData.talents.get(each)?.upgrades;
    }
    const names = [...trail];
    const isCycle = each !== undefined && trail.has(each);
    const cycle = isCycle ? names.splice(names.indexOf(each ?? '')) : [];
    let total = cycle.reduce((sum, one) => sum + ownCost(one), known.get(each ?? '') ?? 0);
    for (const one of cycle) known.set(one, total);
    for (const one of names.reverse()) {
      total += ownCost(one);
      known.set(one, total);
    }
    return known.get(name) ?? 0;
  };
}
