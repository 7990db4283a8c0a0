import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, stat, statfs, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ChromiumProcess, killRemaining } from '../lib/chromium-process.mjs';
import { damageFile, filesIn } from '../lib/damage-file.mjs';
import { missing, NEVER_MS, onProfile, saveForAWhile, saveIn, startPage, versionsIn } from './scene.mjs';

/** @typedef {import('playwright').Page} Page */

/** The folders of a profile. */
const DATABASE = join('Default', 'IndexedDB');
const LOCAL_STORAGE = join('Default', 'Local Storage');
const PRIVATE_FILES = join('Default', 'File System');

/** In bytes: a profile of Chromium with all that a turn stores. */
const DISK_SIZE = 100_000_000;

/** @param {Page} page @param {string} kind @returns {Promise<readonly string[]>} */
const noticesIn = (page, kind) => page.evaluate((one) => [...globalThis.harness.noticed(one)], kind);

/** @param {Page} page @param {number} version */
const storePackIn = (page, version) =>
  page.evaluate((one) => globalThis.harness.storePack('Core', one), version);

/** The versions of the packs that can be read. @param {Page} page @returns {Promise<Record<string, string>>} */
const packVersionsIn = (page) => page.evaluate(() => globalThis.harness.packVersions());

/** Waits until a start has done everything with the third copy. @param {Page} page */
async function thirdCopyChecked(page) {
  await page.waitForFunction(
    async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('tabard', { create: true });
      for await (const name of folder.keys()) if (name === 'probe') return false;
      const reserve = await folder.getFileHandle('reserve').catch(() => undefined);
      const file = await reserve?.getFile().catch(() => undefined);
      return (file?.size ?? 0) >= 1_000_000;
    },
    undefined,
    { timeout: NEVER_MS, polling: 100 },
  );
}

/**
 * What was acknowledged as saved, is not found and is not called missing either.
 * @param {Page} page
 * @param {ReadonlyMap<string, number>} acknowledged
 */
async function denied(page, acknowledged) {
  const found = { ...(await versionsIn(page)), ...(await packVersionsIn(page)) };
  const lost = missing(found, acknowledged);
  const until = Date.now() + (lost.length > 0 ? NEVER_MS : 0);
  let named = await noticesIn(page, 'missing');
  while (named.length === 0 && Date.now() < until) {
    await pause(100);
    named = await noticesIn(page, 'missing');
  }
  return lost.filter((one) => !named.some((name) => name.startsWith(one.slice(0, one.indexOf(':') + 1))));
}

/** A small disk of its own; undefined if this machine does not let us mount one. @returns {Promise<string | undefined>} */
async function mountDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
}

/** @param {string} folder */
async function unmountDisk(folder) {
  execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
}

/** Fills what the browser has freed meanwhile, too. @param {string} disk @param {number} left bytes */
async function fillDisk(disk, left) {
  const { bavail, bsize } = await statfs(disk);
  const filling = appendFile(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
  await filling.catch((error) => {
    // The browser has written in between: nothing is left.
    if (error.code !== 'ENOSPC') throw error;
  });
}

/** @param {string} disk @param {number} bytes */
async function freeDisk(disk, bytes) {
  const filler = join(disk, 'filler');
  const { size } = await stat(filler);
  await truncate(filler, Math.max(0, size - bytes));
}

/** @param {import('./scene.mjs').Scene} scene @param {string} disk @param {number} left */
async function fullDisk(scene, disk, left) {
  const { tally } = scene;
  const profile = join(disk, 'profile');
  await mkdir(profile, { recursive: true });
  const chromium = await ChromiumProcess.start(profile);
  const page = await startPage(scene, chromium);
  /** @type {Map<string, number>} */
  const acknowledged = new Map();
  await saveIn(page, 'Character 0', 0);
  await thirdCopyChecked(page);
  await fillDisk(disk, left);
  let outcome = 'saved';
  for (let version = 1; version <= 400 && outcome === 'saved'; version += 1) {
    if (version % 20 === 0) await fillDisk(disk, left);
    outcome = await saveIn(page, 'Character 0', version);
    if (outcome === 'saved') acknowledged.set('Character 0', version);
    if (version % 5 === 0 && (await storePackIn(page, version)) === 'saved')
      acknowledged.set('Core', version);
  }
  const isWarned = (await noticesIn(page, 'low-space')).length > 0;
  tally.add(isWarned ? [] : [`${left} bytes left: nothing warned that the disk is full`]);
  await chromium.kill();
  // Chromium itself needs some to start.
  await freeDisk(disk, 1_500_000);
  const again = await ChromiumProcess.start(profile);
  const next = await startPage(scene, again);
  const { mode } = await next.evaluate(() => globalThis.harness.status());
  // Its database cannot be opened, which it says: with room it can.
  await rm(join(disk, 'filler'));
  if (mode === 'memory') await next.evaluate(() => globalThis.harness.retry());
  const lost = await denied(next, acknowledged);
  await again.kill();
  if (mode !== 'memory' || lost.length === 0) {
    tally.add(lost.map((one) => `${left} bytes left: ${one}`));
    return;
  }
  const last = await ChromiumProcess.start(profile);
  const lastPage = await startPage(scene, last);
  tally.add((await denied(lastPage, acknowledged)).map((one) => `${left} bytes left: ${one}`));
  await last.kill();
}

/** The disk runs full and the browser is killed: what was saved is found, or called missing by its name. */
export const fullDisks = onProfile(async (count, scene) => {
  for (let turn = 0; turn < count; turn += 1) {
    const disk = await mountDisk();
    if (disk === undefined) {
      process.stdout.write('No disk can be mounted here, so none was filled.\n');
      scene.tally.add([]);
      return;
    }
    try {
      await fullDisk(scene, disk, (turn * 7_500) % 30_001);
    } finally {
      killRemaining();
      await unmountDisk(disk);
    }
  }
});

/** The browser is killed while it saves, and finds neither the database nor localStorage again. */
export const lostStores = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  for (let turn = 0; turn < count; turn += 1) {
    const chromium = await ChromiumProcess.start(profile);
    const page = await startPage(scene, chromium);
    await saveForAWhile(site, page, 600);
    await chromium.kill();
    for (const store of [DATABASE, LOCAL_STORAGE])
      await rm(join(profile, store), { recursive: true, force: true });
    const again = await ChromiumProcess.start(profile);
    const found = await versionsIn(await startPage(scene, again));
    tally.add(missing(found, site.acknowledged).map((one) => `turn ${turn}: ${one}`));
    await again.kill();
  }
});

/** The mirror is full, and the database is then lost. */
export const fullMirrors = onProfile(async (count, scene) => {
  const { profile, tally } = scene;
  for (let turn = 0; turn < count; turn += 1) {
    const name = `Counter ${turn}`;
    const chromium = await ChromiumProcess.start(profile);
    const page = await startPage(scene, chromium);
    await saveIn(page, name, 0);
    await page.evaluate(() => globalThis.harness.fillLocalStorage());
    for (let version = 1; version <= 12; version += 1)
      await saveIn(page, name, `${version} ${'x'.repeat(20_000)}`);
    await page.close();
    await chromium.quit();
    await rm(join(profile, DATABASE), { recursive: true });
    const again = await ChromiumProcess.start(profile);
    const next = await startPage(scene, again);
    tally.add((await denied(next, new Map([[name, 12]]))).map((one) => `turn ${turn}: ${one}`));
    await next.evaluate(() => localStorage.clear());
    await again.quit();
    await rm(profile, { recursive: true, force: true });
    await mkdir(profile);
  }
});

/** @param {import('./scene.mjs').Scene} scene */
async function storeEverything(scene) {
  const chromium = await ChromiumProcess.start(scene.profile);
  const page = await startPage(scene, chromium);
  await thirdCopyChecked(page);
  for (let version = 1; version <= 3; version += 1) {
    await storePackIn(page, version);
    await saveIn(page, 'Character 0', version);
  }
  await page.evaluate(() => globalThis.harness.saveEncounter('Kept'));
  await page.evaluate(() => globalThis.harness.takeSnapshot('The snapshot'));
  await page.evaluate(() => globalThis.harness.close());
  await page.close();
  await chromium.quit();
}

const EXPECTED = new Map([
  ['Core', 3],
  ['The snapshot', 1],
]);

/**
 * What is there of the expected. After some damage Chromium opens and deletes no database of the site any
 * more: the packs are in a backup then, and the rescue page has the snapshots.
 * @param {Page} page
 */
async function missingArchived(page) {
  const isInMemory = () => page.evaluate(() => globalThis.harness.status().mode === 'memory');
  if (await isInMemory()) await page.evaluate(() => globalThis.harness.rebuild());
  const isWithoutDatabase = await isInMemory();
  const found = isWithoutDatabase
    ? await page.evaluate(() => globalThis.harness.backedUpPacks())
    : await page.evaluate(() => globalThis.harness.archived());
  return missing(found, new Map([...EXPECTED].slice(0, isWithoutDatabase ? 1 : undefined)));
}

/** A file of the database or of the private files is damaged, or one of the two is lost. */
export const damagedArchives = onProfile(async (count, scene) => {
  const { profile, tally } = scene;
  await storeEverything(scene);
  const files = [
    ...(await filesIn(join(profile, DATABASE))),
    ...(await filesIn(join(profile, PRIVATE_FILES))),
  ].filter((path) => !path.endsWith('LOCK'));
  const folders = [DATABASE, PRIVATE_FILES].map((folder) => join(profile, folder));
  const damages = [
    ...folders.map((path) => ({ path, way: 'delete' })),
    ...['delete', 'cut', 'flip'].flatMap((way) => files.map((path) => ({ path, way }))),
  ];
  for (const { path, way } of damages.slice(0, count)) {
    const copy = await mkdtemp(join(tmpdir(), 'tabard-damaged-'));
    await cp(profile, copy, { recursive: true });
    await damageFile(path.replace(profile, copy), way);
    const chromium = await ChromiumProcess.start(copy);
    const page = await startPage(scene, chromium);
    const what = `${way} ${path.slice(profile.length)}`;
    tally.add((await missingArchived(page)).map((one) => `${what}: ${one}`));
    tally.add(
      (await denied(page, new Map([['Character 0', 3]]))).map((one) => `${what}: ${one}`),
      0,
    );
    await chromium.kill();
    await rm(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
