import type { GameData } from '../../game-data/game-data.ts';
import type { ParkedBelongings, Sheet } from '../sheet/sheet.ts';
import { talentsSuperseded } from './superseded-talents.ts';

/** The talents and pinnacles of a sheet. Rule: docs/rules/characters.md#character-file. */
export function ownedNames({
  talents,
  pinnacles,
}: Pick<Sheet, 'talents' | 'pinnacles'>): ReadonlySet<string> {
  return new Set([...talents, ...pinnacles]);
}

/**
 * The sheet with these talents too: pinnacles go to their own list, and a talent replaces the one that it
 * upgrades. Names that the game data do not define are left out, and so are core talents, which only skills
 * give. Owned talents leave the parked ones.
 * Rule: docs/rules/talents-and-skills.md#upgrades.
 */
export function withTalents(sheet: Sheet, names: readonly string[], gameData: GameData): Sheet {
  const tierOf = (name: string) => gameData.talents.get(name)?.tier;
  const owned = ownedNames(sheet);
  const added = [...new Set(names)].filter((name) => !owned.has(name));
  const talents = added.filter((name) => !['PINNACLE', 'CORE', undefined].includes(tierOf(name)));
  const pinnacles = added.filter((name) => tierOf(name) === 'PINNACLE');
  const superseded = talentsSuperseded([...owned, ...talents, ...pinnacles], gameData);
  const isKept = (name: string) => !superseded.has(name);
  return {
    ...sheet,
    talents: [...sheet.talents, ...talents].filter(isKept),
    pinnacles: [...sheet.pinnacles, ...pinnacles].filter(isKept),
    parked: withoutParkedTalents(sheet.parked, added),
  };
}

/** The parked belongings without these talents, which are owned again or were given up. */
export function withoutParkedTalents(parked: ParkedBelongings, names: readonly string[]): ParkedBelongings {
  const gone = new Set(names);
  const isLeft = (talent: string) => !gone.has(talent);
  return {
    ...parked,
    talents: parked.talents.filter(isLeft),
    pinnacles: parked.pinnacles.filter(isLeft),
  };
}
