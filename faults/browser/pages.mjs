import { ChromiumProcess } from '../lib/chromium-process.mjs';
import { addressOf, onProfile, openPage, saveIn, startPage, versionsIn } from './scene.mjs';

/**
 * @typedef {{ version: string, seen: string | undefined, outcome: string }} Played
 * @param {readonly Played[]} played
 * @param {ReadonlySet<string>} there
 */
function lostSilently(played, there) {
  /** @type {Map<string, string[]>} */
  const successors = new Map();
  for (const { version, seen } of played) {
    if (seen !== undefined) successors.set(seen, [...(successors.get(seen) ?? []), version]);
  }
  /** @param {string} version @returns {boolean} */
  const accountsFor = (version) => there.has(version) || (successors.get(version) ?? []).some(accountsFor);
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
    const looking = await startPage(scene, chromium);
    const there = new Set(
      Object.values(await versionsIn(looking)).filter((version) => version !== undefined),
    );
    await looking.close();
    keptBoth += played.flat().filter(({ outcome }) => outcome === 'kept-both').length;
    tally.add(lostSilently(played.flat(), there));
  }
  if (count > 10 && keptBoth === 0) throw new Error('The pages never met.');
  await chromium.kill();
});

/** @param {import('playwright').Page} page @param {string} expression @returns {Promise<boolean>} */
const becomesTrue = (page, expression) =>
  page.waitForFunction(expression, undefined, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );

/** A character in two pages: the second sees it elsewhere, takes it over, and gets it by itself when the first is gone. */
export const holds = onProfile(async (count, scene) => {
  const { profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    const [one, two] = [await startPage(scene, chromium), await startPage(scene, chromium)];
    /** @param {import('playwright').Page} page @param {string} state */
    const becomes = async (page, state) => {
      const isIt = await becomesTrue(page, `globalThis.harness.holdState() === ${JSON.stringify(state)}`);
      const found = await page.evaluate(() => globalThis.harness.holdState());
      tally.add(isIt ? [] : [`turn ${turn}: the hold is ${found}, not ${state}`]);
    };
    await one.evaluate(() => globalThis.harness.takeHold('Aria'));
    await becomes(one, 'held');
    await two.evaluate(() => globalThis.harness.takeHold('Aria'));
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

/** A tab of yesterday's Tabard beside one of tomorrow's, which writes another schema or brings the database to another version. */
export const olderTabs = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    const address = addressOf(site, `turn-${turn}`);
    /** @param {boolean} isSo @param {string} what */
    const expectThat = (isSo, what) => tally.add(isSo ? [] : [`turn ${turn}: ${what}`]);
    const isOlder = 'globalThis.harness.status().mode === "outdated"';
    const older = await startPage(scene, chromium, address);
    await saveIn(older, 'Aria', 1);
    await saveIn(older, 'Brom', 1);
    const newer = await openPage(scene, chromium, address);
    if (turn % 2 === 0) {
      await newer.evaluate(() => globalThis.harness.start(2));
      await saveIn(newer, 'Aria', 2);
    } else await newer.evaluate(() => globalThis.harness.upgradeDatabase());
    expectThat(await becomesTrue(older, isOlder), 'the older tab goes on writing');
    expectThat((await saveIn(older, 'Aria', 'late')) === 'unsaved', 'the older tab says that it has saved');
    const unsaved = await older.evaluate(() => globalThis.harness.unsaved());
    expectThat(unsaved.includes('Aria'), 'what is not saved cannot be downloaded');
    await older.close();
    const again = await startPage(scene, chromium, address);
    expectThat(await becomesTrue(again, isOlder), 'an older tab opened afterwards writes');
    expectThat((await saveIn(again, 'Brom', 'late')) === 'unsaved', 'a save opened afterwards is said to be');
    const stored = await newer.evaluate(() => globalThis.harness.storedVersions());
    const expected = turn % 2 === 0 ? '2' : '1';
    expectThat(stored.aria === expected && stored.brom === '1', `stored is ${JSON.stringify(stored)}`);
    await again.close();
    await newer.close();
  }
  await chromium.kill();
});
