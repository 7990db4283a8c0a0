import { derive } from '../character/derive.ts';
import { barMaxima, barsWithoutSurplus, barValues, withBars, withinMaxima } from '../character/resources.ts';
import type { Phase, Sheet } from '../character/sheet/sheet.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { StatusEffectLevel } from '../rules/context.ts';
import type { Resource } from '../rules/vocabulary.ts';
import type { ActionDraft } from './action-draft.ts';
import { withResourceChange } from './available-resources.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';
import { inPhase } from './rounds.ts';
import { withRaisedEffects } from './status-effects.ts';

/** The changes to the sheet when an action is performed. Rule: docs/rules/combat.md#action-summary. */
export interface ActionSummary {
  /** The weapon to equip, if it changes. */
  readonly weaponID: string | undefined;
  /** Status effects to raise to these levels. */
  readonly statusEffects: readonly StatusEffectLevel[];
  /** Signed changes: costs are negative. */
  readonly resources: ReadonlyMap<Resource, number>;
  /** The next phase, if it changes. */
  readonly changePhase: Phase | undefined;
}

/** The summary of an evaluated action. Rule: docs/rules/combat.md#action-summary. */
export function actionSummary({ weapon, gainedEffects, costs, gains, nextPhase }: Evaluation): ActionSummary {
  return {
    weaponID: weapon?.id,
    statusEffects: gainedEffects,
    resources: new Map([
      ...costs.flatMap(({ resource, cost }) => (cost.total > 0 ? [[resource, -cost.total] as const] : [])),
      ...gains.map(({ resource, gain }) => [resource, gain.total] as const),
    ]),
    changePhase: nextPhase,
  };
}

/**
 * Performs a drafted action. Its name and those of its maneuvers are recorded in the phase, the round and the
 * combat. The weapon, resources, status effects and phase change by its summary, and resources stay in
 * bounds. Returns the same sheet if the action cannot be performed.
 * Rule: docs/rules/combat.md#performing-an-action.
 */
export function performAction(sheet: Sheet, draft: ActionDraft, gameData: GameData): Sheet {
  const evaluation = evaluate(derive(sheet, gameData), draft);
  if (evaluation === undefined || !evaluation.canPerform) return sheet;
  const performed = evaluation.elements.map(({ action }) => action.name);
  const applied = applySummary(withPerformed(sheet, performed), actionSummary(evaluation), gameData);
  return withinMaxima(withoutSurplus(applied, sheet, gameData), gameData);
}

function withoutSurplus(sheet: Sheet, before: Sheet, gameData: GameData): Sheet {
  const maxima = (each: Sheet) => barMaxima(derive(each, gameData));
  return withBars(sheet, barsWithoutSurplus(barValues(sheet), maxima(before), maxima(sheet)));
}

function withPerformed(sheet: Sheet, names: readonly string[]): Sheet {
  const { combatState } = sheet;
  const withNames = (set: readonly string[]) => [...new Set([...set, ...names])];
  return {
    ...sheet,
    combatState: {
      ...combatState,
      currentPhaseActions: withNames(combatState.currentPhaseActions),
      currentRoundActions: withNames(combatState.currentRoundActions),
      combatActions: withNames(combatState.combatActions),
    },
  };
}

function applySummary(sheet: Sheet, summary: ActionSummary, gameData: GameData): Sheet {
  const { weaponID, changePhase } = summary;
  const armed =
    weaponID === undefined ? sheet : { ...sheet, equipment: { ...sheet.equipment, weapon: weaponID } };
  const paid = [...summary.resources].reduce<Sheet>(
    (before, [resource, change]) => withResourceChange(before, resource, change),
    armed,
  );
  const raised = withRaisedEffects(paid, summary.statusEffects, gameData);
  return changePhase === undefined
    ? raised
    : { ...raised, combatState: inPhase(raised.combatState, changePhase) };
}
