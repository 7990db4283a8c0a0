import { chromium } from 'playwright';
import { findViolations } from '../../scripts/lib/axe.mjs';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { NEVER_MS, onProfile } from './scene.mjs';

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

/** The rescue page offers every record of both copies, even damaged ones, and creates no database. */
export const rescuePage = onProfile(async (count, { site, profile, tally, uncaught }) => {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    acceptDownloads: true,
  });
  for (let turn = 0; turn < count; turn += 1) {
    /** @param {boolean} isSo @param {string} what */
    const expectThat = (isSo, what) => tally.add(isSo ? [] : [`rescue, turn ${turn}: ${what}`]);
    const page = await context.newPage();
    page.setDefaultTimeout(NEVER_MS);
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
      const violations = await findViolations(page);
      expectThat(violations.length === 0, `accessible in ${colorScheme}: ${violations.map(({ id }) => id)}`);
    }
    await page.close();
  }
  await context.close();
});
