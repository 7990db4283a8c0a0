import { highestSkillLevel } from '../../game-data/caps.ts';
import type { GameData } from '../../game-data/game-data.ts';
import { wordFor } from '../../game-data/words.ts';
import { clamp, wholeNumber } from '../../lib/whole-number.ts';
import type { Character } from '../character.ts';
import { potentialOf } from '../potential.ts';
import { withinMaxima } from '../resources.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** The levels changed in the skill editor and not yet submitted; other skills keep the sheet's level. */
export type SkillDraft = ReadonlyMap<string, number>;

const TRAINED_LEVEL = 2;

/**
 * Sets a skill's level in the draft, clamped to its range; the sheet's own level is no change. An unknown
 * skill leaves the draft unchanged.
 * Rule: docs/rules/talents-and-skills.md#skill-editor.
 */
export function withSkillLevel(
  sheet: Sheet,
  draft: SkillDraft,
  skill: string,
  level: number,
  gameData: GameData,
): SkillDraft {
  if (!sheet.skills.has(skill)) return draft;
  const changed = new Map(draft).set(skill, clamp(wholeNumber(level), 1, highestSkillLevel(gameData)));
  if (changed.get(skill) === sheet.skills.get(skill)) changed.delete(skill);
  return changed;
}

/**
 * The draft as far as the sheet and the game data allow it: without unknown skills, and with every level in
 * its range. Rule: docs/rules/screens.md#drafts.
 */
export function supportedSkillDraft(sheet: Sheet, draft: SkillDraft, gameData: GameData): SkillDraft {
  let supported: SkillDraft = new Map();
  for (const [skill, level] of draft) supported = withSkillLevel(sheet, supported, skill, level, gameData);
  return supported;
}

/** The levels of all skills: those of the draft, else those of the sheet. */
export function draftedSkills({ skills }: Sheet, draft: SkillDraft): Sheet['skills'] {
  return new Map([...skills].map(([skill, level]) => [skill, draft.get(skill) ?? level]));
}

/**
 * The potential that the draft's skills and the talents use together, and the potential left.
 * Rule: docs/rules/talents-and-skills.md#used-potential.
 */
export function draftedPotential(
  sheet: Sheet,
  draft: SkillDraft,
  gameData: GameData,
): Character['potential'] {
  return potentialOf({ ...sheet, skills: draftedSkills(sheet, draft) }, gameData);
}

/**
 * Why a draft of skills cannot be submitted: it exceeds the potential, talents included, or has too few
 * skills at level 2 or above; undefined where it can be.
 * Rule: docs/rules/talents-and-skills.md#skill-editor.
 */
export function checkSkills(sheet: Sheet, draft: SkillDraft, gameData: GameData): string | undefined {
  if (draftedPotential(sheet, draft, gameData).used.total > sheet.potential) {
    return `Your cost is greater than your ${wordFor(gameData, 'POTENTIAL', 'potential')}`;
  }
  const required = wholeNumber(gameData.constants.STARTING_SKILLS);
  const trained = [...draftedSkills(sheet, draft).values()].filter((level) => level >= TRAINED_LEVEL).length;
  return trained < required
    ? `You must have ${required} Skills at 2 or above, you currently have ${trained}`
    : undefined;
}

/**
 * Gives the sheet the levels of a draft. Bars keep within their maximum, since core talents may change it. A
 * draft that changes nothing or cannot be submitted leaves the sheet unchanged.
 * Rule: docs/rules/talents-and-skills.md#skill-editor.
 */
export function submitSkills(sheet: Sheet, draft: SkillDraft, gameData: GameData): Sheet {
  const skills = draftedSkills(sheet, draft);
  const isSame = [...skills].every(([skill, level]) => sheet.skills.get(skill) === level);
  if (isSame || checkSkills(sheet, draft, gameData) !== undefined) return sheet;
  return withinMaxima({ ...sheet, skills }, gameData);
}
