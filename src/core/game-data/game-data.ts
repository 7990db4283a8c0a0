import type { Glossary } from '../rules/context.ts';
import {
  CONSTANT_NAMES,
  type ConfigurableDamageType,
  type ConstantName,
  resourceNameAfter,
} from '../rules/vocabulary.ts';
import type { Action, ItemTemplate, Skill, StatusEffect, Talent } from './pack.ts';

export interface PackVersion {
  readonly name: string;
  readonly version: number;
}

/** A configured damage type with the names derived from it. */
export interface DamageTypeInfo {
  readonly type: ConfigurableDamageType;
  readonly name: string;
  /** The key of its skill group, such as PHYSICAL_SKILLS. */
  readonly groupKey: string;
  /** The modifier of its own soak, such as PHYSICAL_SOAK. */
  readonly soakName: string;
}

/**
 * The current rules: the enabled packs merged, later ones over earlier ones, with the indexes that every
 * lookup uses. Built once by `mergePacks` and never changed.
 * Rule: docs/rules/game-data.md#merging-packs.
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
  /** Every constant; 0 for one that no pack defines. */
  readonly constants: Readonly<Record<ConstantName, number>>;
  readonly damageTypes: ReadonlyMap<ConfigurableDamageType, DamageTypeInfo>;
  readonly constantGroups: ReadonlyMap<string, readonly string[]>;
  readonly skillGroups: ReadonlyMap<string, readonly string[]>;
  /** The keys of the groups that a skill is in. */
  readonly groupsOfSkill: ReadonlyMap<string, readonly string[]>;
  readonly coreTalentBreakpoints: readonly number[];
  readonly pinnacleBreakpoints: readonly number[];
  readonly glossary: Glossary;
  /** The field `play` of each enabled pack that has one, as its file writes it. `playOf` reads them. */
  readonly play: readonly unknown[];
}

/** Every constant at 0, as without packs. */
export const NO_CONSTANTS = Object.fromEntries(CONSTANT_NAMES.map((name) => [name, 0])) as Readonly<
  Record<ConstantName, number>
>;

/** The game data without packs. */
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
  constants: NO_CONSTANTS,
  damageTypes: new Map(),
  constantGroups: new Map(),
  skillGroups: new Map(),
  groupsOfSkill: new Map(),
  coreTalentBreakpoints: [],
  pinnacleBreakpoints: [],
  play: [],
  glossary: {
    hasStatusEffect: () => false,
    statusEffects: [],
    skills: [],
    skillGroup: () => [],
    damageTypeName: () => '',
    resourceName: (resource, amount) => resourceNameAfter(amount, resource),
  },
};
