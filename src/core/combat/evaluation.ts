import type { Phase } from '../character/sheet/sheet.ts';
import type { Action } from '../game-data/pack.ts';
import type { Sum } from '../lib/sum.ts';
import type { Wording } from '../lib/wording.ts';
import type { InputValues, StatusEffectLevel } from '../rules/context.ts';
import type { InputName, InputOptions } from '../rules/define.ts';
import type { DamageType, Resource } from '../rules/vocabulary.ts';
import type { ConditionRow } from './conditions.ts';
import type { DraftTarget } from './stack.ts';

/** One input of an element: what it offers, or the text in place of one that cannot be made. */
export type InputRow =
  | { readonly name: InputName; readonly options: InputOptions }
  | { readonly name: InputName | undefined; readonly error: string };

/** An effect or a cost in words; `error` where the words say why it does nothing. */
export interface NodeRow {
  readonly text: Wording;
  readonly error: boolean;
}

/** What an element costs or gains of a resource, in words. */
export interface ElementCostRow extends NodeRow {
  /** undefined where the pack writes the cost wrongly. */
  readonly resource: Resource | undefined;
  /**
   * Why it cannot be paid together with what stands before it; undefined where it can, or that cannot be
   * known.
   */
  readonly shortfall: string | undefined;
}

/** The action, or one of the maneuvers on it. */
export interface ElementEvaluation {
  readonly action: Action;
  readonly place: DraftTarget;
  readonly inputs: readonly InputRow[];
  /** What each input has been given, or its default. */
  readonly values: InputValues;
  readonly effects: readonly NodeRow[];
  readonly costs: readonly ElementCostRow[];
  readonly conditions: readonly ConditionRow[];
}

/** What is to be paid of a resource, beside what is there. */
export interface CostRow {
  readonly resource: Resource;
  readonly name: string;
  /** Above 0. */
  readonly cost: Sum;
  readonly available: number;
  readonly affordable: boolean;
}

/** What is gained of a resource, before its maximum. */
export interface GainRow {
  readonly resource: Resource;
  readonly name: string;
  /** Above 0. */
  readonly gain: Sum;
  readonly available: number;
}

/** What a drafted action comes to. Rule: docs/rules/combat.md#action-summary. */
export interface Evaluation {
  /** The action, then its maneuvers in order. */
  readonly elements: readonly ElementEvaluation[];
  /** undefined where the action rolls none. */
  readonly dice: { readonly skill: string; readonly pool: Sum; readonly count: Sum } | undefined;
  readonly power: Sum | undefined;
  readonly damage: { readonly type: DamageType; readonly name: string };
  readonly inflicted: { readonly name: string; readonly level: Sum } | undefined;
  readonly successes: Sum;
  readonly ante: Sum;
  readonly costs: readonly CostRow[];
  readonly gains: readonly GainRow[];
  /** Status effects gained, each once at its highest level, within the level cap. */
  readonly gainedEffects: readonly StatusEffectLevel[];
  /** The phase after it, where it ends the phase. */
  readonly nextPhase: Phase | undefined;
  /** The weapon to equip: its id ('' for none chosen), and its name where it is in the inventory. */
  readonly weapon: { readonly id: string; readonly name: string | undefined } | undefined;
  /** Why it cannot be performed, besides unmet conditions. */
  readonly reasons: readonly Wording[];
  readonly canPerform: boolean;
}
