import { largePack } from '../lib/large-pack.mjs';
import { median } from '../lib/median.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */
/** @typedef {import('../lib/part.d.ts').Row} Row */

/** Entries of the pack that is written on. */
const SIZES = [500, 5_000, 20_000];

/** How often the findings after a keystroke are measured. */
const TIMES = 8;

/**
 * In the page: measures from the next key until the findings of the pack as it then is are shown.
 */
function watchFindings() {
  const page = /** @type {any} */ (window);
  page.checked = new Promise((resolve) => {
    const look = (/** @type {number} */ pressed, /** @type {boolean} */ wasPending) => {
      const isPending = document.querySelector('[role=status][data-pending]') !== null;
      if (wasPending && !isPending) resolve(performance.now() - pressed);
      else requestAnimationFrame(() => look(pressed, wasPending || isPending));
    };
    addEventListener('keydown', ({ timeStamp }) => look(timeStamp, false), { once: true, capture: true });
  });
}

/**
 * The time from a keystroke to its findings, at full speed.
 * @param {import('playwright').Page} page
 * @returns {Promise<number>} milliseconds
 */
async function timeToFindings(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  /** @type {number[]} */
  const times = [];
  for (let time = 0; time < TIMES; time++) {
    await page.waitForTimeout(1500);
    await page.evaluate(watchFindings);
    await page.keyboard.press('a');
    times.push(await page.evaluate(() => /** @type {any} */ (window).checked));
  }
  return median(times);
}

/**
 * Measures a keystroke in a field of an entry until it is on the screen, in which the checker has no part,
 * since it runs in a worker. Then it measures a keystroke until the checker's findings are on the screen.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: workshop',
  async measure({ open, answers }) {
    /** @type {Row[]} */
    const rows = [];
    for (const size of SIZES) {
      const pack = largePack(size);
      const page = await open('workshop');
      await page.getByLabel('Upload Pack').setInputFiles({
        name: 'large.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(pack)),
      });
      await page.getByRole('button', { name: `Open ${pack.name}` }).waitFor({ timeout: 120_000 });
      await page.goto(page.url().replace(/workshop.*$/, `workshop/${pack.name.toLowerCase()}/items/0`));
      const description = page.getByRole('textbox', { name: 'Description' }).first();
      await description.click({ timeout: 120_000 });
      // The checker has read the pack by then.
      await page.getByText(/^(?:No problems found\.|\d+ findings?)$/).waitFor({ timeout: 120_000 });
      const act = () => page.keyboard.press('a');
      rows.push(...(await answers(page, { what: 'a keystroke in a description', size, act })));
      const what = 'a keystroke until its findings, at full speed';
      rows.push({ what, size, milliseconds: await timeToFindings(page) });
      await page.context().close();
    }
    return rows;
  },
};
