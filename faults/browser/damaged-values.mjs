import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ChromiumProcess } from '../lib/chromium-process.mjs';
import { addressOf, missing, onProfile, saveIn, startPage, versionsIn } from './scene.mjs';

/** Chromium keeps values as large as this in files of their own. In UTF-16 units. */
const LARGE = 100_000;

/** @param {string} profile @returns {Promise<string[]>} the files of large values */
async function filesOfValues(profile) {
  const folder = join(profile, 'Default', 'IndexedDB');
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.includes('.blob'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The files of large values are gone, so that reading them fails for ever: until storage is rebuilt. */
export const damagedValues = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  for (let turn = 0; turn < count; turn += 1) {
    const address = addressOf(site, `turn-${turn}`);
    /** @param {boolean} isSo @param {string} what */
    const expectThat = (isSo, what) => tally.add(isSo ? [] : [`turn ${turn}: ${what}`]);
    const first = await ChromiumProcess.start(profile);
    const page = await startPage(scene, first, address);
    const saved = new Map([
      ['Small', turn],
      ['Large', turn],
    ]);
    await saveIn(page, 'Small', turn);
    await page.evaluate(
      ([version, noise]) => globalThis.harness.save('Large', `${version}`, noise),
      /** @type {const} */ ([turn, LARGE]),
    );
    await page.evaluate(() => globalThis.harness.storePack('Core', 1));
    await page.close();
    await pause(1_000);
    await first.quit();
    const files = await filesOfValues(profile);
    if (files.length === 0) throw new Error('Chromium keeps no value in a file of its own.');
    for (const file of files) await rm(file);

    const second = await ChromiumProcess.start(profile);
    const damaged = await startPage(scene, second, address);
    const { mode, remedy } = await damaged.evaluate(() => globalThis.harness.status());
    expectThat(mode === 'memory' && remedy === 'rebuild', `it is in mode ${mode}, with the remedy ${remedy}`);
    tally.add(missing(await versionsIn(damaged), saved));
    const backup = await damaged.evaluate(() => globalThis.harness.backup());
    expectThat(backup.includes(`"Large`) && backup.includes('"Core"'), 'the backup lacks something');
    const isRebuilt = await damaged.evaluate(() => globalThis.harness.rebuild());
    const status = await damaged.evaluate(() => globalThis.harness.status());
    expectThat(isRebuilt && status.mode === 'stored' && status.saving === 'saved', 'it is not rebuilt');
    expectThat((await saveIn(damaged, 'Small', turn + 1)) === 'saved', 'nothing can be saved');
    await damaged.close();
    await second.quit();

    const third = await ChromiumProcess.start(profile);
    const again = await startPage(scene, third, address);
    tally.add(missing(await versionsIn(again), saved.set('Small', turn + 1)));
    const packs = await again.evaluate(() => globalThis.harness.packs());
    expectThat(packs.includes('Core'), `of the packs there are ${packs}`);
    await third.quit();
  }
});
