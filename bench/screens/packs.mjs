import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largePack } from '../lib/large-pack.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */
/** @typedef {import('../lib/part.d.ts').Row} Row */

/** Entries of the pack. 100,000 of them are 15 MB. */
const SIZES = [1_000, 10_000, 100_000];

/**
 * A pack with this many short entries.
 * @param {number} size
 */
function packOf(size) {
  const pack = largePack(size);
  /** @param {{ description: string[] }} entry */
  const short = ({ description: [text = ''], ...entry }) => ({ ...entry, description: text.slice(0, 20) });
  /** @param {typeof pack.actions.actions} list */
  const plain = (list) =>
    list.map(({ name, description, effects }) => ({
      ...short({ description }),
      name,
      tags: ['Large'],
      effects: effects.slice(0, 1),
    }));
  const { actions } = pack;
  return {
    ...pack,
    name: 'Uploaded',
    actions: { ...actions, actions: plain(actions.actions), maneuvers: plain(actions.maneuvers) },
    items: pack.items.map(short),
    statusEffects: pack.statusEffects.map(short),
    talents: pack.talents.map(short),
  };
}

/** In the page, from its start: records the longest task. */
function watchTasks() {
  const page = /** @type {any} */ (window);
  page.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longest = Math.max(page.longest, duration);
  }).observe({ type: 'longtask' });
}

/** In the page: the longest task since the last call. */
function takeLongest() {
  const page = /** @type {any} */ (window);
  const { longest } = page;
  page.longest = 0;
  return longest;
}

/**
 * Follows a pack from its file to the glossary: how long each step takes, and its longest task, which delays
 * a frame.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: packs',
  async measure({ open }) {
    const folder = await mkdtemp(join(tmpdir(), 'tabard-packs-'));
    /** @type {Row[]} */
    const rows = [];
    for (const size of SIZES) {
      const file = join(folder, `${size}.json`);
      await writeFile(file, JSON.stringify(packOf(size)));
      const page = await open('gamedata/management/upload');
      await page.addInitScript(watchTasks);
      await page.evaluate(watchTasks);
      /** @param {string} what @param {() => Promise<unknown>} act @param {string | RegExp} shown */
      const measure = async (what, act, shown) => {
        await page.evaluate(takeLongest);
        const start = performance.now();
        await act();
        await page.getByText(shown).first().waitFor({ timeout: 240_000 });
        rows.push({ what, size, milliseconds: performance.now() - start });
        // The browser reports a long task some time after it ends.
        await page.waitForTimeout(500);
        const longest = await page.evaluate(takeLongest);
        rows.push({
          what: `${what}: its longest task (the browser reports none below 50 ms)`,
          size,
          milliseconds: Math.max(50, longest),
        });
      };
      const upload = page.getByLabel('Upload Game Data Pack');
      await measure('read a file', () => upload.setInputFiles(file), 'Version 1');
      const store = page.getByRole('button', { name: 'Store Pack' });
      await measure('store it', () => store.click(), 'has been stored');
      await page.getByRole('tab', { name: 'Manage' }).click();
      await page.getByRole('switch', { name: 'Uploaded 1' }).click();
      const submit = page.getByRole('button', { name: 'Submit' });
      await measure('enable it', () => submit.click(), 'loaded successfully!');
      await measure('start with it', () => page.reload(), 'Uploaded 1');
      const menu = page.getByRole('button', { name: 'Toggle sidebar' });
      await menu.click();
      const talents = page.getByRole('link', { name: 'Talents', exact: true });
      await measure('open the talents', () => talents.click(), /^Talents \(\d/);
      await page.context().close();
    }
    await rm(folder, { recursive: true });
    return rows;
  },
};
