import type { GameData } from '../../game-data/game-data.ts';
import { talentsBelow } from './talent-cost.ts';

/**
 * The talents that another talent of the list upgrades, directly or through others, each with that one. In a
 * circle of upgrades the first of the list stays.
 * Rule: docs/rules/talents-and-skills.md#upgrades.
 */
export function talentsSuperseded(names: readonly string[], gameData: GameData): ReadonlyMap<string, string> {
  const listed = new Set(names);
  const superseded = new Map<string, string>();
  for (const name of listed) {
    if (superseded.has(name)) continue;
    for (const below of talentsBelow(name, gameData)) {
      if (listed.has(below)) superseded.set(below, name);
    }
  }
  return superseded;
}
