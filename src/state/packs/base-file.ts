import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../../core/lib/result.ts';

export interface BaseFileState {
  /** Whether fetching has finished, successfully or not. */
  readonly isFetched: boolean;
  /** Why there is no standard pack; undefined if there is one, or while that is unknown. */
  readonly problem: string | undefined;
}

/** The file of the standard packs. The shell fetches it, and the game reads it. */
export interface BaseFile {
  readonly store: StoreApi<BaseFileState>;
  /** Fetches the file once, however often it is called. Never rejects. */
  fetch(): Promise<Result<unknown, string>>;
  /** Sets the problem of a fetched file without a standard pack; undefined if it has one. */
  setProblem(problem: string | undefined): void;
}

export function createBaseFile(fetchJson: () => Promise<Result<unknown, string>>): BaseFile {
  const store = createStore<BaseFileState>(() => ({ isFetched: false, problem: undefined }));
  let fetching: Promise<Result<unknown, string>> | undefined;

  async function fetchAndReport(): Promise<Result<unknown, string>> {
    const file = await fetchJson();
    store.setState({ isFetched: true, problem: file.ok ? undefined : file.problem });
    return file;
  }

  return {
    store,
    fetch() {
      fetching ??= fetchAndReport();
      return fetching;
    },
    setProblem: (problem) => store.setState({ problem }),
  };
}
