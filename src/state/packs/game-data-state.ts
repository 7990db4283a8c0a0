import type { StoreApi } from 'zustand/vanilla';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { Pack } from '../../core/game-data/pack.ts';

/** A pack of the base file, or a stored custom one. */
export interface AvailablePack {
  readonly name: string;
  readonly version: number;
  readonly origin: 'standard' | 'custom';
  /** Whether this tab has it enabled, in this version or another. */
  readonly enabled: boolean;
}

/** An enabled pack that another tab or a restore has since replaced or deleted. */
export interface OutdatedPack {
  readonly name: string;
  /** The version that is enabled. */
  readonly version: number;
  /** The stored version; undefined if the pack was deleted. */
  readonly stored: number | undefined;
}

export interface GameDataState {
  /** `ready`: the packs are read and merged. */
  readonly status: 'reading' | 'ready';
  readonly gameData: GameData;
  readonly available: readonly AvailablePack[];
  /**
   * They stay enabled until packs are enabled again:
   * docs/decisions/014-keep-enabled-packs-when-another-tab-changes-them.md.
   */
  readonly outdated: readonly OutdatedPack[];
  /**
   * The names of constants that fail verification; empty if the game data are playable.
   * Rule: docs/rules/game-data.md#verification.
   */
  readonly failures: readonly string[];
}

/** The active game data, and operations on their packs. */
export interface GameDataStore {
  readonly store: StoreApi<GameDataState>;
  /** Reads the packs and merges the enabled ones. Repeated calls share one run. Never rejects. */
  ensureLoaded(): Promise<void>;
  /**
   * The game data with exactly these packs, one of which may have new content that is not yet stored. An
   * unreadable pack is left out of its `packs`. Changes nothing.
   */
  merged(names: readonly string[], anew?: Pack): Promise<GameData>;
  /** The content of a pack; undefined where it cannot be read. Never rejects. */
  read(pack: AvailablePack): Promise<Pack | undefined>;
  /** The sources of these packs, in order: parsed packs for the standard ones, texts for the others. */
  sources(names: readonly string[]): Promise<readonly (Pack | string)[]>;
  /** Enables exactly these packs in their stored versions, as far as they are available. */
  enableOnly(names: readonly string[]): Promise<void>;
  /** Lists the stored packs again, and announces changes of other tabs. The enabled packs stay unchanged. */
  refresh(): Promise<void>;
}
