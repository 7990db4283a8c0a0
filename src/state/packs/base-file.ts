import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../../core/lib/result.ts';

export interface BaseFileState {
  /** Whether fetching has ended, with the file or without it. */
  readonly isFetched: boolean;
  /** Why there is no standard pack; undefined where there is one, and until it is known. */
  readonly problem: string | undefined;
}

/** The file of the standard packs. The shell fetches it; the game reads it. */
export interface BaseFile {
  readonly store: StoreApi<BaseFileState>;
  /** Fetches the file once, however often it is called. Never rejects. */
  fetch(): Promise<Result<unknown, string>>;
  /** Tells the screens that the fetched file holds no standard pack; undefined where it holds one. */
  setProblem(problem: string | undefined): void;
}

export function createBaseFile(fetchJson: () => Promise<Result<unknown, string>>): BaseFile {
  const store = createStore<BaseFileState>(() => ({ isFetched: false, problem: undefined }));
  let fetching: Promise<Result<unknown, string>> | undefined;

  async function fetchAndTell(): Promise<Result<unknown, string>> {
    const file = await fetchJson();
    store.setState({ isFetched: true, problem: file.ok ? undefined : file.problem });
    return file;
  }

  return {
    store,
    fetch() {
      fetching ??= fetchAndTell();
      return fetching;
    },
    setProblem: (problem) => store.setState({ problem }),
  };
}
