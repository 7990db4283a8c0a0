import { derive } from '../character/derive.ts';
import { barMaxima, barValues, withBars, withinMaxima } from '../character/resources.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { withResourceChange } from '../combat/available-resources.ts';
import type { GameData } from '../game-data/game-data.ts';
import { playOf } from '../game-data/play-of.ts';
import { afterSteps, type BarChange, type BarStep, barSteps } from '../play/rules/bar-changes.ts';
import { type PassedThreshold, passedThresholds } from '../play/rules/falls.ts';

/** A sheet after something happened to it. */
export interface Consequence {
  readonly sheet: Sheet;
  /** What its bars went through, in order. */
  readonly steps: readonly BarStep[];
  /** Whether it fell or died by it. */
  readonly passed: readonly PassedThreshold[];
}

/**
 * Changes bars one after another, and lets the character fall or die where they come down to it. Several changes
 * at once are one fall.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function changeBars(sheet: Sheet, changes: readonly BarChange[], gameData: GameData): Consequence {
  const values = barValues(sheet);
  const steps = barSteps(changes, values, barMaxima(derive(sheet, gameData)));
  const changed = withinMaxima(withBars(sheet, afterSteps(values, steps)), gameData);
  return { ...withFalls(sheet, changed, gameData), steps };
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
  const passed = passedThresholds(barValues(before), barValues(changed), playOf(gameData));
  return { sheet: passed.reduce((each, fall) => fallen(each, fall, gameData), changed), passed };
}

/**
 * The sheet of a character who passed a threshold: what that costs is paid as far as it goes, status effects end
 * where the rule says so, and the bar stays down though a maximum rises again.
 */
function fallen(sheet: Sheet, { threshold }: PassedThreshold, gameData: GameData): Sheet {
  const paid = threshold.costs.reduce(
    (before, { resource, amount }) => withResourceChange(before, resource, -amount),
    sheet,
  );
  if (!threshold.clearsStatusEffects) return withinMaxima(paid, gameData);
  const { parked } = paid;
  return withinMaxima(
    {
      ...paid,
      combatState: { ...paid.combatState, statusEffects: new Map() },
      parked: { ...parked, bars: parked.bars.filter(({ bar }) => bar !== threshold.resource) },
    },
    gameData,
  );
}
