import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TabardStorage } from './codecs.ts';
import type { Game } from './game.ts';
import { createShell, type Platform, type Shell } from './shell.ts';

/**
 * The shell, which exists from the start, and the game, which is loaded later
 * (docs/decisions/011-one-chunk-first.md).
 */
export interface Application {
  readonly shell: Shell;
  /** undefined until the game is created. */
  readonly game: StoreApi<Game | undefined>;
  /** Creates the game on the first call. Rejects if its code cannot be fetched; the next call tries again. */
  openGame(): Promise<Game>;
}

/** Creates the application over an opened storage. */
export function createApplication(storage: TabardStorage, platform: Platform): Application {
  const shell = createShell(storage, platform);
  const game = createStore<Game | undefined>(() => undefined);
  let opening: Promise<Game> | undefined;

  async function open(): Promise<Game> {
    const { createGame } = await import('./game.ts');
    const created = createGame(shell);
    game.setState(created, true);
    return created;
  }

  return {
    shell,
    game,
    openGame() {
      // It arrives together with the code.
      void shell.baseFile.fetch();
      opening ??= open().catch((problem: unknown) => {
        opening = undefined;
        throw problem;
      });
      return opening;
    },
  };
}
