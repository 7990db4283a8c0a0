import type { Sheet } from '../character/sheet/sheet.ts';
import { addStatusEffect } from '../combat/status-effects.ts';
import type { GameData } from '../game-data/game-data.ts';
import { type HitResult, hitChanges } from '../play/rules/resolve-hit.ts';
import { type Consequence, changeBars } from './change-sheet.ts';

/**
 * Applies a hit to the sheet of its target: damage or healing first, then the status effect. Who falls by it
 * gains no effect, and neither does who is proof against it or is not in combat. A miss changes nothing.
 * Rule: docs/rules/play.md#hits.
 */
export function applyHit(sheet: Sheet, result: HitResult, gameData: GameData): Consequence {
  if (!result.isHit) return { sheet, steps: [], passed: [] };
  const changed = changeBars(sheet, hitChanges(result), gameData);
  const { effect } = result;
  if (effect === undefined || effect.isProof || changed.passed.length > 0) return changed;
  const gained = { name: effect.name, level: effect.level.total };
  return { ...changed, sheet: addStatusEffect(changed.sheet, gained, gameData) };
}
