import type { Action } from '../game-data/pack.ts';
import type { EffectAtLevel, FastDraft } from './draft.ts';
import type { Fighter } from './fighter.ts';
import type { ActionProgram } from './program.ts';

/** Input values as the rules of an element see them: its own, and those of the action that it does not ask for. */
export interface FastInputs {
  readonly skill?: string | undefined;
  readonly weapon?: string | undefined;
  readonly statusEffect?: EffectAtLevel | undefined;
  readonly numeric?: number | undefined;
}

export const NO_INPUTS: FastInputs = {};

/** An action or a maneuver on the stack. */
export interface FastElement {
  readonly program: ActionProgram;
  /** The values that were given for its inputs. */
  readonly given: FastInputs;
  /** Its inputs, as its own rules see them. */
  readonly inputs: FastInputs;
  /** Its own inputs alone. */
  readonly own: FastInputs;
  /** The amounts that its cost comparisons compare with, in the order of the program. */
  readonly limits: readonly number[];
}

/** An action with maneuvers. `draft` is the result of all of them. */
export interface FastStack {
  readonly fighter: Fighter;
  readonly elements: readonly FastElement[];
  readonly draft: FastDraft;
}

/** Where a rule is evaluated: an element that goes onto a stack. */
export interface RulePlace {
  readonly fighter: Fighter;
  /** The elements before it. */
  readonly before: readonly FastElement[];
  readonly action: Action;
  readonly inputs: FastInputs;
}

/** The name of the action at the bottom of the stack. */
export function firstName({ before, action }: RulePlace): string {
  return before[0]?.program.action.name ?? action.name;
}

/** The number that an amount has for a draft. */
export type AmountProgram = (draft: FastDraft, place: RulePlace) => number;
export type ConditionProgram = (draft: FastDraft, place: RulePlace) => boolean;
/** Changes the draft in place. */
export type EffectProgram = (draft: FastDraft, place: RulePlace) => void;
