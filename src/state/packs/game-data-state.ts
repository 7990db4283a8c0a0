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

/** An enabled pack that another tab, or a restore, has since stored in another version or deleted. */
export interface OutdatedPack {
  readonly name: string;
  /** The version that is enabled. */
  readonly version: number;
  /** The version that is stored now; undefined where it was deleted. */
  readonly stored: number | undefined;
}

export interface GameDataState {
  /** `ready`: the packs are read and merged. */
  readonly status: 'reading' | 'ready';
  readonly gameData: GameData;
  readonly available: readonly AvailablePack[];
  /**
   * They stay enabled until packs are enabled anew:
   * docs/decisions/014-keep-enabled-packs-when-another-tab-changes-them.md.
   */
  readonly outdated: readonly OutdatedPack[];
  /**
   * What fails verification, by name; empty where the game data can be played.
   * Rule: docs/rules/game-data.md#verification.
   */
  readonly failures: readonly string[];
}

/** The active game data, and what can be done with the packs that they come from. */
export interface GameDataStore {
  readonly store: StoreApi<GameDataState>;
  /**
   * Reads the packs and merges those that are enabled, once, however often it is asked for. Never rejects.
   */
  ensureLoaded(): Promise<void>;
  /**
   * What the game data would be with exactly these packs, and with one of them as it would be once it is
   * stored anew. A pack that cannot be read is left out of its `packs`. Changes nothing.
   */
  merged(names: readonly string[], anew?: Pack): Promise<GameData>;
  /**
   * What these packs are read from, in their order: the standard ones are read already, of the others it is
   * the text.
   */
  sources(names: readonly string[]): Promise<readonly (Pack | string)[]>;
  /** Enables exactly these packs, as far as they are available, as they are stored now. */
  enableOnly(names: readonly string[]): Promise<void>;
  /**
   * Lists the stored packs anew, and announces what another tab changed. The enabled packs stay as they are.
   */
  refresh(): Promise<void>;
}
