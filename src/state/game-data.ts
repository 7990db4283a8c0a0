import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameData } from '../core/game-data/game-data.ts';
import { mergePacks } from '../core/game-data/merge-packs.ts';
import type { Pack } from '../core/game-data/pack.ts';
import { parsePack } from '../core/game-data/parse-pack.ts';
import { verifyGameData } from '../core/game-data/verify.ts';
import type { Problem } from '../core/lib/problem.ts';
import type { Result } from '../core/lib/result.ts';
import type { PackEntry, Packs, Remembered } from '../storage/storage.ts';

/** A pack at hand: one of the base file, or a stored custom one. */
export interface AvailablePack {
  readonly name: string;
  readonly version: number;
  readonly origin: 'standard' | 'custom';
  readonly enabled: boolean;
}

export interface GameDataState {
  readonly ready: boolean;
  readonly gameData: GameData;
  readonly available: readonly AvailablePack[];
  /** What fails verification, by name; empty where the game data can be played (seed 1 §4). */
  readonly failures: readonly string[];
  /** Why there is no standard pack; undefined where there is one. */
  readonly baseFileProblem: string | undefined;
}

export interface GameDataStore {
  readonly store: StoreApi<GameDataState>;
  /** Reads the base file and the stored packs, and merges those that are enabled. Never rejects. */
  start(): Promise<void>;
  /** What the game data would be with exactly these packs. Changes nothing. */
  merged(names: readonly string[]): Promise<GameData>;
  /** Enables exactly these packs, of those at hand. */
  enableOnly(names: readonly string[]): Promise<void>;
}

const DISABLED = 'disabledPacks';

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** The game data in force and the packs that it comes from. */
export function createGameData(
  fetchBaseFile: () => Promise<Result<unknown, string>>,
  packs: Packs<Pack>,
  remembered: Remembered,
): GameDataStore {
  const store = createStore<GameDataState>(() => ({
    ready: false,
    gameData: mergePacks([]),
    available: [],
    failures: [],
    baseFileProblem: undefined,
  }));
  let standard: readonly Pack[] = [];
  let custom: readonly PackEntry[] = [];
  let baseFileProblem: string | undefined;

  /** The game data of these packs: those in force where they are the same, else merged anew. */
  async function merged(names: readonly string[]): Promise<GameData> {
    const wanted = new Set(names);
    const state = store.getState();
    const enabled = state.available.filter((pack) => pack.enabled);
    const isInForce = enabled.length === wanted.size && enabled.every((pack) => wanted.has(pack.name));
    if (state.ready && isInForce) return state.gameData;
    const readCustom = await Promise.all(
      custom.filter((entry) => wanted.has(entry.name)).map((entry) => packs.read(entry.name)),
    );
    return mergePacks([
      ...standard.filter((pack) => wanted.has(pack.name)),
      ...readCustom.flatMap((read) => (read.ok ? [read.value] : [])),
    ]);
  }

  async function putInForce(names: readonly string[]): Promise<void> {
    const enabled = new Set(names);
    const gameData = await merged(names);
    store.setState({
      ready: true,
      gameData,
      available: [
        ...standard.map((pack) => ({
          name: pack.name,
          version: pack.version,
          origin: 'standard' as const,
          enabled: enabled.has(pack.name),
        })),
        ...custom.map((entry) => ({
          name: entry.name,
          version: entry.version,
          origin: 'custom' as const,
          enabled: enabled.has(entry.name),
        })),
      ],
      failures: verifyGameData(gameData),
      baseFileProblem,
    });
  }

  return {
    store,
    merged,
    async start() {
      const [base, stored] = await Promise.all([fetchBaseFile(), packs.list()]);
      const read = readBaseFile(base);
      standard = read.packs;
      baseFileProblem = read.problem;
      custom = stored;
      const disabled = new Set(textsOf(remembered.read(DISABLED)));
      await putInForce(
        [...standard, ...custom].map((pack) => pack.name).filter((name) => !disabled.has(name)),
      );
    },
    async enableOnly(names) {
      const enabled = new Set(names);
      remembered.write(
        DISABLED,
        [...standard, ...custom].map((pack) => pack.name).filter((name) => !enabled.has(name)),
      );
      await putInForce(names);
    },
  };
}

/** The packs of the base file, one or a list; invalid ones are left out (seed 1 §4; decisions: Standard data). */
function readBaseFile(base: Result<unknown, string>): {
  packs: readonly Pack[];
  problem: string | undefined;
} {
  if (!base.ok) return { packs: [], problem: base.problem };
  const read: Result<Pack, readonly Problem[]>[] = (
    Array.isArray(base.value) ? base.value : [base.value]
  ).map((each) => parsePack(each));
  const packs = read.flatMap((each) => (each.ok ? [each.value] : []));
  if (packs.length > 0) return { packs, problem: undefined };
  const problem = read.flatMap((each) => (each.ok ? [] : each.problem)).at(0);
  return {
    packs,
    problem: `The standard game data hold no valid pack${problem ? ` (${problem.path}: ${problem.message})` : ''}.`,
  };
}
