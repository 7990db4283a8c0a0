import { listChromiums } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { run, tool } from './program.mjs';

/**
 * @typedef {{
 *   list: () => readonly string[],
 *   playwrights: () => Promise<string>,
 *   run: (command: [string, ...string[]]) => Promise<{ code: number, output: string }>,
 *   isRoot: boolean,
 * }} System what finding a browser touches; the tests give another
 */

/** @type {System} */
const thisSystem = {
  list: () => listChromiums(),
  playwrights: async () => (await import('playwright')).chromium.executablePath(),
  run: (command) => run(command, { seconds: 180, environment: { DEBIAN_FRONTEND: 'noninteractive' } }),
  isRoot: process.getuid?.() === 0,
};

const HOW_TO_GET_ONE =
  'Install Chromium or Chrome (Debian: apt-get install chromium; anywhere: npx playwright install chromium), ' +
  'or name one in CHROMIUM_PATH.';

/**
 * A Chromium that runs: the one of CHROMIUM_PATH, one on the PATH, Playwright's own, or one that is installed now, with apt-get
 * where that is allowed, else by Playwright. A program counts when it tells its version: some systems have a
 * `chromium-browser` that only says how to install it.
 * @param {System} [system]
 * @returns {Promise<string>} its path
 */
export async function findChromium(system = thisSystem) {
  const found = await firstThatRuns(system);
  if (found) return found;
  console.log('There is no Chromium here. Installing one …');
  for await (const output of install(system)) {
    const installed = await firstThatRuns(system);
    if (installed) return installed;
    console.log(output);
  }
  throw new Failure(`No Chromium was found, and none could be installed. ${HOW_TO_GET_ONE}`);
}

/** @param {System} system */
async function firstThatRuns(system) {
  for (const path of [...system.list(), await system.playwrights()]) {
    const { code, output } = await system.run([path, '--version']);
    if (code === 0 && /Chrom/.test(output)) return path;
  }
  return undefined;
}

/**
 * Tries one way after the other, and gives what each printed.
 * @param {System} system
 */
async function* install(system) {
  const sudo = system.isRoot ? [] : ['sudo', '-n'];
  /** @param {string[]} parameters @returns {[string, ...string[]]} */
  const asRoot = (...parameters) => /** @type {[string, ...string[]]} */ ([...sudo, ...parameters]);
  // An update that fails for one source of packages need not keep the others from having it.
  const updated = await system.run(asRoot('apt-get', 'update'));
  const packages = ['chromium', 'fonts-liberation'];
  const installed = await system.run(
    asRoot('apt-get', 'install', '-y', '--no-install-recommends', ...packages),
  );
  yield updated.output + installed.output;
  const withLibraries = updated.code === 0 ? ['--with-deps'] : [];
  yield (await system.run(tool('playwright', 'install', ...withLibraries, 'chromium'))).output;
}
