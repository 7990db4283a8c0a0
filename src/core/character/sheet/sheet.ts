import type { Bar, BarField } from '../../rules/bars.ts';

/** The id in an empty slot. */
export const NO_ITEM = '';

export const DEFAULT_NOTES = 'You can place notes here!';

/** Width breakpoints of the sheet's grid, widest first. */
export const BREAKPOINTS = ['xl', 'lg', 'md', 'sm', 'xs', 'xxs'] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

export interface InventoryItem {
  readonly id: string;
  readonly name: string;
  readonly flavor: string;
  readonly quantity: number;
  /** The name of a template of the game data, or `Generic`. */
  readonly template: string;
  /** Custom items only: the weight of the whole stack, kept to one decimal. */
  readonly weight?: number;
  /** Custom items only. */
  readonly cost?: number;
}

export interface Equipment {
  readonly weapon: string;
  readonly armor: string;
  /** An item's id or NO_ITEM for each slot. */
  readonly accessories: readonly string[];
}

export type Phase = 1 | 2 | 3;

/**
 * Round 0 means that combat has not started; phase 3 is the End Phase.
 * Rule: docs/rules/combat.md#combat-state.
 */
export interface CombatState {
  readonly round: number;
  readonly phase: Phase;
  readonly actionPoints: number;
  readonly statusEffects: ReadonlyMap<string, number>;
  /** Each name once, here and below: the actions and maneuvers performed. */
  readonly currentRoundActions: readonly string[];
  readonly previousRoundActions: readonly string[];
  readonly combatActions: readonly string[];
  readonly currentPhaseActions: readonly string[];
}

/** A reversion record: 0 a destroyed item, 4 an ended combat. `date` is in milliseconds since 1970. */
export type ChangeHistoryEntry =
  | { readonly date: number; readonly discriminator: 0; readonly item: InventoryItem }
  | { readonly date: number; readonly discriminator: 4; readonly combatState: CombatState };

/** One tile's position in react-grid-layout's terms, in columns and rows. */
export interface TilePlace {
  readonly i: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A slot; those of accessories have an index from 0. */
export type EquipmentSlot =
  | { readonly kind: 'weapon' | 'armor' }
  | { readonly kind: 'accessory'; readonly index: number };

/** The slot that an item was in. */
export interface ParkedEquipment {
  readonly id: string;
  readonly slot: EquipmentSlot;
}

/** A bar that went down to a lower maximum. */
export interface LoweredBar {
  readonly bar: Bar;
  readonly from: number;
  readonly to: number;
}

/** The losses to a change of game data, kept so that they can return when a pack defines them again. */
export interface ParkedBelongings {
  readonly items: readonly InventoryItem[];
  readonly skills: ReadonlyMap<string, number>;
  readonly talents: readonly string[];
  readonly pinnacles: readonly string[];
  /** The former slots of parked items and of accessories that were taken off. */
  readonly equipped: readonly ParkedEquipment[];
  /**
   * The points that bars lost to a lower maximum, which come back with it; no two losses of a bar overlap.
   */
  readonly bars: readonly LoweredBar[];
  /**
   * What parked talents that no pack defines upgrade, and what the undefined ones below them do. It tells
   * which talents were paid for.
   */
  readonly upgrades: ReadonlyMap<string, string>;
}

/**
 * A character sheet of the current version, every field in its bounds.
 * Rule: docs/rules/characters.md#character-file.
 */
export interface Sheet extends Readonly<Record<BarField, number>> {
  readonly version: number;
  readonly name: string;
  readonly packInfo: readonly (readonly [name: string, version: number])[];
  readonly potential: number;
  readonly currency: number;
  readonly boostPoints: number;
  readonly skills: ReadonlyMap<string, number>;
  readonly talents: readonly string[];
  readonly pinnacles: readonly string[];
  readonly inventory: ReadonlyMap<string, InventoryItem>;
  readonly equipment: Equipment;
  readonly notes: string;
  readonly layouts: ReadonlyMap<Breakpoint, readonly TilePlace[]>;
  readonly combatState: CombatState;
  readonly changeHistory: readonly ChangeHistoryEntry[];
  readonly parked: ParkedBelongings;
}

/**
 * A stored sheet of any version. Its name, version and packs are read; `json` holds the whole sheet as it was
 * written, until loading upgrades and parses it.
 * Rule: docs/rules/characters.md#uploading-characters.
 */
export interface StoredSheet {
  readonly version: number;
  readonly name: string;
  readonly packInfo: readonly (readonly [name: string, version: number])[];
  readonly json: Readonly<Record<string, unknown>>;
}
