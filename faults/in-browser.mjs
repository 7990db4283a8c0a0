import { cp, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { ChromiumProcess } from './lib/chromium-process.mjs';
import { openHarnessSite } from './lib/harness-site.mjs';

/**
 * @typedef {import('./lib/tally.mjs').Tally} Tally
 * @typedef {Awaited<ReturnType<typeof openHarnessSite>>} Site
 * @typedef {{ site: Site, profile: string, tally: Tally, uncaught: string[] }} Scene
 */

/**
 * Runs a part on a site and a profile of its own.
 * @param {(count: number, scene: Scene) => Promise<void>} body
 */
function onProfile(body) {
  /** @param {number} count @param {Tally} tally @param {string[]} uncaught */
  return async (count, tally, uncaught) => {
    const site = await openHarnessSite();
    const profile = await mkdtemp(join(tmpdir(), 'tabard-profile-'));
    try {
      await body(count, { site, profile, tally, uncaught });
    } finally {
      await site.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  };
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<Record<string, string | undefined>>}
 */
const versionsIn = (page) => page.evaluate(() => globalThis.harness.versions());

/** @param {import('playwright').Page} page @param {string[]} uncaught */
async function noteErrors(page, uncaught) {
  uncaught.push(...(await page.evaluate(() => globalThis.harness.errors())));
}

/**
 * What was said to be saved and is not there, or only in an older version.
 * @param {Record<string, string | undefined>} found
 * @param {ReadonlyMap<string, number>} acknowledged
 */
function missing(found, acknowledged) {
  return [...acknowledged].flatMap(([name, version]) => {
    const there = Number(found[name] ?? -1);
    return there >= version ? [] : [`${name}: version ${version} was saved, ${there} is there`];
  });
}

/** @param {ReadonlyMap<string, number>} acknowledged */
const latest = (acknowledged) => Math.max(0, ...acknowledged.values());

/** @param {Site} site @param {ChromiumProcess} chromium */
async function startPage(site, chromium) {
  const page = await chromium.openPage(site.address);
  await page.evaluate(() => globalThis.harness.start());
  return page;
}

/** @param {import('playwright').Page} page @param {number} from */
function beginSaving(page, from) {
  void page.evaluate((version) => void globalThis.harness.saveForever(version), from).catch(() => undefined);
}

const killedBrowsers = onProfile(async (count, { site, profile, tally, uncaught }) => {
  for (let kill = 0; kill <= count; kill += 1) {
    const chromium = await ChromiumProcess.start(profile);
    const page = await startPage(site, chromium);
    if (kill > 0) tally.add(missing(await versionsIn(page), site.acknowledged));
    if (kill > 0 && site.acknowledged.size === 0) throw new Error('No save was ever acknowledged.');
    await noteErrors(page, uncaught);
    if (kill < count) {
      beginSaving(page, latest(site.acknowledged) + 1);
      await pause(200 + Math.random() * 1_200);
    }
    await chromium.kill();
  }
});

const crashedTabs = onProfile(async (count, { site, profile, tally, uncaught }) => {
  const chromium = await ChromiumProcess.start(profile);
  for (let crash = 0; crash < count; crash += 1) {
    const page = await startPage(site, chromium);
    beginSaving(page, latest(site.acknowledged) + 1);
    await pause(200 + Math.random() * 600);
    const session = await chromium.context.newCDPSession(page);
    const crashed = new Promise((resolve) => page.once('crash', resolve));
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await startPage(site, chromium);
    tally.add(missing(await versionsIn(next), site.acknowledged));
    await noteErrors(next, uncaught);
    await next.close();
    await page.close();
  }
  await chromium.kill();
});

/** Typing, and away: what was typed is there when the page comes back. */
const leftPages = onProfile(async (count, { site, profile, tally, uncaught }) => {
  const chromium = await ChromiumProcess.start(profile);
  for (let leave = 1; leave <= count; leave += 1) {
    const page = await startPage(site, chromium);
    page.on('dialog', (dialog) => dialog.accept());
    await page.evaluate((version) => {
      globalThis.harness.saveSoon('Character 0', version);
      if (Number(version) % 2 === 0) location.href = 'about:blank';
    }, `${leave}`);
    if (leave % 2 === 0) await page.waitForURL('about:blank');
    await page.close();
    const next = await startPage(site, chromium);
    tally.add(missing(await versionsIn(next), new Map([['Character 0', leave]])));
    await noteErrors(next, uncaught);
    await next.close();
  }
  await chromium.kill();
});

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

const twoPages = onProfile(async (count, { site, profile, tally, uncaught }) => {
  const chromium = await ChromiumProcess.start(profile);
  const pages = [await startPage(site, chromium), await startPage(site, chromium)];
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
    const looking = await startPage(site, chromium);
    const there = new Set(
      Object.values(await versionsIn(looking)).filter((version) => version !== undefined),
    );
    await noteErrors(looking, uncaught);
    await looking.close();
    keptBoth += played.flat().filter(({ outcome }) => outcome === 'kept-both').length;
    tally.add(lostSilently(played.flat(), there));
  }
  if (count > 10 && keptBoth === 0) throw new Error('The pages never met.');
  for (const page of pages) await noteErrors(page, uncaught);
  await chromium.kill();
});

/** A character in two pages: the second sees it elsewhere, takes it over, and gets it by itself when the first is gone. */
const holds = onProfile(async (count, { site, profile, tally, uncaught }) => {
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    const [one, two] = [await startPage(site, chromium), await startPage(site, chromium)];
    /** @param {import('playwright').Page} page @param {string} state */
    const becomes = async (page, state) => {
      const isIt = await page
        .waitForFunction((wanted) => globalThis.harness.holdState() === wanted, state, { timeout: 10_000 })
        .then(
          () => true,
          () => false,
        );
      tally.add(
        isIt
          ? []
          : [`turn ${turn}: the hold is ${await page.evaluate(() => globalThis.harness.holdState())}`],
      );
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
    await noteErrors(two, uncaught);
    await two.close();
    await becomes(one, 'held');
    await noteErrors(one, uncaught);
    await one.close();
  }
  await chromium.kill();
});

/** @param {string} folder @returns {Promise<string[]>} */
async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * @param {string} path
 * @param {string} way
 */
async function damageFile(path, way) {
  if (way === 'delete') {
    await rm(path);
    return;
  }
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  if (way === 'cut') await file.truncate(Math.floor(size / 2));
  else if (size > 0) {
    const at = Math.floor(Math.random() * size);
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
    buffer[0] = (buffer[0] ?? 0) ^ 0xff;
    await file.write(buffer, 0, 1, at);
  }
  await file.close();
}

/** One file of one store damaged on the disk: the other store has everything. */
const damagedProfiles = onProfile(async (count, { site, profile, tally, uncaught }) => {
  const first = await ChromiumProcess.start(profile);
  const page = await startPage(site, first);
  for (let version = 1; version <= 40; version += 1) {
    const outcome = await page.evaluate(
      ([name, number]) => globalThis.harness.save(name, number),
      /** @type {const} */ ([`Character ${version % 5}`, `${version}`]),
    );
    if (outcome !== 'saved') throw new Error(`A save came to ${outcome}.`);
    site.acknowledged.set(`Character ${version % 5}`, version);
  }
  await page.close();
  await pause(1_000);
  await first.quit();
  const isStore = /IndexedDB.*leveldb|Local Storage.*leveldb/;
  const stores = (await filesIn(join(profile, 'Default'))).filter(
    (path) => isStore.test(path) && !path.endsWith('LOCK'),
  );
  if (
    !stores.some((path) => path.includes('IndexedDB')) ||
    !stores.some((path) => path.includes('Local Storage'))
  ) {
    throw new Error('The profile has not both stores.');
  }
  for (let damage = 0; damage < count; damage += 1) {
    const copy = await mkdtemp(join(tmpdir(), 'tabard-damaged-'));
    await cp(profile, copy, { recursive: true });
    const victim = stores[damage % stores.length] ?? '';
    const way = ['flip', 'cut', 'delete'][Math.floor(damage / stores.length) % 3] ?? 'flip';
    await damageFile(victim.replace(profile, copy), way);
    const chromium = await ChromiumProcess.start(copy);
    const looking = await startPage(site, chromium);
    const what = victim.slice(profile.length);
    tally.add(missing(await versionsIn(looking), site.acknowledged).map((one) => `${way} ${what}: ${one}`));
    await noteErrors(looking, uncaught);
    await chromium.kill();
    await rm(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});

/** No room: the change stays in the page, and is saved once there is room again. */
const noRoom = onProfile(async (count, { site, profile, tally, uncaught }) => {
  const chromium = await ChromiumProcess.start(profile);
  for (let turn = 0; turn < count; turn += 1) {
    // Chromium remembers for a while how much room an origin has, so that each turn has its own.
    const address = site.address.replace('localhost', `turn-${turn}.localhost`);
    const page = await chromium.context.newPage();
    const session = await chromium.context.newCDPSession(page);
    const { origin } = new URL(address);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto(address);
    await page.waitForFunction('globalThis.harness !== undefined');
    await page.evaluate(() => globalThis.harness.start());
    const outcome = await page.evaluate((version) => globalThis.harness.save('Aria', version), `${turn}`);
    const { saving, problem } = await page.evaluate(() => globalThis.harness.status());
    const isTold = outcome === 'unsaved' && saving === 'failed' && problem?.reason === 'full';
    tally.add(isTold ? [] : [`turn ${turn}: without room it is ${outcome}, ${saving}, ${problem?.reason}`]);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    const isSaved = await page.evaluate(async () => {
      const until = Date.now() + 60_000;
      while (globalThis.harness.status().saving !== 'saved' && Date.now() < until) {
        await globalThis.harness.retry();
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      return globalThis.harness.status().saving === 'saved';
    });
    tally.add(isSaved ? [] : [`turn ${turn}: it is not saved though there is room again`]);
    await noteErrors(page, uncaught);
    await page.close();
    const next = await startPage({ ...site, address }, chromium);
    tally.add(missing(await versionsIn(next), new Map([['Aria', turn]])));
    await next.close();
  }
  await chromium.kill();
});

/** @param {import('playwright').Page} page @param {string} button */
async function textOfDownload(page, button) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).first().click(),
  ]);
  const stream = await download.createReadStream();
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The rescue page hands out every record of both copies, damaged ones too, and leaves an empty browser empty. */
const rescue = onProfile(async (count, { site, profile, tally, uncaught }) => {
  const { chromium } = await import('playwright');
  const { launchOptions } = await import('../scripts/lib/chromium.mjs');
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    acceptDownloads: true,
  });
  for (let turn = 0; turn < count; turn += 1) {
    /** @param {boolean} isSo @param {string} what */
    const expectThat = (isSo, what) => tally.add(isSo ? [] : [`rescue, turn ${turn}: ${what}`]);
    const page = await context.newPage();
    page.on('pageerror', (error) => uncaught.push(`rescue: ${error}`));
    page.on('console', (message) => {
      if (message.type() === 'error') uncaught.push(`rescue: ${message.text()}`);
    });
    if (turn === 0) {
      await page.goto(`${site.address}rescue.html`);
      await page.getByText('Found 0 records.').waitFor();
      const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
      expectThat(databases === 0, 'it created a database');
    }
    await page.goto(site.address);
    await page.waitForFunction('globalThis.harness !== undefined');
    await page.evaluate(async (version) => {
      await globalThis.harness.start();
      await globalThis.harness.save('Brom', version);
      await globalThis.harness.save('<b>Aria</b> & "co"', version);
      await globalThis.harness.save('Zed', version);
      await globalThis.harness.close();
      await globalThis.harness.damage('Zed', 'gar"bage {');
    }, `${turn}`);
    await page.goto(`${site.address}rescue.html`);
    await page.getByText(/Found \d+ records/).waitFor();
    const brom = await textOfDownload(page, 'Download Brom');
    expectThat(JSON.parse(brom).notes.startsWith(`${turn} `), 'the download of Brom');
    expectThat(
      (await textOfDownload(page, 'Download <b>Aria</b> & "co"')).includes('Aria'),
      'the download of Aria',
    );
    expectThat((await textOfDownload(page, 'Download zed')) === 'gar"bage {', 'the download of garbage');
    const all = JSON.parse(await textOfDownload(page, 'Download everything'));
    const text = JSON.stringify(all);
    expectThat(all.format === 'tabard-rescue' && all.localStorage.length > 0, 'everything of localStorage');
    expectThat(
      text.split('gar\\\\\\"bage {').length + text.split('gar\\"bage {').length > 3,
      'the garbage of both copies',
    );
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expectThat(violations.length === 0, `accessible in ${colorScheme}: ${violations.map(({ id }) => id)}`);
    }
    await page.close();
  }
  await context.close();
});

export const browserParts = [
  { name: 'browsers killed while saving', full: 50, few: 3, run: killedBrowsers },
  { name: 'tabs crashed while saving', full: 20, few: 2, run: crashedTabs },
  { name: 'pages left while typing', full: 20, few: 4, run: leftPages },
  { name: 'two real pages interleaved', full: 50, few: 4, run: twoPages },
  { name: 'holds taken over', full: 10, few: 1, run: holds },
  { name: 'profiles damaged on the disk', full: 30, few: 4, run: damagedProfiles },
  { name: 'no room', full: 10, few: 2, run: noRoom },
  { name: 'the rescue page', full: 3, few: 1, run: rescue },
];
