import { longestTask, pressTime } from '../lib/tasks.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** Members, in groups of 100 at most. */
const SIZES = [30, 500, 1000];

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** How long the page goes on working after a press, at most. */
const WORK_MILLISECONDS = 2000;

/**
 * An encounter in which every second member has acted, so that the order of all changes, and each has two status
 * effects.
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

/** What a game master does, and what of it is measured. */
const ACTS = /** @type {const} */ ([
  ['a step of the turn', pressTime, stepTurn],
  ['the longest task of a step of the turn', longestTask, stepTurn],
  ['a step of health', pressTime, stepHealth],
  ['the longest task of scrolling', longestTask, scroll],
]);

/** @param {import('playwright').Page} page */
async function stepTurn(page) {
  await page.getByRole('button', { name: 'Move to Phase 2' }).click({ delay: 100 });
  await page.waitForTimeout(WORK_MILLISECONDS);
}

/** The health of the first member in the order of the screen. @param {import('playwright').Page} page */
async function stepHealth(page) {
  const step = page.getByRole('button', { name: 'Decrease Goblins 0 2 Health', exact: true });
  await step.click({ delay: 100 });
  await page.waitForTimeout(WORK_MILLISECONDS);
}

/** @param {import('playwright').Page} page */
async function scroll(page) {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(WORK_MILLISECONDS);
}

/**
 * Measures a step of the turn: its press, up to the frame that shows it, and the longest task of all that follows; a
 * step of health, and scrolling. The times are processor time of the main thread at full speed; at a fourth of it they
 * are four times as long.
 * @type {ScreenPart}
 */
export const part = {
  name: 'screen: encounter',
  async measure({ address, browser }) {
    /** @type {import('../lib/part.d.ts').Row[]} */
    const rows = [];
    for (const viewport of VIEWPORTS) {
      for (const size of SIZES) {
        const open = async () => {
          const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
          const page = await context.newPage();
          await page.goto(`${address}gm/encounter/manager`);
          await page.getByLabel('Upload Encounter').setInputFiles({
            name: 'siege.json',
            mimeType: 'application/json',
            buffer: Buffer.from(JSON.stringify(encounter(size))),
          });
          await page.getByRole('button', { name: 'Load Siege', exact: true }).click();
          await page.waitForTimeout(WORK_MILLISECONDS);
          // On a phone a row shows its controls when it is opened.
          const row = page.getByRole('button', { name: /^Goblins 0 2 Health/u });
          if (await row.isVisible()) await row.click();
          return page;
        };
        for (const [what, measure, act] of ACTS) {
          const page = await open();
          const milliseconds = await measure(page, () => act(page));
          rows.push({ what: `${what}, at ${viewport.width} px`, size, milliseconds });
          await page.context().close();
        }
      }
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
