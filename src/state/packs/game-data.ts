import { createStore, type StoreApi } from 'zustand/vanilla';
import { NO_GAME_DATA } from '../../core/game-data/game-data.ts';
import type { StoredPack } from '../../core/game-data/stored-pack.ts';
import type { Result } from '../../core/lib/result.ts';
import type { Packs, Remembered } from '../../storage/api.ts';
import type { Notices } from '../notices.ts';
import type { GameDataState, PackSet } from './game-data-state.ts';

export interface GameDataStore extends PackSet {
  readonly store: StoreApi<GameDataState>;
  /** Fetches the base file. Never rejects. */
  fetch(): Promise<void>;
}

/** The game data, and the packs that they are merged from. */
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
  let packSet: Promise<PackSet> | undefined;

  function fetchOnce(): Promise<Result<unknown, string>> {
    fetching ??= fetchBaseFile();
    return fetching;
  }

  /** In a chunk of its own: the home page is there before it. */
  function rules(): Promise<PackSet> {
    packSet ??= import('./pack-set.ts').then(({ createPackSet }) =>
      createPackSet(store, fetchOnce, packs, remembered, notices),
    );
    return packSet;
  }

  return {
    store,
    async fetch() {
      const base = await fetchOnce();
      if (store.getState().status !== 'fetching') return;
      store.setState({ status: 'fetched', baseFileProblem: base.ok ? undefined : base.problem });
    },
    ensureLoaded: async () => (await rules()).ensureLoaded(),
    merged: async (names, anew) => (await rules()).merged(names, anew),
    sources: async (names) => (await rules()).sources(names),
    enableOnly: async (names) => (await rules()).enableOnly(names),
    refresh: async () => (await rules()).refresh(),
  };
}
