import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GameData, NO_GAME_DATA } from '../core/game-data/game-data.ts';
import type { Pack } from '../core/game-data/pack.ts';
import type { StoredPack } from '../core/game-data/stored-pack.ts';
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
  /** `fetched`: the base file is here, or it is known why not. `ready`: the packs are read and merged. */
  readonly status: 'fetching' | 'fetched' | 'ready';
  readonly gameData: GameData;
  readonly available: readonly AvailablePack[];
  /** What fails verification, by name; empty where the game data can be played (seed 1 §4). */
  readonly failures: readonly string[];
  /** Why there is no standard pack; undefined where there is one. */
  readonly baseFileProblem: string | undefined;
}

export interface GameDataStore {
  readonly store: StoreApi<GameDataState>;
  /** Fetches the base file. Never rejects. */
  fetch(): Promise<void>;
  /** Reads the packs and merges those that are enabled, once, however often it is asked for. Never rejects. */
  makeReady(): Promise<void>;
  /** What the game data would be with exactly these packs. Changes nothing. */
  merged(names: readonly string[]): Promise<GameData>;
  /** Enables exactly these packs, of those at hand. */
  enableOnly(names: readonly string[]): Promise<void>;
  /** Looks again which packs are stored, after some were stored or deleted; what is enabled stays so, a new one is not. */
  lookAgain(): Promise<void>;
}

const DISABLED = 'disabledPacks';

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** What reads and merges packs, in a chunk of its own: the home page is there before it. */
const packRules = () => import('./pack-rules.ts');

/** The game data in force and the packs that it comes from. */
export function createGameData(
  fetchBaseFile: () => Promise<Result<unknown, string>>,
  packs: Packs<StoredPack>,
  remembered: Remembered,
): GameDataStore {
  const store = createStore<GameDataState>(() => ({
    status: 'fetching',
    gameData: NO_GAME_DATA,
    available: [],
    failures: [],
    baseFileProblem: undefined,
  }));
  let fetching: Promise<Result<unknown, string>> | undefined;
  let making: Promise<void> | undefined;
  let standard: readonly Pack[] = [];
  let custom: readonly PackEntry[] = [];
  /** The custom packs in force, and those that a plan looked at since. */
  const known = new Map<string, Promise<Pack | undefined>>();
  packs.subscribe(() => known.clear());

  function fetchOnce(): Promise<Result<unknown, string>> {
    fetching ??= fetchBaseFile();
    return fetching;
  }

  const namesAtHand = () => [...standard, ...custom].map((pack) => pack.name);

  /** A stored pack, read; undefined for one that cannot be, which storage then sets aside. */
  async function readStored(name: string): Promise<Pack | undefined> {
    const [text, { readPack }] = await Promise.all([packs.readText(name), packRules()]);
    const read = text === undefined ? undefined : await readPack(text);
    if (read?.ok) return read.value.pack;
    await packs.read(name);
    return undefined;
  }

  async function knownPack(name: string): Promise<Pack | undefined> {
    const reading = known.get(name) ?? readStored(name);
    known.set(name, reading);
    const pack = await reading;
    // Another time it may be there.
    if (pack === undefined && known.get(name) === reading) known.delete(name);
    return pack;
  }

  /** The game data of these packs: those in force where they are the same, else merged anew. */
  async function merged(names: readonly string[]): Promise<GameData> {
    const wanted = new Set(names);
    const { status, gameData, available } = store.getState();
    const enabled = available.filter((pack) => pack.enabled);
    const isInForce = enabled.length === wanted.size && enabled.every((pack) => wanted.has(pack.name));
    if (status === 'ready' && isInForce) return gameData;
    const { mergePacks } = await packRules();
    const stored = await Promise.all(
      custom.filter((entry) => wanted.has(entry.name)).map((entry) => knownPack(entry.name)),
    );
    return mergePacks([
      ...standard.filter((pack) => wanted.has(pack.name)),
      ...stored.filter((pack) => pack !== undefined),
    ]);
  }

  async function putInForce(names: readonly string[]): Promise<void> {
    const { verifyGameData } = await packRules();
    const enabled = new Set(names);
    const gameData = await merged(names);
    for (const name of [...known.keys()]) if (!enabled.has(name)) known.delete(name);
    const asAvailable =
      (origin: AvailablePack['origin']) =>
      ({ name, version }: PackEntry | Pack): AvailablePack => ({
        name,
        version,
        origin,
        enabled: enabled.has(name),
      });
    store.setState({
      status: 'ready',
      gameData,
      available: [...standard.map(asAvailable('standard')), ...custom.map(asAvailable('custom'))],
      failures: verifyGameData(gameData),
    });
  }

  async function enableOnly(names: readonly string[]): Promise<void> {
    const enabled = new Set(names);
    remembered.write(
      DISABLED,
      namesAtHand().filter((name) => !enabled.has(name)),
    );
    await putInForce(names);
  }

  async function make(): Promise<void> {
    const [base, stored, { parsePack }] = await Promise.all([fetchOnce(), packs.list(), packRules()]);
    const read = readBaseFile(base, parsePack);
    standard = read.packs;
    custom = stored;
    store.setState({ baseFileProblem: read.problem });
    const disabled = new Set(textsOf(remembered.read(DISABLED)));
    await putInForce(namesAtHand().filter((name) => !disabled.has(name)));
  }

  return {
    store,
    merged,
    async fetch() {
      const base = await fetchOnce();
      if (store.getState().status !== 'fetching') return;
      store.setState({ status: 'fetched', baseFileProblem: base.ok ? undefined : base.problem });
    },
    makeReady() {
      making ??= make();
      return making;
    },
    enableOnly,
    async lookAgain() {
      const enabled = store.getState().available.filter((pack) => pack.enabled);
      custom = await packs.list();
      // What is in force may hold an older version of a pack that was stored anew.
      store.setState({ status: 'fetched' });
      await enableOnly(namesAtHand().filter((name) => enabled.some((pack) => pack.name === name)));
    },
  };
}

/** The packs of the base file, one or a list; invalid ones are left out (seed 1 §4; decisions: Standard data). */
function readBaseFile(
  base: Result<unknown, string>,
  parsePack: (json: unknown) => Result<Pack, readonly Problem[]>,
): { packs: readonly Pack[]; problem: string | undefined } {
  if (!base.ok) return { packs: [], problem: base.problem };
  const read = (Array.isArray(base.value) ? base.value : [base.value]).map((each) => parsePack(each));
  const packs = read.flatMap((each) => (each.ok ? [each.value] : []));
  if (packs.length > 0) return { packs, problem: undefined };
  const problem = read.flatMap((each) => (each.ok ? [] : each.problem)).at(0);
  return {
    packs,
    problem: `The standard game data hold no valid pack${problem ? ` (${problem.path}: ${problem.message})` : ''}.`,
  };
}
