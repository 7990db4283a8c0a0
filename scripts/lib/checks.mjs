import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tallyFaults } from '../../faults/lib/tally.mjs';
import { BUILD_FOLDER, buildCommand } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { findFreePort } from './port.mjs';
import { ROOT, tool } from './program.mjs';
import { tallyPlaywright, tallyVitest } from './results.mjs';
import { performAll } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** @param {string} path @returns {() => [string, ...string[]]} */
const script = (path) => () => [process.execPath, path];

/** @param {'node' | 'browser'} project @param {string} path */
const vitest = (project, path) =>
  tool(
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path}`,
  );

/** @type {Step[]} */
const STATIC_CHECKS = [
  { name: 'types', command: () => tool('@typescript/native', '-b') },
  { name: 'lint and format', command: () => tool('@biomejs/biome', 'check', '--error-on-warnings', '.') },
  { name: 'boundaries', command: script('scripts/check-boundaries.mjs') },
  { name: 'unused code', command: () => tool('knip') },
  {
    name: 'the standard game is assembled',
    command: () => [process.execPath, 'game/build.mjs', '--check'],
  },
  { name: 'generated files are fresh', command: () => [process.execPath, 'scripts/generate.mjs', '--check'] },
  { name: 'build', command: buildCommand },
];

/** @type {readonly Step[]} */
const AFTER_THE_BUILD = [
  { name: 'size', command: script('scripts/check-size.mjs') },
  {
    name: 'unit tests',
    command: () => vitest('node', 'reports/unit.json'),
    report: { path: 'reports/unit.json', read: tallyVitest },
  },
];

/** @param {() => void} requireChromium throws where there is none @returns {Step} */
const componentTests = (requireChromium) => ({
  name: 'component tests',
  command: () => {
    requireChromium();
    return vitest('browser', 'reports/components.json');
  },
  report: { path: 'reports/components.json', read: tallyVitest },
});

/**
 * @param {() => void} requireChromium throws where there is none
 * @param {number} port where the journeys' server listens
 * @returns {Step[]}
 */
const throughTheBuild = (requireChromium, port) => [
  {
    name: 'journeys through the build',
    command: () => {
      requireChromium();
      return tool('@playwright/test', 'test', '--reporter=list,json');
    },
    environment: { TABARD_TEST_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: 'reports/journeys.json' },
    report: { path: 'reports/journeys.json', read: tallyPlaywright },
  },
  {
    name: 'a few of the faults',
    command: () => {
      requireChromium();
      return [process.execPath, 'faults/run.mjs', '--quick', '--report=reports/faults.json'];
    },
    report: { path: 'reports/faults.json', read: tallyFaults },
  },
];

/**
 * Performs the checks one after the other, whatever fails, and closes with how many passed and failed.
 * @param {{ withChromium: boolean }} options without Chromium only what needs no browser
 */
export async function performChecks({ withChromium }) {
  // The tests know the app at the root, whatever the shell is set to; and no test may see the build before this one.
  process.env.TABARD_BASE = '';
  rmSync(join(ROOT, BUILD_FOLDER), { recursive: true, force: true });

  const sums = [await performAll(STATIC_CHECKS, 2)];
  if (withChromium) {
    const chromium = await findChromium().catch((error) => error);
    if (typeof chromium === 'string') process.env.CHROMIUM_PATH = chromium;
    const requireChromium = () => {
      if (typeof chromium !== 'string') throw chromium;
    };
    sums.push(await performAll([componentTests(requireChromium), ...AFTER_THE_BUILD], 2));
    sums.push(await performAll(throughTheBuild(requireChromium, await findFreePort())));
  } else sums.push(await performAll(AFTER_THE_BUILD));

  const failedSteps = sums.flatMap((sum) => sum.failedSteps);
  const passed = sums.reduce((sum, step) => sum + step.passed, 0);
  const failed = sums.reduce((sum, step) => sum + step.failed, 0);
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join('; ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
