import { median } from '../lib/median.mjs';

/** @param {number} index */
const character = (index) => ({
  version: 7,
  name: `Aria ${index}`,
  packInfo: [],
  health: 0,
  energy: 0,
  vigor: 0,
  focus: 0,
  potential: 40,
  currency: index,
  boostPoints: 1,
  skills: {},
  talents: [],
  pinnacles: [],
  inventory: {},
  equipment: { weapon: '', armor: '', accessories: [] },
  notes: `What Aria ${index} owes. `.repeat(200),
  layouts: {},
  combatState: {},
  changeHistory: [],
});

/** In the page: presses a button, and returns the milliseconds until the header shows `Saved`. */
const saveOnce = async (/** @type {HTMLElement | SVGElement} */ button) => {
  const shows = (/** @type {string} */ word) =>
    document.querySelector('header')?.textContent?.includes(word) ?? false;
  const start = performance.now();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  let sawSaving = false;
  while (!sawSaving || !shows('Saved')) {
    sawSaving ||= shows('Saving');
    if (performance.now() - start > 10_000) throw new Error('Nothing was saved.');
    await new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve(undefined);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(resolve, 50);
    });
  }
  return performance.now() - start;
};

/** Measures from a press of a button to `Saved`, with one character stored and with many. */
export const part = {
  name: 'screen: a save of one character',
  /** @param {import('../lib/part.d.ts').Site} site */
  async measure({ open }) {
    const rows = [];
    for (const size of [1, 500]) {
      const characters = Array.from({ length: size }, (_, index) => character(index));
      const page = await open('character/id/aria%200', { characters });
      const button = page.getByRole('button', { name: 'Increase Currency' });
      await button.waitFor();
      const times = [];
      for (let time = 0; time < 31; time++) times.push(await button.evaluate(saveOnce));
      rows.push({ what: 'a save, from the press to `Saved`', size, milliseconds: median(times.slice(1)) });
      await page.context().close();
    }
    return rows;
  },
};
