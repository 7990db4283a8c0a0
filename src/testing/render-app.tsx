import { createMemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';
import type { RandomSource } from '../core/dice/roll.ts';
import { fail, ok } from '../core/lib/result.ts';
import { openSession } from '../platform/session.ts';
import { type Application, createApplication } from '../state/application.ts';
import { codecs } from '../state/codecs.ts';
import { browserEnvironment } from '../storage/environment.ts';
import { openStorage } from '../storage/open-storage.ts';
import '../ui/base.css';

export interface RenderOptions {
  /** The address to open, below the base path. */
  readonly url: string;
  /** What the data files hold; left out, a file is missing. */
  readonly baseGameData?: unknown;
  readonly patchNotes?: unknown;
  readonly samples?: unknown;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** The chance that dice have; left out, every die shows 1. */
  readonly random?: RandomSource;
  /** Puts things into storage, or on the table, before the first screen. */
  readonly prepare?: (application: Application) => unknown;
}

let opened = 0;

/** Renders the whole application at an address, over a storage of its own in the real browser. */
export async function renderApp({
  url,
  baseGameData,
  patchNotes,
  samples,
  now = 1_795_000_000_000,
  random = () => 0,
  prepare,
}: RenderOptions) {
  opened += 1;
  const storage = await openStorage(codecs, browserEnvironment(`test-${opened}-${performance.now()}`));
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
  });
  await application.gameData.ensureLoaded();
  await prepare?.(application);
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  const screen = await render(<App application={application} router={router} />);
  return { screen, application, router, downloads };
}
