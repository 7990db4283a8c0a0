import { createServer, type RequestListener } from 'node:http';
import { close, findFreePort, listenOnLocalhost } from '../scripts/lib/port.mjs';
import { loadSite, siteListener } from '../scripts/lib/static-server.mjs';
import { test as base } from './fixtures.ts';

/** A build on a server of its own, which a test may stop, and may give another build to serve. */
export interface ServedBuild {
  readonly url: string;
  put(folder: string): void;
  stop(): Promise<void>;
}

export async function serveBuild(folder: string, path: string): Promise<ServedBuild> {
  const port = await findFreePort();
  let listener: RequestListener = siteListener(loadSite(folder), path);
  const servers = await listenOnLocalhost(
    () => createServer((request, response) => listener(request, response)),
    port,
  );
  let isServing = true;
  return {
    url: `http://localhost:${port}${path}`,
    put(other) {
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

/** Playwright's test with a build of its own at `baseURL`, and with its service worker. */
export const test = base.extend<{ build: ServedBuild }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  build: async ({}, use) => {
    const build = await serveBuild('dist', '/');
    await use(build);
    await build.stop();
  },
  baseURL: async ({ build }, use) => use(build.url),
});
