import { launchOptions, listChromiums } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { run } from './program.mjs';

/**
 * @typedef {{
 *   list: () => readonly string[],
 *   preferred: () => string | undefined,
 *   findOfPlaywright: () => Promise<string>,
 *   run: (command: [string, ...string[]]) => Promise<{ code: number, output: string }>,
 * }} System what finding a browser uses; a test gives another
 */

/** @type {System} */
const THIS_SYSTEM = {
  list: () => listChromiums(),
  preferred: () => launchOptions().executablePath,
  findOfPlaywright: async () => (await import('playwright')).chromium.executablePath(),
  run: (command) => run(command, { seconds: 600 }),
};

const HOW_TO_GET_ONE =
  'No Chromium was found: run `npx playwright install chromium`, or `apt-get install chromium` on Debian, ' +
  'or name one in CHROMIUM_PATH.';

/**
 * The paths of the browsers for tests. `chromium` is the first that runs: that of CHROMIUM_PATH, one on the
 * PATH, or Playwright's own. `headless` is what `launchOptions` prefers, if it runs. A program counts if it
 * prints its version: on some systems `chromium-browser` only prints how to install it.
 * @param {System} [system]
 * @returns {Promise<{ chromium: string, headless: string }>}
 */
export async function findBrowsers(system = THIS_SYSTEM) {
  const chromium = await findRunning([...system.list(), await system.findOfPlaywright()], system);
  if (chromium === undefined) throw new Failure(HOW_TO_GET_ONE);
  const headless = await findRunning([system.preferred() ?? chromium], system);
  return { chromium, headless: headless ?? chromium };
}

/** @param {readonly string[]} paths @param {System} system */
async function findRunning(paths, system) {
  for (const path of paths) {
    const { code, output } = await system.run([path, '--version']);
    if (code === 0 && /Chrom/.test(output)) return path;
  }
  return undefined;
}
