import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serveFolder } from './site.mjs';

const SOURCE = fileURLToPath(new URL('../floor', import.meta.url));

/** The router's production build, which the app uses too. */
const ROUTER = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * Serves the two pages that the app is compared with: one of the same packages that does little, and one of
 * HTML alone.
 * @returns {Promise<{ floor: string, html: string, close(): Promise<void> }>} their addresses
 */
export async function openFloor() {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-floor-'));
  const html = await mkdtemp(join(tmpdir(), 'tabard-html-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: SOURCE,
    resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
    build: { outDir: folder, emptyOutDir: true },
  });
  await copyFile(join(SOURCE, 'static.html'), join(html, 'index.html'));
  const servers = [await serveFolder(folder), await serveFolder(html)];
  return {
    floor: servers[0]?.address ?? '',
    html: servers[1]?.address ?? '',
    async close() {
      for (const server of servers) await server.close();
      for (const each of [folder, html]) await rm(each, { recursive: true, force: true });
    },
  };
}
