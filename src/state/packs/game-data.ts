import { createStore } from 'zustand/vanilla';
import { type GameData, NO_GAME_DATA } from '../../core/game-data/game-data.ts';
import { mergePacks } from '../../core/game-data/merge-packs.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { verifyGameData } from '../../core/game-data/verify.ts';
import type { Problem } from '../../core/lib/problem.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { ChangedBy, PackEntry } from '../../storage/api.ts';
import { readPack, readPackAt } from '../../storage/packs/read-pack.ts';
import type { Shell } from '../shell.ts';
import type { GameDataState, GameDataStore } from './game-data-state.ts';
import { LEADS_TO_MANAGE, outdatedPacks, packNews, packRefused } from './pack-news.ts';
import { availableWith, inOrder, readBaseFile, sourceOf } from './pack-sources.ts';

const DISABLED = 'disabledPacks';

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Reads the packs, and merges the enabled ones into the game data. */
export function createGameData({
  storage: { packs, remembered },
  baseFile,
  notices,
}: Pick<Shell, 'storage' | 'baseFile' | 'notices'>): GameDataStore {
  const store = createStore<GameDataState>(() => ({
    status: 'reading',
    gameData: NO_GAME_DATA,
    available: [],
    outdated: [],
    failures: [],
  }));
  let loading: Promise<void> | undefined;
  let standard: readonly Pack[] = [];
  let custom: readonly PackEntry[] = [];
  /** The sources of the current game data. */
  let currentSource = '';
  /** The enabled custom packs, and those that a plan has read since. */
  const cache = new Map<string, Promise<Pack | undefined>>();
  /** The first problem of stored packs that are refused, as one that a limit excludes since. */
  const refusals = new Map<string, Problem | undefined>();
  let last: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after another, so that lists are shown in the order in which they were read. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  }

  packs.subscribe((by) => {
    cache.clear();
    void inTurn(() => relist(by));
  });

  const availableNames = () => [...standard, ...custom].map((pack) => pack.name);

  /**
   * Reads a stored pack, or its second copy if the first is unreadable, in which case storage quarantines it.
   * Undefined if neither can be read.
   */
  async function readStored(name: string): Promise<Pack | undefined> {
    const address = packs.addressOf(name);
    const large = address && (await readPackAt(address));
    if (large !== undefined) return large;
    const text = await packs.readText(name);
    const read = text === undefined ? undefined : await readPack(text);
    if (read?.ok) return read.value.pack;
    const stored = await packs.read(name);
    const again = stored.ok && stored.value.text !== text ? await readPack(stored.value.text) : undefined;
    if (again?.ok) return again.value.pack;
    if (read?.problem.kind === 'refused') refusals.set(name, read.problem.problems[0]);
    return undefined;
  }

  async function cachedPack(name: string): Promise<Pack | undefined> {
    const reading = cache.get(name) ?? readStored(name);
    cache.set(name, reading);
    const pack = await reading;
    // The next attempt may succeed.
    if (pack === undefined && cache.get(name) === reading) cache.delete(name);
    return pack;
  }

  /** The game data of these packs: the current ones if the packs are the same, else newly merged. */
  async function merged(names: readonly string[], anew?: Pack): Promise<GameData> {
    const wanted = new Set(names);
    const { status, gameData, outdated } = store.getState();
    const isWhole = gameData.packs.length === wanted.size && outdated.length === 0;
    const isCurrent = anew === undefined && isWhole && sourceOf(standard, custom, wanted) === currentSource;
    if (status === 'ready' && isCurrent) return gameData;
    const others = inOrder(custom).filter(({ name }) => wanted.has(name) && name !== anew?.name);
    // A pack that is stored comes last.
    const stored = await Promise.all([
      ...others.map(({ name }) => cachedPack(name)),
      ...(anew !== undefined && wanted.has(anew.name) ? [anew] : []),
    ]);
    // Reading the last pack ends in this task, and merging large ones takes a task of its own.
    await nextTask();
    return mergePacks([
      ...standard.filter(({ name }) => wanted.has(name) && name !== anew?.name),
      ...stored.filter((pack) => pack !== undefined),
    ]);
  }

  async function enable(names: readonly string[]): Promise<void> {
    const enabled = new Set(names);
    const source = sourceOf(standard, custom, enabled);
    const gameData = await merged(names);
    for (const name of [...cache.keys()]) if (!enabled.has(name)) cache.delete(name);
    currentSource = source;
    store.setState({
      status: 'ready',
      gameData,
      available: availableWith(standard, custom, gameData),
      outdated: [],
      failures: verifyGameData(gameData),
    });
  }

  async function list(): Promise<void> {
    custom = inOrder(await packs.list());
  }

  /** Lists the packs again, and announces changes that other tabs made. */
  async function relist(by: ChangedBy): Promise<void> {
    await list();
    const { status, gameData, available: before, outdated: stale } = store.getState();
    if (status !== 'ready') return;
    const available = availableWith(standard, custom, gameData);
    // A pack that was just stored or restored is disabled until the user enables it.
    if (by !== 'elsewhere')
      rememberDisabled(available.filter((pack) => !pack.enabled).map((pack) => pack.name));
    if (by === 'here') {
      store.setState({ available });
      return;
    }
    const outdated = outdatedPacks(gameData.packs, available, stale);
    store.setState({ available, outdated });
    const { information, warning } = packNews(before, available, outdated, by);
    if (information !== undefined) notices.inform(information, LEADS_TO_MANAGE);
    if (warning !== undefined) notices.warn(warning, LEADS_TO_MANAGE);
  }

  /** Stores that these packs are disabled, and that those in `on` are enabled. */
  function rememberDisabled(names: readonly string[], on: ReadonlySet<string> = new Set()): void {
    const off = new Set([...textsOf(remembered.read(DISABLED)), ...names]);
    remembered.write(
      DISABLED,
      [...off].filter((name) => !on.has(name)),
    );
  }

  async function enableOnly(names: readonly string[]): Promise<void> {
    await list();
    const { packs: enabled } = store.getState().gameData;
    // A deleted pack is disabled when it is restored.
    rememberDisabled([...availableNames(), ...enabled.map(({ name }) => name)], new Set(names));
    await enable(names);
  }

  async function loadEnabled(): Promise<void> {
    const disabled = new Set(textsOf(remembered.read(DISABLED)));
    const readStoredPacks = async () => {
      await list();
      // Large ones take longer than the base file. `enable` waits for them, and meets what fails.
      for (const { name } of custom) if (!disabled.has(name)) cachedPack(name).catch(() => undefined);
    };
    const [base] = await Promise.all([baseFile.fetch(), readStoredPacks()]);
    const read = readBaseFile(base);
    standard = read.packs;
    baseFile.setProblem(read.problem);
    await enable(availableNames().filter((name) => !disabled.has(name)));
    for (const [name, problem] of refusals) notices.warn(packRefused(name, problem), LEADS_TO_MANAGE);
  }

  return {
    store,
    merged,
    async read({ name, origin }) {
      if (origin === 'standard') return standard.find((pack) => pack.name === name);
      return cachedPack(name).catch(() => undefined);
    },
    async sources(names) {
      const texts = custom.filter(({ name }) => names.includes(name)).map(({ name }) => packs.readText(name));
      return [
        ...standard.filter(({ name }) => names.includes(name)),
        ...(await Promise.all(texts)).filter((text) => text !== undefined),
      ];
    },
    ensureLoaded() {
      loading ??= inTurn(loadEnabled);
      return loading;
    },
    enableOnly: (names) => inTurn(() => enableOnly(names)),
    refresh: () => inTurn(() => relist('elsewhere')),
  };
}
