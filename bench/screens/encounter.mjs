import { longestTask, pressTime } from '../lib/tasks.mjs';

/** @typedef {import('../lib/part.d.ts').ScreenPart} ScreenPart */

/** Members, in groups of 100 at most. */
const SIZES = [50, 500];

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** How long the page goes on working after a press, at most. */
const WORK_MILLISECONDS = 2000;

/** An encounter in which every second member has acted, so that the order of all changes. @param {number} size */
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
      })),
    ),
  };
}

/**
 * Measures a step of the turn: its press, up to the frame that shows it, and the longest task of all that follows. The
 * times are processor time of the main thread at full speed; at a fourth of it they are four times as long.
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
          const act = async () => {
            await page.getByRole('button', { name: 'Move to Phase 2' }).click({ delay: 100 });
            await page.waitForTimeout(WORK_MILLISECONDS);
          };
          return { page, act };
        };
        const where = `at ${viewport.width} px`;
        for (const [what, measure] of /** @type {const} */ ([
          ['a step of the turn', pressTime],
          ['its longest task', longestTask],
        ])) {
          const { page, act } = await open();
          rows.push({ what: `${what}, ${where}`, size, milliseconds: await measure(page, act) });
          await page.context().close();
        }
      }
    }
    return rows.sort((a, b) => a.what.localeCompare(b.what) || a.size - b.size);
  },
};
