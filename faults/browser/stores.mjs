import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChromiumProcess } from '../lib/chromium-process.mjs';
import { damageFile, filesIn } from '../lib/damage-file.mjs';
import {
  addressOf,
  missing,
  NEVER_MS,
  onProfile,
  openPage,
  saveIn,
  startPage,
  versionsIn,
} from './scene.mjs';

/** @typedef {import('./scene.mjs').Site} Site */

/**
 * Saves some versions of five characters.
 * @param {Site} site
 * @param {import('playwright').Page} page
 */
async function saveForty(site, page) {
  for (let version = 1; version <= 40; version += 1) {
    const name = `Character ${version % 5}`;
    const outcome = await saveIn(page, name, version);
    if (outcome !== 'saved') throw new Error(`A save came to ${outcome}.`);
    site.acknowledged.set(name, version);
  }
}

/** One file of one store is damaged on the disk; the other store has everything. */
export const damagedProfiles = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  const first = await ChromiumProcess.start(profile);
  const page = await startPage(scene, first);
  await saveForty(site, page);
  await page.evaluate(() => globalThis.harness.close());
  await page.close();
  await first.quit();
  const isStore = /IndexedDB.*leveldb|Local Storage.*leveldb/;
  const stores = (await filesIn(join(profile, 'Default'))).filter(
    (path) => isStore.test(path) && !path.endsWith('LOCK'),
  );
  if (
    !stores.some((path) => path.includes('IndexedDB')) ||
    !stores.some((path) => path.includes('Local Storage'))
  ) {
    throw new Error('The profile lacks one of the stores.');
  }
  for (let damage = 0; damage < count; damage += 1) {
    const copy = await mkdtemp(join(tmpdir(), 'tabard-damaged-'));
    await cp(profile, copy, { recursive: true });
    const victim = stores[damage % stores.length] ?? '';
    const way = ['flip', 'cut', 'delete'][Math.floor(damage / stores.length) % 3] ?? 'flip';
    await damageFile(victim.replace(profile, copy), way);
    const chromium = await ChromiumProcess.start(copy);
    const next = await startPage(scene, chromium);
    const what = victim.slice(profile.length);
    tally.add(missing(await versionsIn(next), site.acknowledged).map((one) => `${way} ${what}: ${one}`));
    await chromium.kill();
    await rm(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

/** The browser clears one store while the page is open, as a user or storage pressure can make it. */
export const clearedStores = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    const page = await startPage(scene, chromium);
    await saveForty(site, page);
    const session = await chromium.context.newCDPSession(page);
    const storageTypes = turn % 2 === 0 ? 'indexeddb' : 'local_storage';
    await session.send('Storage.clearDataForOrigin', { origin: new URL(site.address).origin, storageTypes });
    const outcome = await saveIn(page, 'Character 0', 41);
    if (outcome === 'saved') site.acknowledged.set('Character 0', 41);
    else tally.add([`turn ${turn}: a save after ${storageTypes} was cleared is ${outcome}`], 0);
    await page.close();
    const next = await startPage(scene, chromium);
    tally.add(missing(await versionsIn(next), site.acknowledged).map((one) => `${storageTypes}: ${one}`));
    await next.close();
  }
  await chromium.kill();
});

/** More saves than fit into the quota of a turn. */
const MAX_SAVES = 200;

/** No room from the nth save on: the change stays in the page, and is saved when there is room again. */
export const noRoom = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    // Chromium caches the quota of an origin, so each turn has another origin.
    const address = addressOf(site, `turn-${turn}`);
    const page = await chromium.context.newPage();
    page.setDefaultTimeout(NEVER_MS);
    const session = await chromium.context.newCDPSession(page);
    const { origin } = new URL(address);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 + turn * 150_000 });
    await page.goto(address);
    await page.waitForFunction('globalThis.harness !== undefined');
    await page.evaluate(() => globalThis.harness.start());
    /** @type {Map<string, number>} */
    const expected = new Map();
    let outcome = 'saved';
    while (outcome === 'saved' && expected.size < MAX_SAVES) {
      const name = `Character ${expected.size}`;
      outcome = await page.evaluate(
        ([one, version]) => globalThis.harness.save(one, version, 100_000),
        /** @type {const} */ ([name, `${turn}`]),
      );
      expected.set(name, turn);
    }
    const { saving, problem } = await page.evaluate(() => globalThis.harness.status());
    const isTold = outcome === 'unsaved' && saving === 'failed' && problem?.reason === 'full';
    tally.add(isTold ? [] : [`turn ${turn}: without room it is ${outcome}, ${saving}, ${problem?.reason}`]);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    const isSaved = await page.evaluate(async () => {
      const until = Date.now() + 120_000;
      while (globalThis.harness.status().saving !== 'saved' && Date.now() < until) {
        await globalThis.harness.retry();
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      return globalThis.harness.status().saving === 'saved';
    });
    tally.add(isSaved ? [] : [`turn ${turn}: there is room again, but it is not saved`]);
    await page.close();
    const next = await startPage(scene, chromium, address);
    tally.add(missing(await versionsIn(next), expected));
    await next.close();
  }
  await chromium.kill();
});

/**
 * Sets whether the browser's settings forbid sites to store anything.
 * @param {string} profile
 * @param {boolean} isForbidden
 */
async function forbidStorage(profile, isForbidden) {
  const path = join(profile, 'Default', 'Preferences');
  const preferences = JSON.parse(await readFile(path, 'utf8'));
  preferences.profile ??= {};
  preferences.profile.default_content_setting_values = isForbidden ? { cookies: 2 } : {};
  await writeFile(path, JSON.stringify(preferences));
}

/** The user forbids storage in the browser's settings and later allows it: everything is found again. */
export const forbiddenStorage = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  for (let turn = 0; turn < count; turn += 1) {
    const allowed = await ChromiumProcess.start(profile);
    const page = await startPage(scene, allowed);
    await saveForty(site, page);
    await page.close();
    await allowed.quit();
    await forbidStorage(profile, true);
    const forbidden = await ChromiumProcess.start(profile);
    const inMemory = await openPage(scene, forbidden);
    const isForbidden = await inMemory.evaluate(() => {
      try {
        return localStorage === undefined;
      } catch {
        return true;
      }
    });
    if (!isForbidden) throw new Error('The browser does not forbid storage.');
    await inMemory.evaluate(() => globalThis.harness.start());
    const outcome = await saveIn(inMemory, 'Zed', turn);
    const { mode, modeMessage } = await inMemory.evaluate(() => globalThis.harness.status());
    const unsaved = await inMemory.evaluate(() => globalThis.harness.unsaved());
    const isTold =
      outcome === 'unsaved' && mode === 'memory' && modeMessage !== undefined && unsaved.includes('Zed');
    tally.add(isTold ? [] : [`turn ${turn}: it is ${outcome}, in mode ${mode}, to download ${unsaved}`]);
    await forbidden.quit();
    await forbidStorage(profile, false);
    const again = await ChromiumProcess.start(profile);
    const next = await startPage(scene, again);
    tally.add(missing(await versionsIn(next), site.acknowledged));
    await again.quit();
  }
});
