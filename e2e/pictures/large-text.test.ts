import { journeyLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { takeScreenshot } from '../support/screenshots.ts';
import { show } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { LAPTOP, PHONE } from '../support/viewports.ts';
import { stageAll, stopTime } from './stage.ts';

// The browser's own setting for 200 % text.
test.use({ launchOptions: journeyLaunchOptions('--blink-settings=defaultFontSize=32') });

test('every screen with 200 % text on a phone and a laptop', async ({ page }) => {
  await stopTime(page);
  for (const [name, address] of await stageAll(page)) {
    await show(page, address);
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      await takeScreenshot(page, `${name}-${viewport.width}-large-text`);
    }
  }
});
