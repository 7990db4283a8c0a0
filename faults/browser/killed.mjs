import { ChromiumProcess } from '../lib/chromium-process.mjs';
import { missing, onProfile, saveForAWhile, startPage, versionsIn } from './scene.mjs';

export const killedBrowsers = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  for (let kill = 0; kill <= count; kill += 1) {
    const chromium = await ChromiumProcess.start(profile);
    const page = await startPage(scene, chromium);
    if (kill > 0) tally.add(missing(await versionsIn(page), site.acknowledged));
    if (kill < count) await saveForAWhile(site, page, 1_200);
    await chromium.kill();
  }
});

export const crashedTabs = onProfile(async (count, scene) => {
  const { site, profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let crash = 0; crash < count; crash += 1) {
    const page = await startPage(scene, chromium);
    await saveForAWhile(site, page, 600);
    const session = await chromium.context.newCDPSession(page);
    const crashed = new Promise((resolve) => page.once('crash', resolve));
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await startPage(scene, chromium);
    tally.add(missing(await versionsIn(next), site.acknowledged));
    await next.close();
    await page.close();
  }
  await chromium.kill();
});

/** The page is left right after typing; the next page finds what was typed. */
export const leftPages = onProfile(async (count, scene) => {
  const { profile, tally } = scene;
  const chromium = await ChromiumProcess.start(profile);
  for (let leave = 1; leave <= count; leave += 1) {
    const page = await startPage(scene, chromium);
    page.on('dialog', (dialog) => dialog.accept());
    const leaving = page.evaluate((version) => {
      globalThis.harness.saveSoon('Character 0', version);
      if (Number(version) % 2 === 0) location.href = 'about:blank';
    }, `${leave}`);
    // The page may be gone before it answers.
    if (leave % 2 === 0) await Promise.all([page.waitForURL('about:blank'), leaving.catch(() => undefined)]);
    else await leaving;
    await page.close();
    const next = await startPage(scene, chromium);
    tally.add(missing(await versionsIn(next), new Map([['Character 0', leave]])));
    await next.close();
  }
  await chromium.kill();
});
