import type { GameData } from '../game-data/game-data.ts';
import { clamp, wholeNumber } from '../lib/whole-number.ts';
import type { Character } from './character.ts';
import { potentialOf } from './potential.ts';
import { withinMaxima } from './resources.ts';
import type { Sheet } from './sheet.ts';

/** The levels that the skill editor holds before they are submitted. */
export type SkillDraft = ReadonlyMap<string, number>;

const TRAINED_LEVEL = 2;

/** The levels that a skill can have, from 1 to the MAXIMUM_SKILL_LEVEL constant (seed 2 §5). */
export function skillLevels({ constants }: GameData): { readonly minimum: number; readonly maximum: number } {
  return { minimum: 1, maximum: Math.max(1, wholeNumber(constants.MAXIMUM_SKILL_LEVEL)) };
}

/** The draft with a skill at a level, brought between the bounds; an unknown skill leaves it as it is (seed 2 §5). */
export function withSkillLevel(
  draft: SkillDraft,
  skill: string,
  level: number,
  gameData: GameData,
): SkillDraft {
  if (!draft.has(skill)) return draft;
  const { minimum, maximum } = skillLevels(gameData);
  return new Map(draft).set(skill, clamp(wholeNumber(level), minimum, maximum));
}

/**
 * What the skills of a draft and the talents would cost together, and what potential would be left (decisions: Rules
 * arithmetic).
 */
export function draftedPotential(
  sheet: Sheet,
  draft: SkillDraft,
  gameData: GameData,
): Character['potential'] {
  return potentialOf({ ...sheet, skills: draft }, gameData);
}

/**
 * The first reason why a draft of skills cannot be submitted: it costs more than the potential, talents included, or
 * too few skills are at level 2 or above; undefined where there is none (seed 2 §5; decisions: Rules arithmetic).
 */
export function checkSkills(sheet: Sheet, draft: SkillDraft, gameData: GameData): string | undefined {
  if (draftedPotential(sheet, draft, gameData).used.total > sheet.potential) {
    return 'Your cost is greater than your potential';
  }
  const required = wholeNumber(gameData.constants.STARTING_SKILLS);
  const trained = [...draft.values()].filter((level) => level >= TRAINED_LEVEL).length;
  return trained < required
    ? `You must have ${required} Skills at 2 or above, you currently have ${trained}`
    : undefined;
}

/**
 * Gives the sheet the levels of a draft; bars keep within their maximum, since core talents may change it (seed 2 §4
 * Skills).
 */
export function submitSkills(sheet: Sheet, draft: SkillDraft, gameData: GameData): Sheet {
  return withinMaxima({ ...sheet, skills: draft }, gameData);
}
