import { listChromiums } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { run } from './program.mjs';

/**
 * @typedef {{
 *   list: () => readonly string[],
 *   findOfPlaywright: () => Promise<string>,
 *   run: (command: [string, ...string[]]) => Promise<{ code: number, output: string }>,
 * }} System what finding a browser uses; a test gives another
 */

/** @type {System} */
const THIS_SYSTEM = {
  list: () => listChromiums(),
  findOfPlaywright: async () => (await import('playwright')).chromium.executablePath(),
  run: (command) => run(command, { seconds: 60 }),
};

const HOW_TO_GET_ONE =
  'No Chromium was found: run `npx playwright install chromium`, or `apt-get install chromium-headless-shell` on Debian, ' +
  'or name one in CHROMIUM_PATH.';

/**
 * The first Chromium that runs: that of CHROMIUM_PATH, one on the PATH, or Playwright's own. A program counts if it
 * prints its version: on some systems `chromium-browser` only prints how to install it.
 * @param {System} [system]
 * @returns {Promise<string>} its path
 */
export async function findChromium(system = THIS_SYSTEM) {
  for (const path of [...system.list(), await system.findOfPlaywright()]) {
    const { code, output } = await system.run([path, '--version']);
    if (code === 0 && /Chrom/.test(output)) return path;
  }
  throw new Failure(HOW_TO_GET_ONE);
}
