import type { GameData } from '../../game-data/game-data.ts';
import { roundedSum, type Sum } from '../../lib/sum.ts';
import { wholeNumber } from '../../lib/whole-number.ts';

/** The potential that a skill costs: n(n+1)/2 - 1 at level n. */
const levelCost = (level: number) => wholeNumber((level * (1 + level)) / 2 - 1);

/**
 * The potential that the level above this one costs besides.
 * Rule: docs/rules/talents-and-skills.md#skill-cost.
 */
export const nextLevelCost = (level: number): number => levelCost(level + 1) - levelCost(level);

/**
 * The potential that skills cost: n(n+1)/2 - 1 for each at level n, less two for each of the STARTING_SKILLS,
 * since starting skills at level 2 are free.
 * Rule: docs/rules/talents-and-skills.md#skill-cost.
 */
export function skillCost(levels: ReadonlyMap<string, number>, gameData: GameData): Sum {
  const parts = [
    ...[...levels].map(([source, level]) => ({ source, amount: levelCost(level) })),
    { source: 'Starting skills', amount: -2 * wholeNumber(gameData.constants.STARTING_SKILLS) },
  ];
  return roundedSum(parts, wholeNumber);
}
