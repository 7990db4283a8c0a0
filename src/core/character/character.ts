import type { GameData } from '../game-data/game-data.ts';
import type { Action, Talent } from '../game-data/pack.ts';
import type { Sum } from '../lib/sum.ts';
import type { Bar } from '../rules/bars.ts';
import type { ConfigurableDamageType } from '../rules/vocabulary.ts';
import type { InventoryItem, Sheet } from './sheet/sheet.ts';
import type { CoreTalentTier } from './talents/core-talent-tiers.ts';

/** A skill of the character. */
export interface CharacterSkill {
  readonly name: string;
  readonly level: number;
  /** The core talents by breakpoint, active from that skill level on. */
  readonly coreTalents: readonly (CoreTalentTier & { readonly active: boolean })[];
  /** The dice of a plain roll: the level plus the DICE_POOL modifier, at least 1. */
  readonly dice: Sum;
}

/** A talent that counts for the character, and the names of what grants it: itself, skills or items. */
export interface GrantedTalent {
  readonly name: string;
  /** undefined where the game data do not define it. */
  readonly talent: Talent | undefined;
  readonly sources: readonly string[];
}

/** An action or a maneuver that the character may take, and the names of what grants it. */
export interface AvailableAction {
  readonly action: Action;
  readonly sources: readonly string[];
}

/**
 * Everything derived from a sheet and the game data. It is never stored, and every number has its sources.
 */
export interface Character {
  readonly sheet: Sheet;
  readonly gameData: GameData;
  /** The modifier of a name (a modifier kind or the soak of a damage type), with its sources. */
  modifier(name: string): Sum;
  readonly maximum: Readonly<Record<Bar, Sum>>;
  readonly encumbrance: Sum;
  /** The weight of the inventory, to one decimal, each stack a source. */
  readonly weight: Sum;
  readonly soak: readonly {
    readonly type: ConfigurableDamageType;
    /** The damage type's name. */
    readonly name: string;
    readonly sum: Sum;
  }[];
  /** Action points at the start of a round. */
  readonly actionPoints: Sum;
  readonly skills: readonly CharacterSkill[];
  /**
   * The talents that count, each once: owned ones, pinnacles, active core talents, and those of equipped
   * items.
   */
  readonly talents: readonly GrantedTalent[];
  /** The names that meet prerequisites: the talents that count, and those that they upgrade. */
  readonly ownedTalents: ReadonlySet<string>;
  readonly potential: {
    readonly skillCost: Sum;
    readonly talentCost: Sum;
    readonly used: Sum;
    readonly free: Sum;
  };
  readonly pinnacles: {
    readonly reached: Sum;
    readonly taken: Sum;
    readonly available: number;
  };
  readonly actions: readonly AvailableAction[];
  readonly maneuvers: readonly AvailableAction[];
  /** Equipped items that the inventory holds, weapon first. */
  readonly equippedItems: readonly InventoryItem[];
}
