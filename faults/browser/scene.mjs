import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRest } from '../lib/chromium-process.mjs';
import { openHarnessSite } from '../lib/harness-site.mjs';

/**
 * @typedef {import('../lib/tally.mjs').Tally} Tally
 * @typedef {import('../lib/chromium-process.mjs').ChromiumProcess} ChromiumProcess
 * @typedef {Awaited<ReturnType<typeof openHarnessSite>>} Site
 * @typedef {{ site: Site, profile: string, tally: Tally, uncaught: string[] }} Scene
 * @typedef {{ name: string, full: number, few: number, run: (count: number, tally: Tally, uncaught: string[]) => Promise<void> }} Part
 */

/**
 * Runs a part on a site and a profile of its own.
 * @param {(count: number, scene: Scene) => Promise<void>} body
 * @returns {Part['run']}
 */
export function onProfile(body) {
  return async (count, tally, uncaught) => {
    const site = await openHarnessSite();
    const profile = await mkdtemp(join(tmpdir(), 'tabard-profile-'));
    try {
      await body(count, { site, profile, tally, uncaught });
    } finally {
      killRest();
      await site.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  };
}

/**
 * A new page of the harness, with whatever nobody catches in it noted.
 * @param {Pick<Scene, 'site' | 'uncaught'>} scene
 * @param {ChromiumProcess} chromium
 * @param {string} [address] the site's own, unless it needs an origin of its own
 */
export async function openPage({ site, uncaught }, chromium, address = site.address) {
  const page = await chromium.context.newPage();
  page.on('pageerror', (error) => uncaught.push(`in a page: ${error.stack ?? error.message}`));
  await page.goto(address);
  await page.waitForFunction('globalThis.harness !== undefined', undefined, { timeout: 30_000 });
  return page;
}

/**
 * The same, with its storage opened.
 * @param {Pick<Scene, 'site' | 'uncaught'>} scene
 * @param {ChromiumProcess} chromium
 * @param {string} [address]
 */
export async function startPage(scene, chromium, address) {
  const page = await openPage(scene, chromium, address);
  await page.evaluate(() => globalThis.harness.start());
  return page;
}

/**
 * An address of the same server with an origin of its own.
 * @param {Site} site
 * @param {string} name
 */
export const addressOf = (site, name) => site.address.replace('localhost', `${name}.localhost`);

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<Record<string, string | undefined>>}
 */
export const versionsIn = (page) => page.evaluate(() => globalThis.harness.versions());

/** @param {import('playwright').Page} page @param {string} name @param {string | number} version */
export const saveIn = (page, name, version) =>
  page.evaluate(
    ([one, text]) => globalThis.harness.save(one, text),
    /** @type {const} */ ([name, `${version}`]),
  );

/**
 * What was said to be saved and is not there, or only in an older version.
 * @param {Record<string, string | undefined>} found
 * @param {ReadonlyMap<string, number>} acknowledged
 */
export function missing(found, acknowledged) {
  return [...acknowledged].flatMap(([name, version]) => {
    const there = Number(found[name] ?? -1);
    return there >= version ? [] : [`${name}: version ${version} was saved, ${there} is there`];
  });
}
