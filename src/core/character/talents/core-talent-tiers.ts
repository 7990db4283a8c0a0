import type { GameData } from '../../game-data/game-data.ts';

/** Core talents that become active together. */
export interface CoreTalentTier {
  /** The skill level from which they are active. */
  readonly breakpoint: number;
  readonly talents: readonly string[];
}

/**
 * The core talents of a skill by breakpoint. Lists beyond the last breakpoint belong to the last; tiers
 * without a talent are left out.
 * Rule: docs/rules/talents-and-skills.md#core-talents.
 */
export function coreTalentTiers(skill: string, gameData: GameData): readonly CoreTalentTier[] {
  const lists = gameData.skills.get(skill)?.coreTalents ?? [];
  const { coreTalentBreakpoints } = gameData;
  const last = coreTalentBreakpoints.length - 1;
  return coreTalentBreakpoints
    .map((breakpoint, index) => ({
      breakpoint,
      talents: [...new Set(lists.slice(index, index === last ? undefined : index + 1).flat())],
    }))
    .filter(({ talents }) => talents.length > 0);
}
