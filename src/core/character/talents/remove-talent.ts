import type { GameData } from '../../game-data/game-data.ts';
import { derive } from '../derive.ts';
import { pinnaclesOf, potentialOf } from '../potential.ts';
import { withBarsRefilled } from '../resources.ts';
import type { ParkedBelongings, Sheet } from '../sheet/sheet.ts';
import { ownedNames, withoutParkedTalents, withTalents } from './owned-talents.ts';
import { talentsSuperseded } from './superseded-talents.ts';
import { talentsBelow } from './talent-cost.ts';
import { missingRequirements } from './talent-requirements.ts';

/**
 * Removes an owned talent or pinnacle. The talent that it upgrades is owned again, or parked where the game
 * data do not define it, unless another owned one upgrades it or a skill gives it as a core talent. The bars
 * that a change of talents fills are at their maximum.
 * Rule: docs/rules/talents-and-skills.md#removing-a-talent.
 */
export function removeTalent(sheet: Sheet, name: string, gameData: GameData): Sheet {
  if (!sheet.talents.includes(name) && !sheet.pinnacles.includes(name)) return sheet;
  return withBarsRefilled(withoutTalent(sheet, name, gameData), gameData);
}

function withoutTalent(sheet: Sheet, name: string, gameData: GameData): Sheet {
  const rest = {
    ...sheet,
    talents: sheet.talents.filter((talent) => talent !== name),
    pinnacles: sheet.pinnacles.filter((talent) => talent !== name),
    // An upgrade that is parked no longer brings back what was given up.
    parked: { ...withoutParkedTalents(sheet.parked, [name]), upgrades: withoutUpgradesOf(sheet, name) },
  };
  const below = talentsBelow(name, gameData).at(0);
  // In a circle of upgrades the talent below is also above, and would return each time.
  const isCircle = below !== undefined && talentsBelow(below, gameData).includes(name);
  if (below === undefined || isCircle) return rest;
  return gameData.talents.has(below)
    ? withTalents(rest, [below], gameData)
    : withParkedTalent(rest, below, gameData);
}

function withoutUpgradesOf({ parked }: Sheet, name: string): ParkedBelongings['upgrades'] {
  return new Map([...parked.upgrades].filter(([, below]) => below !== name));
}

function withParkedTalent(sheet: Sheet, name: string, gameData: GameData): Sheet {
  const { parked } = sheet;
  if (talentsSuperseded([...ownedNames(sheet), name], gameData).has(name)) return sheet;
  return { ...sheet, parked: { ...parked, talents: [...new Set([...parked.talents, name])] } };
}

/**
 * The potential and the pinnacles that removing an owned talent gives back.
 * Rule: docs/rules/talents-and-skills.md#removing-a-talent.
 */
export function returnedByRemoval(
  sheet: Sheet,
  name: string,
  gameData: GameData,
): { readonly potential: number; readonly pinnacles: number } {
  const after = withoutTalent(sheet, name, gameData);
  const used = (each: Sheet) => potentialOf(each, gameData).used.total;
  const taken = (each: Sheet) => pinnaclesOf(each, gameData).taken.total;
  return { potential: used(sheet) - used(after), pinnacles: taken(sheet) - taken(after) };
}

/**
 * The owned talents and pinnacles that lose a requirement with this one, by name.
 * Rule: docs/rules/talents-and-skills.md#requirements.
 */
export function dependentTalents(sheet: Sheet, name: string, gameData: GameData): readonly string[] {
  const after = withoutTalent(sheet, name, gameData);
  const ownedNow = derive(sheet, gameData).ownedTalents;
  const ownedAfter = derive(after, gameData).ownedTalents;
  return [...after.talents, ...after.pinnacles].filter((each) => {
    const talent = gameData.talents.get(each);
    return (
      talent !== undefined &&
      missingRequirements(talent, ownedAfter).length > missingRequirements(talent, ownedNow).length
    );
  });
}
