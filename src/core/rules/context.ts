import type { Sum } from '../lib/sum.ts';
import type { Bar } from './bars.ts';
import type { DamageType, Property, Resource } from './vocabulary.ts';

/** A status effect at a level of 1 or more. */
export interface StatusEffectLevel {
  readonly name: string;
  readonly level: number;
}

/** The player's input values for an action or a maneuver; a kind without a value is absent. */
export interface InputValues {
  readonly skill?: string;
  /** The id of an inventory item. */
  readonly weapon?: string;
  readonly statusEffect?: StatusEffectLevel;
  readonly numeric?: number;
}

/** The part of the game data that wording and references may use. */
export interface Glossary {
  hasStatusEffect(name: string): boolean;
  /** Every defined status effect, sorted. */
  readonly statusEffects: readonly string[];
  /** Every defined skill, sorted. */
  readonly skills: readonly string[];
  /** The skills of a group by its key, such as PHYSICAL_SKILLS; empty for an unknown group. */
  skillGroup(key: string): readonly string[];
  /** The name of a damage type: from the packs, or `Unrelated` and `Healing` for the two fixed types. */
  damageTypeName(type: DamageType): string;
  /**
   * What the packs call a resource; after an amount of it, in the form that fits. A word of a pack has one
   * form.
   */
  resourceName(resource: Resource, amount?: number): string;
}

/** The acting character as the rules see it. */
export interface Actor {
  readonly glossary: Glossary;
  /** The character's level in a skill, 0 for a skill that it lacks. */
  skillLevel(skill: string): number;
  /** Weapons in the inventory, in the inventory's order. */
  readonly weapons: readonly { readonly id: string; readonly name: string }[];
  /** The id of the equipped weapon, '' for none. */
  readonly equippedWeapon: string;
  current(resource: Resource): number;
  maximum(bar: Bar): number;
  readonly statusEffects: ReadonlyMap<string, number>;
  readonly statusEffectLevelCap: number;
  readonly dicePoolModifier: Sum;
  readonly powerModifier: Sum;
  /** The modifier of a cost in a resource; `NOTHING` for a resource without one. */
  costModifier(resource: Resource): Sum;
  /** Names of the actions and maneuvers performed. */
  readonly performed: {
    readonly currentPhase: ReadonlySet<string>;
    readonly currentRound: ReadonlySet<string>;
    readonly previousRound: ReadonlySet<string>;
    readonly combat: ReadonlySet<string>;
  };
}

/** The result of an action and its maneuvers so far. Each effect returns a new draft. */
export interface Draft {
  /** Changes to each property, by source; POWER is absent until an effect changes it. */
  readonly changes: ReadonlyMap<Property, Sum>;
  /** The skill that the player chose, if any. */
  readonly chosenSkill: string | undefined;
  /** The skills of SET_SKILL_DEFAULTS, used if the player chose none. */
  readonly skillDefaults: readonly string[];
  readonly inflictedEffect: string | undefined;
  readonly damageType: DamageType;
  /** The id of the weapon to equip; '' if the player chose none; undefined if no effect equips one. */
  readonly weapon: string | undefined;
  readonly gainedEffects: readonly StatusEffectLevel[];
  readonly endsPhase: boolean;
  /** Costs (positive) and gains (negative) by resource, before the cost modifier. */
  readonly costs: ReadonlyMap<Resource, Sum>;
}

/** Everything that a rule kind may read while one action or maneuver (the element) is applied. */
export interface RuleContext {
  readonly actor: Actor;
  /** The draft before this effect or condition. */
  readonly draft: Draft;
  /** The element's own name: the source of what it changes. */
  readonly element: string;
  /** The chosen action's name; the same as the element's name if the element is the action. */
  readonly action: string;
  /** Names of the maneuvers stacked before the element; empty for the action. */
  readonly stackedBefore: ReadonlySet<string>;
  /** Status effects that the element's own conditions ask the character to have. */
  readonly effectsNeeded: ReadonlySet<string>;
  /** The player's input values for the element; inputs that it lacks are those of the action. */
  readonly inputs: InputValues;
  /** The total cost by resource, maneuvers and cost modifier included, for the cost comparison. */
  readonly wholeCost: (resource: Resource) => number;
}
