import type { Glossary } from '../rules/context.ts';
import type { ConfigurableDamageType, ConstantName } from '../rules/vocabulary.ts';
import type { Action, ItemTemplate, Skill, StatusEffect, Talent } from './pack.ts';

export interface PackVersion {
  readonly name: string;
  readonly version: number;
}

/** A configured damage type with the names that follow from it. */
export interface DamageTypeInfo {
  readonly type: ConfigurableDamageType;
  readonly name: string;
  /** The key of its skill group, as PHYSICAL_SKILLS. */
  readonly groupKey: string;
  /** The modifier of its own soak, as PHYSICAL_SOAK. */
  readonly soakName: string;
}

/**
 * The rules in force: the enabled packs merged, later ones over earlier ones, with the indexes that every lookup
 * uses. Built once by `mergePacks` and never changed (seed 1 §4).
 */
export interface GameData {
  readonly packs: readonly PackVersion[];
  readonly actions: ReadonlyMap<string, Action>;
  readonly maneuvers: ReadonlyMap<string, Action>;
  readonly defaultActions: readonly string[];
  readonly defaultManeuvers: readonly string[];
  readonly items: ReadonlyMap<string, ItemTemplate>;
  readonly skills: ReadonlyMap<string, Skill>;
  readonly statusEffects: ReadonlyMap<string, StatusEffect>;
  readonly talents: ReadonlyMap<string, Talent>;
  /** Every constant; 0 for one that no pack gives. */
  readonly constants: Readonly<Record<ConstantName, number>>;
  readonly damageTypes: ReadonlyMap<ConfigurableDamageType, DamageTypeInfo>;
  readonly constantGroups: ReadonlyMap<string, readonly string[]>;
  readonly skillGroups: ReadonlyMap<string, readonly string[]>;
  /** The keys of the groups that a skill is in. */
  readonly groupsOfSkill: ReadonlyMap<string, readonly string[]>;
  readonly coreTalentBreakpoints: readonly number[];
  readonly pinnacleBreakpoints: readonly number[];
  readonly glossary: Glossary;
}

/** The game data of no pack at all. */
export const NO_GAME_DATA: GameData = {
  packs: [],
  actions: new Map(),
  maneuvers: new Map(),
  defaultActions: [],
  defaultManeuvers: [],
  items: new Map(),
  skills: new Map(),
  statusEffects: new Map(),
  talents: new Map(),
  constants: {
    ACCESSORIES_COUNT: 0,
    ACTION_POINT_BASE: 0,
    BASE_ENCUMBRANCE: 0,
    MAXIMUM_ENERGY: 0,
    MAXIMUM_FOCUS: 0,
    MAXIMUM_HEALTH: 0,
    MAXIMUM_SKILL_LEVEL: 0,
    MAXIMUM_VIGOR: 0,
    STARTING_SKILLS: 0,
    STATUS_EFFECT_LEVEL_CAP: 0,
    TALENT_MINOR_COST: 0,
    TALENT_MODERATE_COST: 0,
    TALENT_MAJOR_COST: 0,
  },
  damageTypes: new Map(),
  constantGroups: new Map(),
  skillGroups: new Map(),
  groupsOfSkill: new Map(),
  coreTalentBreakpoints: [],
  pinnacleBreakpoints: [],
  glossary: {
    hasStatusEffect: () => false,
    statusEffects: [],
    skills: [],
    skillGroup: () => [],
    damageTypeName: () => '',
  },
};
