import { createServer, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { close, findFreePort, listen } from '../../scripts/lib/server/port.mjs';
import { halveResponse, loadSite, siteListener } from '../../scripts/lib/server/static-server.mjs';
import { withBuild } from './build-app.ts';
import { waitForServiceWorker } from './service-worker.ts';
import { test as base } from './test.ts';
import { LATER_VERSION } from './versions.ts';

export const SUBFOLDER = '/tabard/';

export interface ServedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A server of its own for a test, which can stop it or replace the build it serves. */
interface ServedBuild {
  readonly url: string;
  /** Sends halves of the files whose path matches, as if they were whole; undefined: of none. */
  halve(path: RegExp | undefined): void;
  /** Answers requests for a file, such as `BaseGameData.json`, with something else. */
  answer(file: string, answer: ServedAnswer): void;
  replaceBy(folder: string): void;
  stop(): Promise<void>;
}

/** Serves a build on a free port below a base path. */
export async function serveBuild(folder: string, path: string): Promise<ServedBuild> {
  const port = await findFreePort();
  let listener: RequestListener = siteListener(loadSite(folder), path);
  let halvedPath: RegExp | undefined;
  const answers = new Map<string, ServedAnswer>();
  const answer: RequestListener = (request, response) => {
    const given = answers.get(request.url ?? '');
    if (given) {
      response.writeHead(given.status, { 'content-type': given.contentType }).end(given.body);
      return;
    }
    if (halvedPath?.test(request.url ?? '')) halveResponse(response);
    listener(request, response);
  };
  const servers = await listen(() => createServer(answer), { port, isShared: false });
  let isServing = true;
  return {
    url: `http://localhost:${port}${path}`,
    halve(halved) {
      halvedPath = halved;
    },
    answer: (file, given) => void answers.set(path + file, given),
    replaceBy(other) {
      listener = siteListener(loadSite(other), path);
    },
    async stop() {
      if (!isServing) return;
      isServing = false;
      for (const server of servers) server.closeAllConnections();
      await close(servers);
    },
  };
}

/** Takes the server and the network from a page once the app is cached. */
export async function goOffline(page: Page, build: ServedBuild): Promise<void> {
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await build.stop();
}

interface Builds {
  /** The folder of a build of a later release. */
  readonly laterBuild: string;
  /** The folder of a build for a subfolder of a host. */
  readonly subfolderBuild: string;
}

/** The test of `test.ts` with a server of its own at `baseURL`, the service worker, and other builds. */
export const test = base.extend<{ build: ServedBuild }, Builds>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  build: async ({}, use) => {
    const build = await serveBuild('dist', '/');
    await use(build);
    await build.stop();
  },
  baseURL: async ({ build }, use) => use(build.url),
  laterBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => withBuild({ version: LATER_VERSION }, use),
    { scope: 'worker', timeout: 900_000 },
  ],
  subfolderBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => withBuild({ base: SUBFOLDER }, use),
    { scope: 'worker', timeout: 900_000 },
  ],
});
