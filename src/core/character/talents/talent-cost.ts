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

/**
 * The names of the talents below one in its chain of upgrades, the nearest first; a cycle ends where it
 * closes.
 * Rule: docs/rules/talents-and-skills.md#upgrades.
 */
export function talentsBelow(name: string, gameData: GameData): readonly string[] {
  const chain = new Set([name]);
  let below = gameData.talents.get(name)?.upgrades;
  while (below !== undefined && !chain.has(below)) {
    chain.add(below);
    below = gameData.talents.get(below)?.upgrades;
  }
  return [...chain].slice(1);
}

/**
 * These talents and all below them in their chains of upgrades, each once.
 * Rule: docs/rules/talents-and-skills.md#upgrades.
 */
export function withTalentsBelow(names: Iterable<string>, gameData: GameData): ReadonlySet<string> {
  return new Set([...names].flatMap((name) => [name, ...talentsBelow(name, gameData)]));
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
