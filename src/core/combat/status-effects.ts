import { withinMaxima } from '../character/resources.ts';
import type { CombatState, Sheet } from '../character/sheet/sheet.ts';
import { statusEffectLevelCap } from '../game-data/caps.ts';
import type { GameData } from '../game-data/game-data.ts';
import { clamp, wholeNumber } from '../lib/whole-number.ts';
import { say, userName, type Wording } from '../lib/wording.ts';
import type { StatusEffectLevel } from '../rules/context.ts';

/** What can have status effects: a sheet, or a member of an encounter. */
export interface StatusEffectHolder {
  readonly combatState: Pick<CombatState, 'round' | 'statusEffects'>;
}

/**
 * Why a status effect cannot be added at a level; undefined if it can. The name '' means that none is chosen.
 * Rule: docs/rules/status-effects.md#adding-a-status-effect.
 */
export function checkStatusEffect(
  { combatState }: StatusEffectHolder,
  { name: effect, level }: StatusEffectLevel,
  gameData: GameData,
): Wording | undefined {
  const { round, statusEffects } = combatState;
  if (round === 0) return ['Combat must begin before you are able to add Status Effects.'];
  if (!gameData.statusEffects.has(effect)) return ['You must select a Status Effect.'];
  const before = statusEffects.get(effect) ?? 0;
  if (raisedLevel(before, level, statusEffectLevelCap(gameData)) === before) {
    return say`You already have an equal or higher level of ${userName(effect)}.`;
  }
  return undefined;
}

/**
 * Adds a status effect, with its level clamped between 1 and the level cap. Returns the same sheet if it
 * cannot be added. Bars stay within their maximum, which the effect may lower.
 * Rule: docs/rules/status-effects.md#adding-a-status-effect.
 */
export function addStatusEffect(sheet: Sheet, effect: StatusEffectLevel, gameData: GameData): Sheet {
  if (checkStatusEffect(sheet, effect, gameData) !== undefined) return sheet;
  return withinMaxima(withRaisedEffects(sheet, [effect], gameData), gameData);
}

/**
 * Sets the level of a status effect that the character has: at least 1, and not above the level cap unless it
 * is above it already. Returns the same sheet if nothing changes. Bars stay within their maximum.
 * Rule: docs/rules/status-effects.md#changing-a-level.
 */
export function setStatusEffectLevel(
  sheet: Sheet,
  { name: effect, level }: StatusEffectLevel,
  gameData: GameData,
): Sheet {
  const before = sheet.combatState.statusEffects.get(effect);
  if (before === undefined) return sheet;
  const after = clamp(wholeNumber(level), 1, Math.max(before, statusEffectLevelCap(gameData)));
  if (after === before) return sheet;
  const statusEffects = new Map(sheet.combatState.statusEffects).set(effect, after);
  return withinMaxima({ ...sheet, combatState: { ...sheet.combatState, statusEffects } }, gameData);
}

/**
 * Removes a status effect; bars stay within their maximum, which it may have raised.
 * Rule: docs/rules/status-effects.md#removing-a-status-effect.
 */
export function removeStatusEffect(sheet: Sheet, effect: string, gameData: GameData): Sheet {
  const statusEffects = new Map(sheet.combatState.statusEffects);
  if (!statusEffects.delete(effect)) return sheet;
  return withinMaxima({ ...sheet, combatState: { ...sheet.combatState, statusEffects } }, gameData);
}

/**
 * The level of a status effect that is gained at another level: whole, at least 1 and at most the cap; never
 * below what it was, 0 for none.
 * Rule: docs/rules/status-effects.md#gaining-status-effects.
 */
export function raisedLevel(before: number, level: number, cap: number): number {
  return Math.max(before, clamp(wholeNumber(level), 1, cap));
}

/**
 * Raises status effects to these levels, within the level cap; a lower level changes nothing.
 * Rule: docs/rules/status-effects.md#gaining-status-effects.
 */
export function withRaisedEffects(
  sheet: Sheet,
  effects: readonly StatusEffectLevel[],
  gameData: GameData,
): Sheet {
  const statusEffects = new Map(sheet.combatState.statusEffects);
  for (const { name: effect, level } of effects) {
    const before = statusEffects.get(effect) ?? 0;
    statusEffects.set(effect, raisedLevel(before, level, statusEffectLevelCap(gameData)));
  }
  return { ...sheet, combatState: { ...sheet.combatState, statusEffects } };
}
