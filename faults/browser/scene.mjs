import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { killRemaining } from '../lib/chromium-process.mjs';
import { openHarnessSite } from '../lib/harness-site.mjs';

/**
 * @typedef {import('../lib/tally.mjs').Tally} Tally
 * @typedef {import('../lib/chromium-process.mjs').ChromiumProcess} ChromiumProcess
 * @typedef {Awaited<ReturnType<typeof openHarnessSite>>} Site
 * @typedef {{ site: Site, profile: string, tally: Tally, uncaught: string[] }} Scene
 * @typedef {import('../lib/part.ts').Part} Part
 */

/** After this time something counts as never happening, on a machine that is busy with other work. */
export const NEVER_MS = 120_000;

/**
 * Runs a part with its own site and profile.
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
      killRemaining();
      await site.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  };
}

/**
 * Opens a page of the harness, and records its uncaught errors.
 * @param {Pick<Scene, 'site' | 'uncaught'>} scene
 * @param {ChromiumProcess} chromium
 * @param {string} [address] the site's own, unless the page needs another origin
 */
export async function openPage({ site, uncaught }, chromium, address = site.address) {
  const page = await chromium.context.newPage();
  page.setDefaultTimeout(NEVER_MS);
  page.on('pageerror', (error) => uncaught.push(`in a page: ${error.stack ?? error.message}`));
  await page.goto(address);
  await page.waitForFunction('globalThis.harness !== undefined', undefined, { timeout: NEVER_MS });
  return page;
}

/**
 * Opens a page of the harness, and its storage.
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
 * An address of the same server with another origin.
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
 * Lets a page save until a random moment after its first acknowledged save.
 * @param {Site} site
 * @param {import('playwright').Page} page
 * @param {number} milliseconds
 */
export async function saveForAWhile(site, page, milliseconds) {
  const before = site.acknowledgedCount();
  const from = Math.max(0, ...site.acknowledged.values()) + 1;
  void page.evaluate((version) => void globalThis.harness.saveForever(version), from).catch(() => undefined);
  const until = Date.now() + NEVER_MS;
  while (site.acknowledgedCount() === before) {
    if (Date.now() > until) throw new Error('No save was ever acknowledged.');
    await pause(5);
  }
  await pause(Math.random() * milliseconds);
}

/**
 * What was acknowledged as saved, and is missing or older.
 * @param {Record<string, string | undefined>} found
 * @param {ReadonlyMap<string, number>} acknowledged
 */
export function missing(found, acknowledged) {
  return [...acknowledged].flatMap(([name, version]) => {
    const there = Number(found[name] ?? -1);
    return there >= version ? [] : [`${name}: version ${version} was saved, found ${there}`];
  });
}
