import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tallyFaults } from '../../faults/lib/tally.mjs';
import { BUILD_FOLDER, buildCommand } from './build.mjs';
import { findBrowsers } from './find-chromium.mjs';
import { findEngines } from './find-engines.mjs';
import { ROOT, tool } from './program.mjs';
import { tallyPlaywright, tallyVitest } from './results.mjs';
import { findFreePort } from './server/port.mjs';
import { runSteps } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Steps that run at once: one more than most machines that test have processors, because those with a browser
 * wait for a third of their time.
 */
const CONCURRENCY = 3;

/** @param {string} path @param {...string} parameters @returns {() => [string, ...string[]]} */
const script =
  (path, ...parameters) =>
  () => [process.execPath, path, ...parameters];

/** @param {string} name @param {'node' | 'exhaustive' | 'browser*'} project a name, or a pattern of names @returns {Step} */
function vitest(name, project) {
  const path = `reports/vitest-${project.replace('*', '')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
  return {
    name,
    command: () => tool('vitest', 'run', '--project', project, ...reporters),
    report: { path, read: tallyVitest },
  };
}

/** Checks that read the sources, and the build. @type {readonly Step[]} */
const STATIC_CHECKS = [
  { name: 'types', command: () => tool('@typescript/native', '-b') },
  { name: 'lint and format', command: () => tool('@biomejs/biome', 'check', '--error-on-warnings', '.') },
  { name: 'boundaries', command: script('scripts/check-boundaries.mjs') },
  { name: 'layout', command: script('scripts/check-layout.mjs') },
  { name: 'links', command: script('scripts/check-links.mjs') },
  { name: 'unused code', command: () => tool('knip') },
  { name: 'standard game', command: script('game/build.mjs', '--check') },
  { name: 'generated files', command: script('scripts/generate.mjs', '--check') },
  { name: 'build', command: buildCommand },
];

/** @type {Step} */
const FIRST_LOAD_SIZE = { name: 'size of the first load', command: script('scripts/check-size.mjs') };

/** @type {Step} */
const RECIPES = { name: 'recipes', command: script('scripts/check-recipes.mjs') };

const UNIT_TESTS = vitest('unit tests', 'node');

/** @typedef {{ chromium: string, headless: string }} Browsers */

/** The longest first, so that none is left to run alone. @param {Browsers} browsers @returns {Step[]} */
const besidesJourneys = ({ chromium, headless }) => [
  { ...vitest('component tests', 'browser*'), environment: { CHROMIUM_PATH: headless } },
  {
    name: 'faults, a few of each',
    command: script('faults/run.mjs', '--quick', '--report=reports/faults.json'),
    // Faults need what the headless shell lacks: a profile with preferences.
    environment: { CHROMIUM_PATH: chromium },
    report: { path: 'reports/faults.json', read: tallyFaults },
  },
  vitest('exhaustive tests', 'exhaustive'),
  RECIPES,
];

/** @param {Browsers} browsers @param {number} port for the server of the build @returns {Step} */
const journeys = ({ headless }, port) => ({
  name: 'journeys',
  command: () => tool('@playwright/test', 'test', '--project=journeys', '--reporter=list,json'),
  environment: {
    CHROMIUM_PATH: headless,
    TABARD_TEST_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'reports/journeys.json',
  },
  report: { path: 'reports/journeys.json', read: tallyPlaywright },
});

/**
 * A short journey in each other engine that this system has.
 * @param {readonly import('./find-engines.mjs').EngineName[]} engines
 * @returns {Promise<Step[]>}
 */
async function planEngines(engines) {
  if (engines.length === 0) return [];
  const projects = engines.map((name) => `--project=${name}`);
  const port = await findFreePort();
  return [
    {
      name: `a short journey in ${engines.join(' and ')}`,
      command: () => tool('@playwright/test', 'test', ...projects, '--grep=@short', '--reporter=list,json'),
      environment: {
        TABARD_TEST_PORT: String(port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: 'reports/engines.json',
      },
      report: { path: 'reports/engines.json', read: tallyPlaywright },
    },
  ];
}

/**
 * The steps that `npm run check` leaves out, before and after the build. Without a browser it is one step,
 * which fails and says how to get one.
 * @returns {Promise<{ before: Step[], after: Step[] }>}
 */
async function planSlowSteps() {
  try {
    const browsers = await findBrowsers();
    const { found, missing } = await findEngines();
    for (const line of missing) console.log(line);
    const after = [journeys(browsers, await findFreePort()), ...(await planEngines(found))];
    return { before: besidesJourneys(browsers), after };
  } catch (error) {
    const command = () => {
      throw error;
    };
    return { before: [{ name: 'Chromium', command }], after: [] };
  }
}

/**
 * Runs the checks, and prints last how many passed and failed.
 * @param {{ withBrowser: boolean }} options
 */
export async function runChecks({ withBrowser }) {
  // Tests expect the app at the root, and no test may see an older build.
  process.env.TABARD_BASE = '';
  rmSync(join(ROOT, BUILD_FOLDER), { recursive: true, force: true });

  const { before, after } = withBrowser ? await planSlowSteps() : { before: [], after: [] };
  const sums = [
    await runSteps([...before, UNIT_TESTS, ...STATIC_CHECKS], CONCURRENCY),
    // The journeys use every processor themselves.
    await runSteps([FIRST_LOAD_SIZE, ...after]),
  ];

  const passed = sums.reduce((total, sum) => total + sum.passed, 0);
  const failed = sums.reduce((total, sum) => total + sum.failed, 0);
  // Again, and last: the whole output of a step is long.
  for (const { name, problems } of sums.flatMap((sum) => sum.failures)) {
    console.log([`\nFailed: ${name}`, ...problems].join('\n    '));
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
