import { median } from '../lib/median.mjs';
import { longestTask, pressTime } from '../lib/tasks.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** Members, in groups of 100 at most. */
const SIZES = [30, 500, 1000];

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** How long the page goes on working after a press, at most. */
const WORK_MS = 2000;

/**
 * An encounter in which every second member has acted, so that the order of all changes, and each has two
 * status effects.
 * @param {number} size
 */
function encounter(size) {
  const sizes = Array.from({ length: Math.ceil(size / 100) }, (_, group) =>
    Math.min(100, size - group * 100),
  );
  return {
    encounterName: 'Siege',
    version: 0,
    round: 1,
    phase: 1,
    groups: sizes.map((count, group) => ({
      name: `Goblins ${group}`,
      currentId: count + 1,
      maximumHealth: 20,
      maximumEnergy: 8,
      maximumAP: 4,
    })),
    members: sizes.flatMap((count, groupReference) =>
      Array.from({ length: count }, (_, index) => ({
        groupReference,
        id: index + 1,
        health: 20,
        energy: 8,
        ap: 4,
        hasActed: index % 2 === 0,
        statusEffects: { Burning: 2, Bleeding: 1 },
      })),
    ),
  };
}

/** Turns of the mouse wheel. */
const TURNS = 20;

/** Presses of one button, of which the first loads code that the later ones have. */
const PRESSES = 8;

/**
 * What a press keeps the page busy for, where it is repeated.
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} act presses once
 */
async function repeatedPressTime(page, act) {
  const times = [];
  for (let time = 0; time < PRESSES; time += 1) times.push(await pressTime(page, act));
  return median(times.slice(1));
}

/** What a game master does with a loaded encounter, and what of it is measured. */
const ACTS = /** @type {const} */ ([
  ['a step of the turn', pressTime, press, 'Move to Phase 2'],
  ['the longest task of a step of the turn', longestTask, press, 'Move to Phase 2'],
  // The first member in the order of the screen.
  ['a step of health', repeatedPressTime, press, 'Decrease Goblins 0 2 Health'],
  ['the longest task of a step of health', longestTask, press, 'Decrease Goblins 0 2 Health'],
  ['the longest task of scrolling', longestTask, scroll, 'Move to Phase 2'],
]);

/**
 * Moves the pointer to a button.
 * @param {import('playwright').Page} page
 * @param {string} name
 */
async function moveTo(page, name) {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (box === null) throw new Error(`There is no button ${name}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(WORK_MS);
}

/**
 * Presses where the pointer is. A click of Playwright's on a button would look for what covers it within the
 * press.
 * @param {import('playwright').Page} page
 */
async function press(page) {
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  await page.waitForTimeout(WORK_MS);
}

/** @param {import('playwright').Page} page */
async function scroll(page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(WORK_MS);
}

/**
 * A page on which the pointer is at the button that loads the encounter.
 * @param {import('../lib/part.d.ts').Site} site
 * @param {{ width: number, height: number }} viewport
 * @param {number} size
 */
async function openManager({ address, browser }, viewport, size) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}gm/encounter/manager`);
  await page.getByLabel('Upload Encounter').setInputFiles({
    name: 'siege.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(encounter(size))),
  });
  // What the upload says moves the button.
  await page.getByRole('status').filter({ hasText: 'has been uploaded' }).first().waitFor();
  await page.waitForTimeout(WORK_MS);
  await moveTo(page, 'Load Siege');
  return page;
}

/**
 * Measures loading; a step of the turn and, as a median of repeated ones, of health: the press, up to the
 * frame that shows it, and the longest task of all that follows; and scrolling. The times are processor time
 * of the main thread at full speed; at a fourth of it they are four times as long.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: encounter',
  async measure(site) {
    /** @type {import('../lib/part.d.ts').Row[]} */
    const rows = [];
    for (const viewport of VIEWPORTS) {
      for (const size of SIZES) {
        /** @param {string} what @param {number} milliseconds */
        const add = (what, milliseconds) =>
          rows.push({ what: `${what}, at ${viewport.width} px`, size, milliseconds });
        for (const [index, [what, measure, act, button]] of ACTS.entries()) {
          const page = await openManager(site, viewport, size);
          const loading = await longestTask(page, () => press(page));
          if (index === 0) add('the longest task of loading', loading);
          await page.getByRole('checkbox', { name: 'Goblins 0 2 has acted', exact: true }).waitFor();
          // On a phone a row shows its controls when it is opened.
          const row = page.getByRole('button', { name: /^Goblins 0 2 Health/u });
          if (await row.isVisible()) await row.click();
          await moveTo(page, button);
          add(what, await measure(page, () => act(page)));
          await page.context().close();
        }
      }
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
