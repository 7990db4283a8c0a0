import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { loadSite, siteListener } from '../../scripts/lib/server/static-server.mjs';
import { sabotageCopies, sabotagePlugin } from './sabotage.mjs';

/** @typedef {import('node:http').RequestListener} RequestListener */

/**
 * What this run has built, by name. Parts do not change it, so that they share it. @type {Map<string,
 * Promise<string>>}
 */
const sites = new Map();

/** The next run builds its own sites, with its sabotage in them. */
export const forgetSites = () => sites.clear();

/** @param {string} name @param {import('vite').InlineConfig} config */
async function buildSite(name, config) {
  // The server of the parts in Node has made it development, which registers no service worker.
  process.env.NODE_ENV = 'production';
  const folder = await mkdtemp(join(tmpdir(), `tabard-${name}-`));
  try {
    await build({
      ...config,
      logLevel: 'error',
      plugins: [sabotagePlugin()],
      build: { ...config.build, outDir: folder, emptyOutDir: true },
    });
    await sabotageCopies(folder);
    return loadSite(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Serves a site, which it builds where no part of this run has, with the current sabotage in it.
 * @param {string} name
 * @param {import('vite').InlineConfig} config
 * @param {(listener: RequestListener) => RequestListener} [around] wraps the listener of the site
 */
export async function openBuiltSite(name, config, around = (listener) => listener) {
  const building = sites.get(name) ?? buildSite(name, config);
  sites.set(name, building);
  const server = createServer(around(siteListener(await building, '/')));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`The ${name} has no port.`);
  return {
    address: `http://localhost:${address.port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
