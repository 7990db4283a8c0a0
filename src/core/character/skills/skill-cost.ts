import type { GameData } from '../../game-data/game-data.ts';
import { type Sum, sumOf } from '../../lib/sum.ts';
import { wholeNumber } from '../../lib/whole-number.ts';

/**
 * The potential that skills cost: n(n+1)/2 - 1 for each at level n, less two for each of the STARTING_SKILLS,
 * since starting skills at level 2 are free.
 * Rule: docs/rules/talents-and-skills.md#skill-cost.
 */
export function skillCost(levels: ReadonlyMap<string, number>, gameData: GameData): Sum {
  return sumOf([
    ...[...levels].map(([source, level]) => ({ source, amount: wholeNumber((level * (1 + level)) / 2 - 1) })),
    { source: 'Starting skills', amount: -2 * wholeNumber(gameData.constants.STARTING_SKILLS) },
  ]);
}
