import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { findFreePort } from '../../scripts/lib/server/port.mjs';
import { compressSite, loadSite, siteListener } from '../../scripts/lib/server/static-server.mjs';
import { median } from './median.mjs';
import { answerTime } from './tasks.mjs';

/** @typedef {import('./tasks.mjs').Answer} Answer */

/** How many times slower than this machine the measured browser runs. */
const SLOWDOWN = 4;

/** Between two actions, as between two presses by a user, so that the work of the first is done. */
const PAUSE_MS = 400;

/**
 * Serves a built page on a free port, compressed as a host would.
 * @param {string} folder
 */
export async function serveFolder(folder) {
  const site = loadSite(folder);
  await compressSite(site);
  const server = createServer(siteListener(site, '/'));
  const port = await findFreePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    address: `http://localhost:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Builds the app, serves it, and starts a browser.
 * @returns {Promise<import('./part.d.ts').Site & { close(): Promise<void> }>}
 */
export async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-bench-'));
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const server = await serveFolder(folder);
  const { address } = server;
  const browser = await chromium.launch(launchOptions());
  /** @type {WeakMap<import('playwright').Page, (rate: number) => Promise<unknown>>} */
  const slowing = new WeakMap();

  return {
    address,
    browser,
    async open(path, { packs, characters = [] } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      if (packs !== undefined) {
        await page.route('**/BaseGameData.json', (route) => route.fulfill({ json: packs }));
      }
      if (characters.length > 0) {
        await page.goto(`${address}character/storage`);
        await page.getByLabel('Upload Character').setInputFiles(
          characters.map((character, index) => ({
            name: `${index}.json`,
            mimeType: 'application/json',
            buffer: Buffer.from(JSON.stringify(character)),
          })),
        );
        // The mirror follows once the primary copy is saved.
        await page.waitForFunction(
          (count) =>
            Object.keys(localStorage).filter((key) => key.startsWith('tabard.characters.')).length >= count,
          characters.length,
          { timeout: 120_000 },
        );
      }
      await page.goto(`${address}${path}`);
      const session = await context.newCDPSession(page);
      const slow = (/** @type {number} */ rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
      slowing.set(page, slow);
      await slow(SLOWDOWN);
      return page;
    },
    async answers(page, { what, size, act, changes, prepare = async () => undefined, times = 16 }) {
      const measure = async () => {
        /** @type {Answer[]} */
        const all = [];
        for (let time = 0; time < times; time++) {
          await prepare(time);
          await page.waitForTimeout(PAUSE_MS);
          all.push(await answerTime(page, () => act(time), changes));
        }
        // The first run loads code that later ones have.
        const later = all.slice(1);
        return {
          shown: median(later.map(({ shown }) => shown)),
          busy: median(later.map(({ busy }) => busy)),
        };
      };
      const slow = await measure();
      await slowing.get(page)?.(1);
      const full = await measure();
      await slowing.get(page)?.(SLOWDOWN);
      return [
        { what: `${what}: shown`, size, milliseconds: slow.shown },
        { what: `${what}: busy`, size, milliseconds: slow.busy },
        { what: `${what}: shown, at full speed`, size, milliseconds: full.shown },
        { what: `${what}: busy, at full speed`, size, milliseconds: full.busy },
      ];
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
