import type { Sum } from '../lib/sum.ts';
import type { Bar } from './bars.ts';
import type { DamageType, Property, Resource } from './vocabulary.ts';

/** A status effect at a level of 1 or more. */
export interface StatusEffectLevel {
  readonly name: string;
  readonly level: number;
}

/** What the player gives to an action or a maneuver; a kind that is not given is absent. */
export interface InputValues {
  readonly skill?: string;
  /** The id of an inventory item. */
  readonly weapon?: string;
  readonly statusEffect?: StatusEffectLevel;
  readonly numeric?: number;
}

/** The names that game data give a meaning; all that wording and references may ask of them. */
export interface Glossary {
  hasStatusEffect(name: string): boolean;
  /** Every status effect defined, sorted. */
  readonly statusEffects: readonly string[];
  /** Every skill defined, sorted. */
  readonly skills: readonly string[];
  /** The skills of a group by its key (PHYSICAL_SKILLS); empty for an unknown one. */
  skillGroup(key: string): readonly string[];
  /** The name that packs give a damage type; `Unrelated` and `Healing` for the two fixed ones. */
  damageTypeName(type: DamageType): string;
}

/** The acting character as the rules see it. */
export interface Actor {
  readonly glossary: Glossary;
  /** The character's level in a skill, 0 for one it does not have. */
  skillLevel(skill: string): number;
  /** Weapons in the inventory, in its order. */
  readonly weapons: readonly { readonly id: string; readonly name: string }[];
  /** The id of the equipped weapon, '' for none. */
  readonly equippedWeapon: string;
  current(resource: Resource): number;
  maximum(bar: Bar): number;
  readonly statusEffects: ReadonlyMap<string, number>;
  readonly statusEffectLevelCap: number;
  readonly dicePoolModifier: Sum;
  readonly powerModifier: Sum;
  /** What is added to a cost in a resource; nothing where no modifier changes it. */
  costModifier(resource: Resource): Sum;
  /** Names of the actions and maneuvers performed. */
  readonly performed: {
    readonly currentPhase: ReadonlySet<string>;
    readonly currentRound: ReadonlySet<string>;
    readonly previousRound: ReadonlySet<string>;
    readonly combat: ReadonlySet<string>;
  };
}

/** What an action and its maneuvers have come to so far. Effects return a new one. */
export interface Draft {
  /** Changes to each property, by source; POWER is absent until an effect changes it. */
  readonly changes: ReadonlyMap<Property, Sum>;
  /** The skill that the player chose, if any. */
  readonly chosenSkill: string | undefined;
  /** The skills of SET_SKILL_DEFAULTS, used where none is chosen. */
  readonly skillDefaults: readonly string[];
  readonly inflictedEffect: string | undefined;
  readonly damageType: DamageType;
  /**
   * The id of the weapon to equip; '' where the player chose none; undefined where no effect asks for one.
   */
  readonly weapon: string | undefined;
  readonly gainedEffects: readonly StatusEffectLevel[];
  readonly endsPhase: boolean;
  /** Costs (positive) and gains (negative) by resource, before the cost modifier. */
  readonly costs: ReadonlyMap<Resource, Sum>;
}

/** All that a rule kind may see while one action or maneuver (the element) is applied. */
export interface RuleContext {
  readonly actor: Actor;
  /** The draft before this effect or condition. */
  readonly draft: Draft;
  /** The element's own name: the source of what it changes. */
  readonly element: string;
  /** The chosen action's name; the element's own where the element is the action. */
  readonly action: string;
  /** Names of the maneuvers stacked before the element; empty for the action. */
  readonly stackedBefore: ReadonlySet<string>;
  /** Status effects that the element's own conditions ask the character to have. */
  readonly effectsNeeded: ReadonlySet<string>;
  /** What the player gave to the element; what it does not ask for itself, it takes from the action. */
  readonly inputs: InputValues;
  /** The whole cost by resource, maneuvers and cost modifier included, for the cost comparison. */
  readonly wholeCost: (resource: Resource) => number;
}
