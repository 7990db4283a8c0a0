import type { Bar } from '../rules/bars.ts';
import type { Condition } from '../rules/conditions/index.ts';
import type { Cost } from '../rules/costs.ts';
import type { Effect } from '../rules/effects/index.ts';
import type { Inputs } from '../rules/inputs/index.ts';
import type { MalformedNode } from '../rules/node.ts';
import type {
  ConfigurableDamageType,
  ConstantName,
  ItemDiscriminator,
  TalentTier,
} from '../rules/vocabulary.ts';

/** Paragraphs. A pack may write one as a plain string. */
export type Text = readonly string[];

/** An action or a maneuver: one shape for both. Rule: docs/pack-format.md#actions-and-maneuvers. */
export interface Action {
  readonly name: string;
  readonly description: Text;
  readonly tags: readonly string[];
  readonly inputs: Inputs;
  readonly resources: readonly (Cost | MalformedNode)[];
  readonly effects: readonly (Effect | MalformedNode)[];
  readonly conditions: readonly (Condition | MalformedNode)[];
}

export interface ItemTemplate {
  readonly name: string;
  readonly description: Text;
  readonly discriminator: ItemDiscriminator;
  readonly stackable: boolean;
  readonly weight: number;
  readonly cost: number;
  readonly modifiers: ReadonlyMap<string, number>;
  readonly talents: readonly string[];
  readonly actions: readonly string[];
  readonly maneuvers: readonly string[];
}

export interface Skill {
  readonly name: string;
  readonly description: Text;
  /** Names of talents by core talent breakpoint. */
  readonly coreTalents: readonly (readonly string[])[];
}

export interface StatusEffect {
  readonly name: string;
  readonly resourceType: Bar | undefined;
  readonly description: Text;
  readonly tags: readonly string[];
  /** At level n the modifier is +n where true and -n where false. */
  readonly modifiersByPolarity: ReadonlyMap<string, boolean>;
}

export interface Talent {
  readonly name: string;
  readonly tier: TalentTier;
  readonly description: Text;
  readonly tags: readonly string[];
  readonly modifiers: ReadonlyMap<string, number>;
  readonly actions: readonly string[];
  readonly maneuvers: readonly string[];
  readonly prerequisites: readonly string[];
  /** The talent that this one upgrades, if any. */
  readonly upgrades: string | undefined;
}

export interface DamageInfo {
  readonly type: ConfigurableDamageType;
  readonly name: string;
  readonly skillGroupName: string | undefined;
  readonly relatedSkills: readonly string[] | undefined;
}

/**
 * One parsed pack file. `parsePack` creates it, and `serializePack` writes it back.
 * Rule: docs/pack-format.md#the-pack.
 */
export interface Pack {
  readonly name: string;
  readonly version: number;
  readonly actions: {
    readonly defaultActions: readonly string[];
    readonly defaultManeuvers: readonly string[];
    readonly actions: readonly Action[];
    readonly maneuvers: readonly Action[];
  };
  readonly constants: ReadonlyMap<ConstantName, number>;
  readonly damageInfo: readonly DamageInfo[];
  readonly groups: {
    readonly constantGroups: ReadonlyMap<string, readonly string[]>;
    readonly skillGroups: ReadonlyMap<string, readonly string[]>;
  };
  readonly items: readonly ItemTemplate[];
  readonly coreTalentBreakpoints: readonly number[];
  readonly pinnacleBreakpoints: readonly number[];
  readonly skills: readonly Skill[];
  readonly statusEffects: readonly StatusEffect[];
  readonly talents: readonly Talent[];
  /**
   * How the game is played, as the file writes it: nothing in it refuses a pack, and most screens need none
   * of it. `playOf` reads it. Absent in a pack without it.
   */
  readonly play?: unknown;
}

/** The pack without the entries of its long lists. */
export const withoutEntries = (pack: Pack): Pack => ({
  ...pack,
  actions: { ...pack.actions, actions: [], maneuvers: [] },
  items: [],
  skills: [],
  statusEffects: [],
  talents: [],
});
