import type { Sheet } from '../character/sheet/sheet.ts';
import { addStatusEffect } from '../combat/status-effects.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { HitResult } from '../play/rules/resolve-hit.ts';
import { type Consequence, changeBars } from './change-sheet.ts';

/**
 * Applies a hit to the sheet of its target: damage or healing first, then the status effect. Who falls by it
 * gains no effect, and neither does who is proof against it or is not in combat. A miss changes nothing.
 * Rule: docs/rules/play.md#hits.
 */
export function applyHit(
  sheet: Sheet,
  { kind, isHit, change, effect }: HitResult,
  gameData: GameData,
): Consequence {
  if (!isHit) return { sheet, steps: [], passed: [] };
  const amount = change === undefined ? 0 : change.amount.total;
  const changes =
    change === undefined
      ? []
      : [{ resource: change.resource, amount: kind === 'HEALING' ? amount : -amount }];
  const changed = changeBars(sheet, changes, gameData);
  if (effect === undefined || effect.isProof || changed.passed.length > 0) return changed;
  const gained = { name: effect.name, level: effect.level.total };
  return { ...changed, sheet: addStatusEffect(changed.sheet, gained, gameData) };
}
