import type { GameData } from '../game-data/game-data.ts';
import { wordFor } from '../game-data/words.ts';
import { addSums, roundedSum, sumOf } from '../lib/sum.ts';
import { wholeNumber } from '../lib/whole-number.ts';
import type { Character } from './character.ts';
import type { Sheet } from './sheet/sheet.ts';
import { skillCost } from './skills/skill-cost.ts';
import { talentCost, withTalentsBelow } from './talents/talent-cost.ts';

/**
 * The names paid for with potential or a pinnacle: owned talents, pinnacles, and all below them.
 * Rule: docs/rules/talents-and-skills.md#used-potential.
 */
export function paidTalents({ talents, pinnacles }: Sheet, gameData: GameData): ReadonlySet<string> {
  return withTalentsBelow([...talents, ...pinnacles], gameData);
}

/**
 * The potential that skills and talents cost, and the free potential; it is below 0 where they cost more.
 * Rule: docs/rules/talents-and-skills.md#used-potential.
 */
export function potentialOf(sheet: Sheet, gameData: GameData): Character['potential'] {
  const skills = skillCost(sheet.skills, gameData);
  const talents = roundedSum(talentCost(paidTalents(sheet, gameData), gameData).parts, wholeNumber);
  const used = roundedSum(addSums(skills, talents).parts, wholeNumber);
  const free = roundedSum(
    [
      { source: wordFor(gameData, 'POTENTIAL'), amount: sheet.potential },
      ...used.parts.map(({ source, amount }) => ({ source, amount: -amount })),
    ],
    wholeNumber,
  );
  return { skillCost: skills, talentCost: talents, used, free };
}

/**
 * The pinnacle breakpoints that potential reaches, each a part, less the pinnacles taken, at least 0. A
 * pinnacle below an upgrade stays taken.
 * Rule: docs/rules/talents-and-skills.md#pinnacles.
 */
export function pinnaclesOf(sheet: Sheet, gameData: GameData): Character['pinnacles'] {
  const reached = sumOf(
    gameData.pinnacleBreakpoints
      .filter((breakpoint) => sheet.potential >= breakpoint)
      .map((breakpoint) => ({ source: `${wordFor(gameData, 'POTENTIAL')} ${breakpoint}`, amount: 1 })),
  );
  const listed = new Set(sheet.pinnacles);
  const taken = sumOf(
    [...paidTalents(sheet, gameData)]
      .filter((name) => listed.has(name) || gameData.talents.get(name)?.tier === 'PINNACLE')
      .map((name) => ({ source: name, amount: 1 })),
  );
  return { reached, taken, available: Math.max(0, reached.total - taken.total) };
}
