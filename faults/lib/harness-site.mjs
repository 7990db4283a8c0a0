import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { loadSite, siteListener } from '../../scripts/lib/static-server.mjs';
import { sabotageCopies, sabotagePlugin } from './sabotage.mjs';

/** Builds the harness and serves it, with what lies in public/, and takes down what pages say was saved. */
export async function openHarnessSite() {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-harness-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'faults/harness',
    publicDir: '../../public',
    plugins: [sabotagePlugin()],
    build: { outDir: folder, emptyOutDir: true, target: 'chrome123' },
  });
  await sabotageCopies(folder);
  /** @type {Map<string, number>} */
  const acknowledged = new Map();
  let count = 0;
  const answer = siteListener(loadSite(folder), '/');
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/acknowledge') {
      void answer(request, response);
      return;
    }
    const name = url.searchParams.get('name') ?? '';
    const version = Number(url.searchParams.get('version'));
    count += 1;
    acknowledged.set(name, Math.max(version, acknowledged.get(name) ?? 0));
    response.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The harness has no port.');
  return {
    address: `http://localhost:${address.port}/`,
    /** The latest version that pages have said to be saved, by name. */
    acknowledged,
    /** How often they have said so. */
    acknowledgedCount: () => count,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
