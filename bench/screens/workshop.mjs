import { largePack } from '../lib/large-pack.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */
/** @typedef {import('../lib/part.d.ts').Row} Row */

/** Entries of the pack that is written on. */
const SIZES = [500, 5_000, 20_000];

/**
 * Measures a keystroke in a field of an entry until it is on the screen. The checker runs in a worker and has no part
 * in it.
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
      await page.context().close();
    }
    return rows;
  },
};
