import type { GameData } from '../game-data/game-data.ts';
import { playOf } from '../game-data/play-of.ts';
import { wordFor } from '../game-data/words.ts';
import { wholeNumber } from '../lib/whole-number.ts';
import { checkName } from './names.ts';
import { withBarsAtMaximum } from './resources.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';
import type { Sheet } from './sheet/sheet.ts';

/** The fields of the new character form. */
export interface NewCharacter {
  readonly name: string;
  readonly startingSkills: readonly string[];
  readonly startingPotential: number;
}

/** The level of a chosen skill. */
export const STARTING_SKILL_LEVEL = 2;

/**
 * Why this character cannot be created; undefined where it can. Too few starting skills come first (each
 * defined one counts once), then the name, then the starting potential.
 * Rule: docs/rules/characters.md#new-character.
 */
export function checkNewCharacter(
  { name, startingSkills, startingPotential }: NewCharacter,
  gameData: GameData,
  existingNames: readonly string[],
): string | undefined {
  const required = wholeNumber(gameData.constants.STARTING_SKILLS);
  const chosen = new Set(startingSkills.filter((skill) => gameData.skills.has(skill)));
  if (chosen.size < required) return `Please select ${required} skills.`;
  const nameProblem = checkName(name, existingNames);
  if (nameProblem !== undefined) return nameProblem;
  if (chosen.size > required) return `Please select no more than ${required} skills.`;
  const word = wordFor(gameData, 'POTENTIAL', 'potential');
  return startingPotential >= 0 ? undefined : `Please enter a starting ${word} of 0 or more.`;
}

/**
 * A new character: chosen skills at level 2, all others at level 1, bars at their maximum, no items, and the
 * currency and boost points of `start`, without which they are 0.
 * Rules: docs/rules/characters.md#new-character, docs/rules/play.md#the-start-of-a-character.
 */
export function createCharacter(
  { name, startingSkills, startingPotential }: NewCharacter,
  gameData: GameData,
): Sheet {
  const chosen = new Set(startingSkills);
  const { start } = playOf(gameData);
  const sheet: Sheet = {
    ...DEFAULT_SHEET,
    name: name.trim(),
    packInfo: gameData.packs.map((pack) => [pack.name, pack.version] as const),
    currency: start?.currency ?? 0,
    boostPoints: start?.boostPoints ?? 0,
    potential: Math.max(0, wholeNumber(startingPotential)),
    skills: new Map(
      [...gameData.skills.keys()].map((skill) => [skill, chosen.has(skill) ? STARTING_SKILL_LEVEL : 1]),
    ),
  };
  return withBarsAtMaximum(sheet, gameData);
}
