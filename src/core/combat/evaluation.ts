import type { Phase } from '../character/sheet/sheet.ts';
import type { Action } from '../game-data/pack.ts';
import type { Sum } from '../lib/sum.ts';
import type { Wording } from '../lib/wording.ts';
import type { InflictedEffect } from '../play/rules/rolled-action.ts';
import type { InputValues, StatusEffectLevel } from '../rules/context.ts';
import type { CostLine } from '../rules/costs.ts';
import type { InputName, InputOptions } from '../rules/define.ts';
import type { DamageType, Resource } from '../rules/vocabulary.ts';
import type { ConditionRow } from './conditions.ts';
import type { DraftTarget } from './stack.ts';

/** One input of an element: its options, or an error if it has none. */
export type InputRow =
  | { readonly name: InputName; readonly options: InputOptions }
  | { readonly name: InputName | undefined; readonly error: string };

/** An effect or a cost in words; `error` means that the text says why it does nothing. */
export interface NodeRow {
  readonly text: Wording;
  readonly error: boolean;
}

/** A cost or a gain of an element in a resource; its amount is undefined if it depends on the element's own inputs. */
export interface ElementCostRow extends CostLine, NodeRow {
  /** Why it cannot be paid in addition to the costs before it; undefined if it can, or if that is unknown. */
  readonly shortfall: string | undefined;
}

/** The action, or one of the maneuvers on it. */
export interface ElementEvaluation {
  readonly action: Action;
  readonly place: DraftTarget;
  readonly inputs: readonly InputRow[];
  /** The value of each input, or its default. */
  readonly values: InputValues;
  readonly effects: readonly NodeRow[];
  readonly costs: readonly ElementCostRow[];
  readonly conditions: readonly ConditionRow[];
}

/** A total cost in a resource, and the available amount. */
export interface CostRow {
  readonly resource: Resource;
  readonly name: string;
  /** 0 where a cost and what lowers it cancel out. */
  readonly cost: Sum;
  readonly available: number;
  readonly affordable: boolean;
}

/** A total gain in a resource, before its maximum applies. */
export interface GainRow {
  readonly resource: Resource;
  readonly name: string;
  /** Above 0. */
  readonly gain: Sum;
  readonly available: number;
}

/** The result of a drafted action. Rule: docs/rules/combat.md#action-summary. */
export interface Evaluation {
  /** The action, then its maneuvers in order. */
  readonly elements: readonly ElementEvaluation[];
  /** undefined if the action rolls no dice. */
  readonly dice: { readonly skill: string; readonly pool: Sum; readonly count: Sum } | undefined;
  readonly power: Sum | undefined;
  readonly damage: { readonly type: DamageType; readonly name: string };
  readonly inflicted: InflictedEffect | undefined;
  readonly successes: Sum;
  readonly ante: Sum;
  readonly costs: readonly CostRow[];
  readonly gains: readonly GainRow[];
  /** Gained status effects, each once at its highest level, within the level cap. */
  readonly gainedEffects: readonly StatusEffectLevel[];
  /** The next phase, if the action ends the phase. */
  readonly nextPhase: Phase | undefined;
  /** The weapon to equip: its id ('' if none is chosen), and its name if it is in the inventory. */
  readonly weapon: { readonly id: string; readonly name: string | undefined } | undefined;
  /** Why it cannot be performed, besides unmet conditions. */
  readonly reasons: readonly Wording[];
  readonly canPerform: boolean;
}
