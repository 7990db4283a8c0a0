import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GameData, NO_GAME_DATA } from '../core/game-data/game-data.ts';
import type { Pack } from '../core/game-data/pack.ts';
import type { StoredPack } from '../core/game-data/stored-pack.ts';
import type { Problem } from '../core/lib/problem.ts';
import type { Result } from '../core/lib/result.ts';
import type { ChangedBy, PackEntry, Packs, Remembered } from '../storage/storage.ts';
import type { Notices } from './notices.ts';

/** A pack at hand: one of the base file, or a stored custom one. */
export interface AvailablePack {
  readonly name: string;
  readonly version: number;
  readonly origin: 'standard' | 'custom';
  /** Whether it is in force in this tab, be it in another version. */
  readonly enabled: boolean;
}

/** A pack in force in this tab that another tab, or a restore, has stored in another version since, or deleted. */
export interface OutdatedPack {
  readonly name: string;
  /** The one in force. */
  readonly version: number;
  /** The one stored now; undefined where it was deleted. */
  readonly stored: number | undefined;
}

export interface GameDataState {
  /** `fetched`: the base file is here, or it is known why not. `ready`: the packs are read and merged. */
  readonly status: 'fetching' | 'fetched' | 'ready';
  readonly gameData: GameData;
  readonly available: readonly AvailablePack[];
  /** They stay in force until packs are enabled anew (docs/decisions/014). */
  readonly outdated: readonly OutdatedPack[];
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
  /**
   * What the game data would be with exactly these packs, and with one of them as it would be once it is stored anew. A pack
   * that cannot be read is left out of its `packs`. Changes nothing.
   */
  merged(names: readonly string[], anew?: Pack): Promise<GameData>;
  /** What these packs are read from, in their order: the standard ones are read already, of the others it is the text. */
  sources(names: readonly string[]): Promise<readonly (Pack | string)[]>;
  /** Enables exactly these packs, of those at hand, as they are stored now. */
  enableOnly(names: readonly string[]): Promise<void>;
  /** Looks again which packs are stored, and tells what another tab changed. What is in force stays. */
  lookAgain(): Promise<void>;
}

const DISABLED = 'disabledPacks';

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** What reads and merges packs, in a chunk of its own: the home page is there before it. */
const packRules = () => import('./pack-rules.ts');

/** Later ones override earlier ones: by version, then by when they were stored. */
function inOrder(entries: readonly PackEntry[]): readonly PackEntry[] {
  return [...entries].sort((one, other) => one.version - other.version || one.savedAt - other.savedAt);
}

/** The game data in force and the packs that it comes from. */
export function createGameData(
  fetchBaseFile: () => Promise<Result<unknown, string>>,
  packs: Packs<StoredPack>,
  remembered: Remembered,
  notices: Notices,
): GameDataStore {
  const store = createStore<GameDataState>(() => ({
    status: 'fetching',
    gameData: NO_GAME_DATA,
    available: [],
    outdated: [],
    failures: [],
    baseFileProblem: undefined,
  }));
  let fetching: Promise<Result<unknown, string>> | undefined;
  let making: Promise<void> | undefined;
  let standard: readonly Pack[] = [];
  let custom: readonly PackEntry[] = [];
  /** What the game data in force were merged from. */
  let sourceInForce = '';
  /** The custom packs in force, and those that a plan looked at since. */
  const known = new Map<string, Promise<Pack | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after another: what is listed first is shown first. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  }

  packs.subscribe((by) => {
    known.clear();
    void inTurn(() => look(by));
  });

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

  /** What the game data of these packs would be merged from. */
  function sourceOf(wanted: ReadonlySet<string>): string {
    return JSON.stringify(
      [...standard, ...custom]
        .filter(({ name }) => wanted.has(name))
        .map((pack) => [pack.name, pack.version, 'savedAt' in pack ? pack.savedAt : null]),
    );
  }

  /** The game data of these packs: those in force where they are the same, else merged anew. */
  async function merged(names: readonly string[], anew?: Pack): Promise<GameData> {
    const wanted = new Set(names);
    const { status, gameData, outdated } = store.getState();
    const isWhole = gameData.packs.length === wanted.size && outdated.length === 0;
    const isInForce = anew === undefined && isWhole && sourceOf(wanted) === sourceInForce;
    if (status === 'ready' && isInForce) return gameData;
    const { mergePacks } = await packRules();
    const entries = custom.map((entry) =>
      entry.name === anew?.name ? { ...entry, version: anew.version, savedAt: Infinity } : entry,
    );
    const stored = await Promise.all(
      inOrder(entries)
        .filter((entry) => wanted.has(entry.name))
        .map((entry) => (entry.name === anew?.name ? anew : knownPack(entry.name))),
    );
    return mergePacks([
      ...standard.filter((pack) => wanted.has(pack.name)),
      ...stored.filter((pack) => pack !== undefined),
    ]);
  }

  function availableWith({ packs: inForce }: GameData): readonly AvailablePack[] {
    const enabled = new Set(inForce.map(({ name }) => name));
    const asAvailable =
      (origin: AvailablePack['origin']) =>
      ({ name, version }: PackEntry | Pack): AvailablePack => ({
        name,
        version,
        origin,
        enabled: enabled.has(name),
      });
    return [...standard.map(asAvailable('standard')), ...custom.map(asAvailable('custom'))];
  }

  async function putInForce(names: readonly string[]): Promise<void> {
    const { verifyGameData } = await packRules();
    const enabled = new Set(names);
    const source = sourceOf(enabled);
    const gameData = await merged(names);
    for (const name of [...known.keys()]) if (!enabled.has(name)) known.delete(name);
    sourceInForce = source;
    store.setState({
      status: 'ready',
      gameData,
      available: availableWith(gameData),
      outdated: [],
      failures: verifyGameData(gameData),
    });
  }

  async function list(): Promise<void> {
    custom = inOrder(await packs.list());
  }

  /** Lists the packs anew. What this tab itself changed, it tells where it changed it. */
  async function look(by: ChangedBy): Promise<void> {
    await list();
    const { status, gameData, available: before, outdated: stale } = store.getState();
    if (status !== 'ready') return;
    const available = availableWith(gameData);
    // What this tab has just stored or restored is off until it is enabled; of its own packs another tab tells.
    if (by !== 'elsewhere') switchOff(available.filter((pack) => !pack.enabled).map((pack) => pack.name));
    if (by === 'here') {
      store.setState({ available });
      return;
    }
    const { outdatedPacks, packNews } = await packRules();
    const outdated = outdatedPacks(gameData.packs, available, stale);
    store.setState({ available, outdated });
    const { told, warned } = packNews(before, available, outdated, by);
    if (told !== undefined) notices.tell(told);
    if (warned !== undefined) notices.warn(warned);
  }

  /** Remembers that these packs are off, besides those that are already, and that those are on. */
  function switchOff(names: readonly string[], on: ReadonlySet<string> = new Set()): void {
    const off = new Set([...textsOf(remembered.read(DISABLED)), ...names]);
    remembered.write(
      DISABLED,
      [...off].filter((name) => !on.has(name)),
    );
  }

  async function enableOnly(names: readonly string[]): Promise<void> {
    await list();
    const { packs: inForce } = store.getState().gameData;
    // A pack in force that was deleted is off when it is restored.
    switchOff([...namesAtHand(), ...inForce.map(({ name }) => name)], new Set(names));
    await putInForce(names);
  }

  async function make(): Promise<void> {
    const [base, { parsePack }] = await Promise.all([fetchOnce(), packRules(), list()]);
    const read = readBaseFile(base, parsePack);
    standard = read.packs;
    store.setState({ baseFileProblem: read.problem });
    const disabled = new Set(textsOf(remembered.read(DISABLED)));
    await putInForce(namesAtHand().filter((name) => !disabled.has(name)));
  }

  return {
    store,
    merged,
    async sources(names) {
      const texts = custom.filter(({ name }) => names.includes(name)).map(({ name }) => packs.readText(name));
      return [
        ...standard.filter(({ name }) => names.includes(name)),
        ...(await Promise.all(texts)).filter((text) => text !== undefined),
      ];
    },
    async fetch() {
      const base = await fetchOnce();
      if (store.getState().status !== 'fetching') return;
      store.setState({ status: 'fetched', baseFileProblem: base.ok ? undefined : base.problem });
    },
    makeReady() {
      making ??= inTurn(make);
      return making;
    },
    enableOnly: (names) => inTurn(() => enableOnly(names)),
    lookAgain: () => inTurn(() => look('elsewhere')),
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
