import { takeScreenshot, takeScreenshots } from '../support/screenshots.ts';
import { show } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { LAPTOP } from '../support/viewports.ts';
import { chosen, DEVICES, EMPTY, screensOf, stageAll, stopTime } from './stage.ts';

/** A4 at 96 dots an inch, without its margins. */
const PAPER = { width: 703, height: 1032 };

test.beforeEach(({ page }) => stopTime(page));

for (const { name: device, use, viewports } of DEVICES) {
  test.describe(device, () => {
    test.use(use);

    test('every screen, with much and with little on it', async ({ page }) => {
      for (const [name] of chosen({ 'home-first-visit': '/' })) {
        await show(page, '/');
        await takeScreenshots(page, name, viewports);
      }
      const screens = await stageAll(page);
      for (const [name, address] of screens) {
        await show(page, address);
        await takeScreenshots(page, name, viewports);
      }
      for (const [name, address] of await screensOf(page, EMPTY, 'empty-')) {
        await show(page, address);
        await takeScreenshots(page, name, viewports);
      }
    });
  });
}

test('every screen in forced colours, on paper and on a small phone', async ({ page }) => {
  for (const [name, address] of await stageAll(page)) {
    await page.setViewportSize(LAPTOP);
    await show(page, address);
    await page.emulateMedia({ forcedColors: 'active' });
    await takeScreenshot(page, `${name}-forced-colors`);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await page.setViewportSize(PAPER);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await takeScreenshot(page, `${name}-print`);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 320, height: 640 });
    await takeScreenshot(page, `${name}-320`);
  }
});
