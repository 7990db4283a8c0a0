import type { GameData } from '../../game-data/game-data.ts';
import { talentsBelow } from './talent-cost.ts';

/**
 * The talents of a list that another one of it upgrades, directly or through others, each with that one. Where upgrades
 * go in a circle, the one listed first stands (seed 1 §4).
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
