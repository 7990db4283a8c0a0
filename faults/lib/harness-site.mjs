import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { loadSite, siteListener } from '../../scripts/lib/static-server.mjs';

const port = 4311;

/** Builds the harness and serves it, with what lies in public/, and takes down what pages say was saved. */
export async function openHarnessSite() {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-harness-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'faults/harness',
    publicDir: '../../public',
    build: { outDir: folder, emptyOutDir: true, target: 'chrome123' },
  });
  /** @type {Map<string, number>} */
  const acknowledged = new Map();
  const answer = siteListener(loadSite(folder), '/');
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/acknowledge') {
      void answer(request, response);
      return;
    }
    const name = url.searchParams.get('name') ?? '';
    const version = Number(url.searchParams.get('version'));
    acknowledged.set(name, Math.max(version, acknowledged.get(name) ?? 0));
    response.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    address: `http://localhost:${port}/`,
    acknowledged,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
