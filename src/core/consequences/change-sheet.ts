import { derive } from '../character/derive.ts';
import { barMaxima, barValues, withBars, withinMaxima } from '../character/resources.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { withResourceChange } from '../combat/available-resources.ts';
import type { GameData } from '../game-data/game-data.ts';
import { playOf } from '../game-data/play-of.ts';
import type { BarChange, BarStep } from '../play/rules/bar-changes.ts';
import { applyBarChanges, applyFalls, type BarAccess } from '../play/rules/change-bars.ts';
import type { PassedThreshold } from '../play/rules/falls.ts';

/** A sheet after something happened to it. */
export interface Consequence {
  readonly sheet: Sheet;
  /** What its bars went through, in order. */
  readonly steps: readonly BarStep[];
  /** Whether it fell or died by it. */
  readonly passed: readonly PassedThreshold[];
}

/** How the rules of bars read and change a sheet. */
function barAccess(gameData: GameData): BarAccess<Sheet> {
  return {
    bars: barValues,
    maxima: (sheet) => barMaxima(derive(sheet, gameData)),
    withBars,
    withinMaxima: (sheet) => withinMaxima(sheet, gameData),
    paying: (sheet, resource, amount) => withResourceChange(sheet, resource, -amount),
    withoutStatusEffects: (sheet) => ({
      ...sheet,
      combatState: { ...sheet.combatState, statusEffects: new Map() },
    }),
    withoutLosses: ({ parked, ...sheet }, lost) => ({
      ...sheet,
      parked: { ...parked, bars: parked.bars.filter(({ bar }) => bar !== lost) },
    }),
  };
}

/**
 * Changes bars one after another, and lets the character fall or die where they come down to it. Several
 * changes at once are one fall.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function changeBars(sheet: Sheet, changes: readonly BarChange[], gameData: GameData): Consequence {
  const { owner, ...changed } = applyBarChanges(sheet, changes, barAccess(gameData), playOf(gameData));
  return { ...changed, sheet: owner };
}

/**
 * The changed sheet of a character who falls or dies where the change took its bars down to that. Bars that
 * were down before the change are no fall.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function withFalls(
  before: Sheet,
  changed: Sheet,
  gameData: GameData,
): Pick<Consequence, 'sheet' | 'passed'> {
  const { owner, passed } = applyFalls(barValues(before), changed, barAccess(gameData), playOf(gameData));
  return { sheet: owner, passed };
}
