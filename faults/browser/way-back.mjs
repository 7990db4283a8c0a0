import { ChromiumProcess } from '../lib/chromium-process.mjs';
import { addressOf, NEVER_MS, onProfile, openPage, saveIn } from './scene.mjs';

/** An older version of the app is put back, and meets what a newer one has stored. */
export const wayBack = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    const address = addressOf(site, `turn-${turn}`);
    /** @param {boolean} isSo @param {string} what */
    const expectThat = (isSo, what) => tally.add(isSo ? [] : [`turn ${turn}: ${what}`]);
    const newer = await openPage(scene, chromium, address);
    await newer.evaluate(() => globalThis.harness.start(2, '2.0.0'));
    await saveIn(newer, 'Aria', turn);
    if (turn % 2 === 1) {
      await newer.evaluate(() => globalThis.harness.close());
      await newer.evaluate(() => globalThis.harness.upgradeDatabase());
    }
    await newer.close();

    const older = await openPage(scene, chromium, address);
    await older.evaluate(() => globalThis.harness.start(1, '1.0.0'));
    const { mode, remedy } = await older.evaluate(() => globalThis.harness.status());
    expectThat(mode === 'outdated' && remedy === 'none', `it is in mode ${mode}, with the remedy ${remedy}`);
    const isTold = await older
      .waitForFunction('globalThis.harness.status().modeMessage?.includes("2.0.0")', undefined, {
        timeout: NEVER_MS,
      })
      .then(() => true)
      .catch(() => false);
    expectThat(isTold, 'it does not say which version wrote the data');
    expectThat((await saveIn(older, 'Aria', 'late')) === 'unsaved', 'it reports a save');
    const backup = await older.evaluate(() => globalThis.harness.backup());
    expectThat(
      backup.includes(`"name\\":\\"Aria\\",\\"notes\\":\\"late`),
      'the backup lacks what is not saved',
    );
    await older.close();

    const again = await openPage(scene, chromium, address);
    await again.evaluate(() => globalThis.harness.start(1, '1.0.0'));
    const everything = await again.evaluate(() => globalThis.harness.backup());
    expectThat(
      everything.includes(`\\"notes\\":\\"${turn} `),
      'the backup lacks what the newer version wrote',
    );
    const stored = await again.evaluate(() => globalThis.harness.storedVersions());
    expectThat(stored.aria === `${turn}`, `stored is ${JSON.stringify(stored)}`);
    await again.close();
  }
  await chromium.kill();
});
