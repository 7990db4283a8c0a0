import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { openBuiltSite } from '../lib/built-site.mjs';
import { NEVER_MS } from './scene.mjs';

/**
 * The built app is left while it saves; it starts again, and shows what was changed.
 * @type {import('./scene.mjs').Part['run']}
 */
export async function leftApp(count, tally, uncaught) {
  const site = await openBuiltSite('app', {});
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    page.setDefaultTimeout(NEVER_MS);
    page.on('pageerror', (error) => uncaught.push(`in the app: ${error.stack ?? error.message}`));
    await page.goto(`${site.address}character/new`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Aria');
    const skills = page.getByRole('checkbox');
    for (let skill = 0; skill < 4; skill += 1) await skills.nth(skill).check();
    await page.getByRole('button', { name: 'Create Character' }).click();
    const increase = page.getByRole('button', { name: 'Increase Currency' });
    const currency = page.getByRole('spinbutton', { name: 'Currency' });
    await increase.waitFor();
    let expected = Number(await currency.inputValue());
    for (let turn = 0; turn < count; turn += 1) {
      for (let press = 0; press < turn % 3; press += 1) await increase.click();
      expected += 1 + (turn % 3);
      const loaded = page.waitForEvent('load');
      // Inside the page: a request from outside would arrive after the save.
      await increase.evaluate(pressAndLeave, turn % 2 === 0 ? 0 : Math.random() * 30);
      await loaded;
      const found = await currency.inputValue({ timeout: NEVER_MS }).catch(() => 'a page that never starts');
      tally.add(Number(found) === expected ? [] : [`turn ${turn}: ${found} instead of ${expected}`]);
      if (Number(found) !== expected) return;
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

/** @param {SVGElement | HTMLElement} button @param {number} milliseconds */
function pressAndLeave(button, milliseconds) {
  if (button instanceof HTMLElement) button.click();
  setTimeout(() => location.reload(), milliseconds);
}
