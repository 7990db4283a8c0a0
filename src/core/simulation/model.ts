import type { LoweredBar } from '../character/sheet/sheet.ts';
import type { Action } from '../game-data/pack.ts';
import type { Use } from '../play/parts/uses.ts';
import type { Comparison, DamageType } from '../rules/vocabulary.ts';
import type { EffectAtLevel, FastDraft } from './draft.ts';
import type { FightRules } from './rules.ts';
import type { SlotBases } from './slots.ts';

/*
 * What the parts of a simulated fight are. They refer to each other: a form has actions, which read fighters.
 */

/** Somebody in a fight: numbers that change, and a form that says what they are made of. */
export interface Fighter {
  readonly entrant: Entrant;
  readonly rules: FightRules;
  /** The place among all fighters, from 0. */
  readonly index: number;
  readonly side: 0 | 1;
  readonly form: Form;
  /** In the order of RESOURCES. */
  readonly resources: Float64Array;
  lowered: readonly LoweredBar[];
  /** By the number of the status effect. */
  readonly levels: Float64Array;
  /** By the number of the name: IN_PHASE and the like. */
  readonly performed: Map<number, number>;
  round: number;
  phase: 1 | 2 | 3;
  /** At 0 health: does nothing until healed. */
  isDown: boolean;
  /** The position on the line between the sides, in Moves. */
  position: number;
  /** Turns left in this round with the current one; undefined before the first round. */
  turnsLeft: number | undefined;
  habit: Habit | undefined;
  /** How far an attack scored below the best one, by its number; and what a maneuver added, by `pairKey`. */
  readonly experience: Map<number, number>;
  /** How often it performed what, by name. */
  readonly used: Map<string, number>;
  /** The number in a slot, with status effects. */
  value(slot: number): number;
  resource(index: number): number;
  level(effect: number): number;
  /**
   * Sets the level of a status effect, and the numbers that it changes. Bars may then exceed their maximum.
   */
  setLevel(effect: number, level: number): void;
  /** Takes another form: other equipment, or an item less. Bars may then exceed their maximum. */
  takeForm(form: Form): void;
  /** The same fighter at this moment, without its experience, to try something on it. */
  copy(): Fighter;
  has(id: number, when: number): boolean;
  /** Records an action or a maneuver. */
  record(id: number, name: string): void;
}

/** The usual attack of a fighter, with the modifiers that it had when this was calculated. */
export interface Habit {
  readonly blow: Blow;
  /** In Moves. */
  readonly reach: number;
  readonly dicePool: number;
  readonly power: number;
}

/** How somebody enters a fight. */
export interface Entrant {
  /** What it is counted under, such as a skill group. */
  readonly label: string;
  readonly form: Form;
  /** The values of the resources, in the order of RESOURCES. */
  readonly resources: readonly number[];
  readonly lowered: readonly LoweredBar[];
  /** Levels by the number of the status effect. */
  readonly levels: ReadonlyMap<number, number>;
  /** When it performed what, by the number of the name. */
  readonly performed: ReadonlyMap<number, number>;
  readonly round: number;
}

/** An item that can be used in a fight. */
export interface FightItem {
  readonly id: string;
  readonly use: Use;
  readonly quantity: number;
}

/** What a fighter is while its equipment stays: everything that its status effects do not change. */
export interface Form {
  readonly bases: SlotBases;
  readonly skillLevel: (skill: string) => number;
  readonly actions: readonly ActionProgram[];
  readonly maneuvers: readonly ActionProgram[];
  readonly weapons: readonly { readonly id: string; readonly name: string }[];
  readonly equippedWeapon: string;
  readonly items: readonly FightItem[];
  /** Of the inventory, in the unit of encumbrance. */
  readonly weight: number;
  /** What takes the place of the base of the difficulty; undefined for a character. */
  readonly difficulty: number | undefined;
  /** The numbers of the status effects that do not take hold of it. */
  readonly proofAgainst: ReadonlySet<number>;
  /** The form with this weapon equipped, by the id of the item. */
  withWeapon(id: string): Form;
  /** The form after a piece of this item is used up. */
  withoutOne(id: string): Form;
}

/** An action with its maneuvers: the roll and the effect of a hit. */
export interface Blow {
  readonly dice: number;
  /** Successes besides those of the dice. */
  readonly successes: number;
  /** undefined if the action has no power, like a hindrance. */
  readonly power: number | undefined;
  readonly damageType: DamageType;
  readonly inflicted: EffectAtLevel | undefined;
}

/**
 * Input values as the rules of an element see them: its own, and those of the action that it does not ask
 * for.
 */
export interface FastInputs {
  readonly skill?: string | undefined;
  readonly weapon?: string | undefined;
  readonly statusEffect?: EffectAtLevel | undefined;
  readonly numeric?: number | undefined;
}

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

/** The number that an amount has for a draft. */
export type AmountProgram = (draft: FastDraft, place: RulePlace) => number;
export type ConditionProgram = (draft: FastDraft, place: RulePlace) => boolean;
/** Changes the draft in place. */
export type EffectProgram = (draft: FastDraft, place: RulePlace) => void;
export interface CostProgram {
  readonly resource: number;
  readonly amount: AmountProgram;
}

/** A condition on the cost of the whole stack. */
export interface CostLimit {
  readonly resource: number;
  readonly comparison: Comparison;
  readonly amount: AmountProgram;
}

/** An action or a maneuver as a character performs it: its rules without their texts. */
export interface ActionProgram {
  readonly action: Action;
  readonly id: number;
  readonly isAttack: boolean;
  /** In Moves. */
  readonly reach: number;
  readonly inputs: InputPrograms;
  readonly effects: readonly EffectProgram[];
  /** Those of `effects` that set the skills of an action without a chosen one. */
  readonly skillDefaults: readonly EffectProgram[];
  readonly costs: readonly CostProgram[];
  /** Whether a condition is malformed, and so never met. */
  readonly isNever: boolean;
  readonly conditions: readonly ConditionProgram[];
  readonly quickConditions: readonly ConditionProgram[];
  readonly costLimits: readonly CostLimit[];
  readonly isOnlyAction: boolean;
  /** The action points that it costs by itself. */
  readonly leastPoints: number;
  readonly takesBoosts: boolean;
  /** The values of skill and weapon to try. */
  readonly fixedValues: readonly FastInputs[];
  /** What each maneuver that needs this action in the same round adds to a property, in points of score. */
  readonly enables: readonly (readonly number[])[];
}

export interface SkillInputProgram {
  readonly choices: readonly string[];
  readonly best: string | undefined;
}

export interface WeaponInputProgram {
  readonly choices: readonly string[];
  readonly others: readonly string[];
  readonly preset: string | undefined;
}

export interface EffectInputProgram {
  /** The number of each effect, and whether it is offered only at the level that the fighter has. */
  readonly choices: readonly { readonly effect: number; readonly isOwn: boolean }[];
  /** Whether the action requires one of the fighter's effects. */
  readonly requiresOwn: boolean;
}

export interface NumberInputProgram {
  readonly minimum: number;
  /** The maximum; `draft` is the element's own result without the number, where `isByDraft`. */
  readonly maximum: (draft: FastDraft, fighter: Fighter) => number;
  readonly isByDraft: boolean;
}

/** The inputs of an action or a maneuver; one that is absent or malformed is undefined. */
export interface InputPrograms {
  readonly skill: SkillInputProgram | undefined;
  readonly weapon: WeaponInputProgram | undefined;
  readonly statusEffect: EffectInputProgram | undefined;
  readonly numeric: NumberInputProgram | undefined;
  readonly isNone: boolean;
}
