import { clamp, wholeNumberBelow } from '../lib/whole-number.ts';
import type { GameData } from './game-data.ts';

/** No screen can show more slots, whatever a pack says. */
const MAX_ACCESSORIES = 100;

/**
 * The highest level of a status effect: the STATUS_EFFECT_LEVEL_CAP constant rounded down, at least 1.
 * Rule: docs/rules/status-effects.md#level-cap.
 */
export function statusEffectLevelCap({ constants }: GameData): number {
  return Math.max(1, wholeNumberBelow(constants.STATUS_EFFECT_LEVEL_CAP));
}

/**
 * The highest level of a skill: the MAXIMUM_SKILL_LEVEL constant rounded down, at least 1.
 * Rule: docs/rules/talents-and-skills.md#skill-levels.
 */
export function highestSkillLevel({ constants }: GameData): number {
  return Math.max(1, wholeNumberBelow(constants.MAXIMUM_SKILL_LEVEL));
}

/**
 * The number of accessory slots: the ACCESSORIES_COUNT constant rounded down, from 0 to 100.
 * Rule: docs/rules/items.md#equipment-slots.
 */
export function accessorySlots({ constants }: GameData): number {
  return clamp(wholeNumberBelow(constants.ACCESSORIES_COUNT), 0, MAX_ACCESSORIES);
}
