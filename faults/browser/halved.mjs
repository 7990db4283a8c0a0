import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { halveResponse } from '../../scripts/lib/server/static-server.mjs';
import { openBuiltSite } from '../lib/built-site.mjs';
import { NEVER_MS } from './scene.mjs';

const SCREENS = ['character/new', 'gamedata', 'gm/encounter/manager', 'settings', 'settings/patch-notes'];

/**
 * The service worker of the built app fetches halves of some files; with a good network every screen works,
 * whether the worker could be installed or not.
 * @type {import('./scene.mjs').Part['run']}
 */
export async function halvedResponses(count, tally, uncaught) {
  let turn = 0;
  let isHalving = true;
  let halved = 0;
  let asked = 0;
  /** @type {string[]} */
  const addresses = [];
  const site = await openBuiltSite('app', {}, (listener) => (request, response) => {
    const { url = '', headers } = request;
    // What a worker fetches itself, and no page's script or style.
    const isFetched = headers['sec-fetch-dest'] === 'empty' && /^\/assets\/|\.json$/.test(url);
    if (isFetched) asked += 1;
    if (isFetched && !addresses.includes(url)) addresses.push(url);
    // In every second turn a file arrives as a half whenever it is asked for, so that no worker is installed.
    const place = turn % 2 === 0 ? asked : addresses.indexOf(url);
    if (isFetched && isHalving && place % 3 === turn % 3) {
      halved += 1;
      halveResponse(response);
    }
    listener(request, response);
  });
  const browser = await chromium.launch(launchOptions());
  try {
    for (; turn < count; turn += 1) {
      isHalving = true;
      halved = 0;
      const context = await browser.newContext();
      const page = await context.newPage();
      page.setDefaultTimeout(NEVER_MS);
      page.on('pageerror', (error) => uncaught.push(`in the app: ${error.stack ?? error.message}`));
      await page.goto(site.address);
      while (halved === 0) await page.waitForTimeout(50);
      await page.evaluate(isInstallationOver);
      isHalving = false;
      for (const screen of SCREENS) {
        await page.goto(`${site.address}${screen}`);
        const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
        const isShown = heading !== null && !/Error/.test(heading);
        tally.add(isShown ? [] : [`turn ${turn}: ${screen} shows ${heading}`]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Resolves once the worker is in use, or its installation was given up. */
async function isInstallationOver() {
  for (;;) {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration || registration.active) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
