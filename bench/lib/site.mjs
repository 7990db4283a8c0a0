import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { loadSite, siteListener } from '../../scripts/lib/static-server.mjs';
import { median } from './median.mjs';

/** How much slower than this machine the measured browser is. */
const SLOWDOWN = 4;

/**
 * Builds the app, serves it, and starts a browser.
 * @returns {Promise<import('./part.d.ts').Site & { close(): Promise<void> }>}
 */
export async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-bench-'));
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const server = createServer(siteListener(loadSite(folder), '/'));
  const port = await findFreePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = `http://localhost:${port}/`;
  const browser = await chromium.launch(launchOptions());

  return {
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
        // The second copy of each is there once the first one is safe.
        await page.waitForFunction(
          (count) =>
            Object.keys(localStorage).filter((key) => key.startsWith('tabard.characters.')).length >= count,
          characters.length,
          { timeout: 120_000 },
        );
      }
      await page.goto(`${address}${path}`);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      return page;
    },
    async answer(page, act, times = 9) {
      /** @type {number[]} */
      const all = [];
      for (let time = 0; time < times; time++) {
        await page.evaluate(watchNextEvent);
        await act(time);
        all.push(await page.evaluate(() => /** @type {any} */ (window).answered));
      }
      // The first time reads code that later ones have.
      return median(all.slice(1));
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** In the page: promises the milliseconds from the next key or click to the end of the frame that shows what came of it. */
function watchNextEvent() {
  const page = /** @type {any} */ (window);
  page.answered = new Promise((resolve) => {
    /** @param {Event} event */
    const begin = (event) => {
      for (const type of TYPES) removeEventListener(type, begin, true);
      // The frame after the event draws it; a message sent from there is handled once it is drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(undefined);
      });
    };
    const TYPES = ['keydown', 'click'];
    for (const type of TYPES) addEventListener(type, begin, true);
  });
}
