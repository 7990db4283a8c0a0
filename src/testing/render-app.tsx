import { render } from 'vitest-browser-react';
import { App } from '../app/app.tsx';
import { memoryHistory } from '../app/router/address-history.ts';
import { createNavigation } from '../app/router/navigation.ts';
import { createRoutes } from '../app/routes.tsx';
import type { RandomSource } from '../core/dice/roll.ts';
import { fail, ok } from '../core/lib/result.ts';
import { openOffline } from '../platform/service-worker/registration.ts';
import { openSession } from '../platform/session.ts';
import { openWindowChannel } from '../platform/window-channel.ts';
import { type Application, createApplication } from '../state/application.ts';
import { codecs } from '../state/codecs.ts';
import type { Game } from '../state/game.ts';
import { browserEnvironment, type Environment } from '../storage/environment.ts';
import { openStorage } from '../storage/open-storage.ts';
import '../ui/base.css';

export interface RenderOptions {
  /** The address to open, below the base path. */
  readonly url: string;
  /** The contents of the data files; undefined for a missing file. */
  readonly baseGameData?: unknown;
  readonly patchNotes?: unknown;
  readonly samples?: unknown;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** The random source of dice; by default every die shows 1. */
  readonly random?: RandomSource;
  /** Replaces parts of storage's environment, such as no IndexedDB. */
  readonly environment?: Partial<Environment>;
  /** Stores or loads documents before the first screen. */
  readonly prepare?: (game: Game) => unknown;
  /** In place of opening the game once more from a screen. */
  readonly openGame?: Application['openGame'];
}

let opened = 0;

type ApplicationOptions = Omit<RenderOptions, 'url' | 'openGame'>;

/** Opens the application without its screens, with a separate storage in the real browser. */
export async function openApplication({
  baseGameData,
  patchNotes,
  samples,
  now = 1_795_000_000_000,
  random = () => 0,
  environment,
  prepare,
}: ApplicationOptions) {
  opened += 1;
  const namespace = `test-${opened}-${performance.now()}`;
  const storage = await openStorage(codecs, {
    ...browserEnvironment(namespace),
    // Its worker would write megabytes for every test.
    openThirdCopy: undefined,
    ...environment,
  });
  const files = { 'BaseGameData.json': baseGameData, 'PatchNotes.json': patchNotes, 'samples.json': samples };
  const downloads: { name: string; text: string }[] = [];
  const application = createApplication(storage, {
    async fetchJson(file) {
      const json = files[file];
      return json === undefined ? fail(`${file} is not there.`) : ok(json);
    },
    now: () => now,
    random,
    download: (name, text) => downloads.push({ name, text }),
    prefersDark: false,
    openSession: () => openSession({ sessionStorage: undefined, page: { onHide: () => () => undefined } }),
    openOffline: async () => openOffline(),
    openChannel: (name) => openWindowChannel(name, namespace),
  });
  const game = await application.openGame();
  await game.gameData.ensureLoaded();
  await prepare?.(game);
  return { application, game, storage, downloads };
}

/** Renders the whole application at an address, with a separate storage in the real browser. */
export async function renderApp({ url, openGame, ...options }: RenderOptions) {
  const { application, game, downloads } = await openApplication(options);
  const router = createNavigation(createRoutes(application.openGame), memoryHistory('', url));
  const screen = await render(
    <App application={openGame ? { ...application, openGame } : application} navigation={router} />,
  );
  return { screen, game, router, downloads };
}
