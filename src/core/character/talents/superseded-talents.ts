import type { GameData } from '../../game-data/game-data.ts';

/**
 * The talents that another talent of the list upgrades, directly or through others, each with that one. In a
 * circle of upgrades the first of the list stays. Visits each talent at most three times.
 * Rule: docs/rules/talents-and-skills.md#upgrades.
 */
export function talentsSuperseded(names: readonly string[], gameData: GameData): ReadonlyMap<string, string> {
  const listed = new Set(names);
  const below = new Set<string>();
  const upgrades: string[] = [];
  for (const name of listed) {
    if (below.has(name)) continue;
    upgrades.push(name);
    for (const each of chainBelow(name, below, gameData)) below.add(each);
  }
  // The last upgrade of the list counts, so that it comes first here.
  const superseded = new Map<string, string>();
  const visited = new Set<string>();
  for (const upgrade of upgrades.toReversed()) {
    for (const each of chainBelow(upgrade, visited, gameData)) {
      visited.add(each);
      if (listed.has(each) && !superseded.has(each)) superseded.set(each, upgrade);
    }
  }
  return superseded;
}

/** The chain below a talent, up to the first that was visited: all below that was visited too. */
function* chainBelow(name: string, visited: ReadonlySet<string>, { talents }: GameData): Generator<string> {
  let each = talents.get(name)?.upgrades;
  while (each !== undefined && each !== name && !visited.has(each)) {
    yield each;
    each = talents.get(each)?.upgrades;
  }
}
