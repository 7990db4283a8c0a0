import { createStore } from 'zustand/vanilla';
import { type GameData, NO_GAME_DATA } from '../../core/game-data/game-data.ts';
import { mergePacks } from '../../core/game-data/merge-packs.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { verifyGameData } from '../../core/game-data/verify.ts';
import type { ChangedBy, PackEntry } from '../../storage/api.ts';
import { readPack } from '../../storage/packs/read-pack.ts';
import type { Shell } from '../shell.ts';
import type { GameDataState, GameDataStore } from './game-data-state.ts';
import { outdatedPacks, packNews } from './pack-news.ts';
import { availableWith, inOrder, readBaseFile, sourceOf } from './pack-sources.ts';

const DISABLED = 'disabledPacks';

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Reads and merges the packs, and puts the game data in force. */
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

  const namesAtHand = () => [...standard, ...custom].map((pack) => pack.name);

  /** A stored pack, read; undefined for one that cannot be, which storage then sets aside. */
  async function readStored(name: string): Promise<Pack | undefined> {
    const text = await packs.readText(name);
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
  async function merged(names: readonly string[], anew?: Pack): Promise<GameData> {
    const wanted = new Set(names);
    const { status, gameData, outdated } = store.getState();
    const isWhole = gameData.packs.length === wanted.size && outdated.length === 0;
    const isInForce = anew === undefined && isWhole && sourceOf(standard, custom, wanted) === sourceInForce;
    if (status === 'ready' && isInForce) return gameData;
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

  async function putInForce(names: readonly string[]): Promise<void> {
    const enabled = new Set(names);
    const source = sourceOf(standard, custom, enabled);
    const gameData = await merged(names);
    for (const name of [...known.keys()]) if (!enabled.has(name)) known.delete(name);
    sourceInForce = source;
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

  /** Lists the packs anew. What this tab itself changed, it tells where it changed it. */
  async function look(by: ChangedBy): Promise<void> {
    await list();
    const { status, gameData, available: before, outdated: stale } = store.getState();
    if (status !== 'ready') return;
    const available = availableWith(standard, custom, gameData);
    // What this tab has just stored or restored is off until it is enabled; of its own packs another tab tells.
    if (by !== 'elsewhere') switchOff(available.filter((pack) => !pack.enabled).map((pack) => pack.name));
    if (by === 'here') {
      store.setState({ available });
      return;
    }
    const outdated = outdatedPacks(gameData.packs, available, stale);
    store.setState({ available, outdated });
    const { told, warned } = packNews(before, available, outdated, by);
    if (told !== undefined) notices.success(told);
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
    const [base] = await Promise.all([baseFile.fetch(), list()]);
    const read = readBaseFile(base);
    standard = read.packs;
    baseFile.setProblem(read.problem);
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
    ensureLoaded() {
      making ??= inTurn(make);
      return making;
    },
    enableOnly: (names) => inTurn(() => enableOnly(names)),
    refresh: () => inTurn(() => look('elsewhere')),
  };
}
