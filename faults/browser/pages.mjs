import { ChromiumProcess } from '../lib/chromium-process.mjs';
import { addressOf, NEVER_MS, onProfile, openPage, saveIn, startPage, versionsIn } from './scene.mjs';

/**
 * The saves whose version, and every version made from it, is neither stored nor reported as unsaved.
 * @param {readonly import('../harness/harness.ts').Played[]} played
 * @param {ReadonlySet<string>} stored
 */
function lostSilently(played, stored) {
  /** @type {Map<string, string[]>} */
  const successors = new Map();
  for (const { version, seen } of played) {
    if (seen !== undefined) successors.set(seen, [...(successors.get(seen) ?? []), version]);
  }
  /** @param {string} version @returns {boolean} */
  const accountsFor = (version) => stored.has(version) || (successors.get(version) ?? []).some(accountsFor);
  return played
    .filter(({ outcome, version }) => outcome !== 'unsaved' && !accountsFor(version))
    .map(({ version }) => version);
}

export const twoPages = onProfile(async (count, scene) => {
  const { profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  const pages = [await startPage(scene, chromium), await startPage(scene, chromium)];
  let keptBoth = 0;
  for (let game = 0; game < count; game += 1) {
    const names = [`Aria ${game}`, `Brom ${game}`];
    const played = await Promise.all(
      pages.map((page, index) =>
        page.evaluate(
          ([name, shared]) => globalThis.harness.play(name, 12, shared),
          /** @type {const} */ ([`${game}-${index}`, names]),
        ),
      ),
    );
    const next = await startPage(scene, chromium);
    const stored = new Set(Object.values(await versionsIn(next)).filter((version) => version !== undefined));
    await next.close();
    keptBoth += played.flat().filter(({ outcome }) => outcome === 'kept-both').length;
    tally.add(lostSilently(played.flat(), stored));
  }
  if (count > 10 && keptBoth === 0) throw new Error('The pages never changed the same record.');
  await chromium.kill();
});

/** @param {import('playwright').Page} page @param {string} expression @returns {Promise<boolean>} */
const becomesTrue = (page, expression) =>
  page.waitForFunction(expression, undefined, { timeout: NEVER_MS }).then(
    () => true,
    () => false,
  );

/** A character in two pages: the second takes it over, and the first gets it back when the second closes. */
export const characterLocks = onProfile(async (count, scene) => {
  const { profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    const [one, two] = [await startPage(scene, chromium), await startPage(scene, chromium)];
    /** @param {import('playwright').Page} page @param {string} state */
    const becomes = async (page, state) => {
      const isIt = await becomesTrue(page, `globalThis.harness.lockState() === ${JSON.stringify(state)}`);
      const found = await page.evaluate(() => globalThis.harness.lockState());
      tally.add(isIt ? [] : [`turn ${turn}: the lock is ${found}, not ${state}`]);
    };
    await one.evaluate(() => globalThis.harness.lockCharacter('Aria'));
    await becomes(one, 'held');
    await two.evaluate(() => globalThis.harness.lockCharacter('Aria'));
    await becomes(two, 'elsewhere');
    await one.evaluate((version) => globalThis.harness.saveSoon('Aria', version), `typed-${turn}`);
    await two.evaluate(() => globalThis.harness.takeOver());
    await becomes(two, 'held');
    await becomes(one, 'elsewhere');
    const { Aria } = await versionsIn(two);
    tally.add(Aria === `typed-${turn}` ? [] : [`turn ${turn}: typed before the takeover, there is ${Aria}`]);
    await two.close();
    await becomes(one, 'held');
    await one.close();
  }
  await chromium.kill();
});

/** An older tab beside a newer one, which writes a newer schema or upgrades the database. */
export const outdatedTabs = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    const address = addressOf(site, `turn-${turn}`);
    /** @param {boolean} isSo @param {string} what */
    const expectThat = (isSo, what) => tally.add(isSo ? [] : [`turn ${turn}: ${what}`]);
    const isOutdated = 'globalThis.harness.status().mode === "outdated"';
    const older = await startPage(scene, chromium, address);
    await saveIn(older, 'Aria', 1);
    await saveIn(older, 'Brom', 1);
    const newer = await openPage(scene, chromium, address);
    if (turn % 2 === 0) {
      await newer.evaluate(() => globalThis.harness.start(2));
      await saveIn(newer, 'Aria', 2);
    } else await newer.evaluate(() => globalThis.harness.upgradeDatabase());
    expectThat(await becomesTrue(older, isOutdated), 'the older tab goes on writing');
    expectThat((await saveIn(older, 'Aria', 'late')) === 'unsaved', 'the older tab reports a save');
    const unsaved = await older.evaluate(() => globalThis.harness.unsaved());
    expectThat(unsaved.includes('Aria'), 'what is not saved cannot be downloaded');
    await older.close();
    const again = await startPage(scene, chromium, address);
    expectThat(await becomesTrue(again, isOutdated), 'an older tab opened afterwards writes');
    expectThat(
      (await saveIn(again, 'Brom', 'late')) === 'unsaved',
      'an older tab opened afterwards reports a save',
    );
    const stored = await newer.evaluate(() => globalThis.harness.storedVersions());
    const expected = turn % 2 === 0 ? '2' : '1';
    expectThat(stored.aria === expected && stored.brom === '1', `stored is ${JSON.stringify(stored)}`);
    await again.close();
    await newer.close();
  }
  await chromium.kill();
});
