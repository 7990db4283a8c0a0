/**
 * `npm run test:faults`: injects every fault that browser storage can have and counts what is lost.
 * It prints how many faults were tried, records lost and errors uncaught, and fails unless the last two are 0.
 *   --quick         a few faults of each part
 *   --only=text     only parts, or with --prove sabotages, whose name contains the text
 *   --report=path   also writes the counts there as JSON
 *   --prove         injects each sabotage of sabotages.mjs, and fails unless its parts notice
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import { BROWSER_PARTS } from './in-browser.mjs';
import { forgetSites } from './lib/built-site.mjs';
import { isSabotaged, sabotagePlugin, setSabotage } from './lib/sabotage.mjs';
import { Tally } from './lib/tally.mjs';
import { SABOTAGES } from './sabotages.mjs';

/** @typedef {import('./lib/part.ts').Part} Part */

/** A part is given up after so long without one more try; a slow machine is not a failure. */
const STALL_MINUTES = 120;

/** @param {string} name */
const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** @param {unknown} error */
const describeError = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** @type {string[]} */
let uncaught = [];
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, (error) => uncaught.push(describeError(error)));
}

/**
 * Rejects a part that stands still, so that it cannot block the whole run.
 * @param {Promise<void>} running
 * @param {Tally} tally
 */
async function unlessStalled(running, tally) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const stalled = new Promise((_, reject) => {
    let tried = tally.tried;
    timer = setInterval(() => {
      if (tally.tried === tried) reject(new Error(`It tried nothing more for ${STALL_MINUTES} minutes.`));
      tried = tally.tried;
    }, STALL_MINUTES * 60_000);
  });
  await Promise.race([running, stalled]).finally(() => clearInterval(timer));
}

/**
 * @param {Part} part
 * @param {boolean} isQuick
 */
async function runPart(part, isQuick) {
  const tally = new Tally(part.name);
  const start = Date.now();
  try {
    await unlessStalled(part.run(isQuick ? part.few : part.full, tally, uncaught), tally);
  } catch (error) {
    uncaught.push(`${part.name}: ${describeError(error)}`);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  say(`${part.name}: ${tally.tried} tried, ${tally.lost.length} lost (${seconds} s)`);
  for (const lost of tally.lost.slice(0, 10)) say(`  lost: ${lost}`);
  return tally;
}

/**
 * Runs some parts one after the other, with the current sabotage in them.
 * @param {(part: Part) => boolean} isWanted
 * @param {(part: Part) => boolean} isQuick
 */
async function run(isWanted, isQuick) {
  uncaught = [];
  const vite = await createServer({
    appType: 'custom',
    configFile: false,
    logLevel: 'error',
    plugins: [sabotagePlugin()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    /** @type {readonly Part[]} */
    const nodeParts = (await vite.ssrLoadModule('/faults/in-node.ts')).NODE_PARTS;
    /** @type {Tally[]} */
    const tallies = [];
    for (const part of [...nodeParts, ...BROWSER_PARTS].filter(isWanted)) {
      tallies.push(await runPart(part, isQuick(part)));
    }
    return { tallies, uncaught };
  } finally {
    forgetSites();
    await vite.close();
  }
}

/** @param {readonly Tally[]} tallies @param {(tally: Tally) => number} count */
const sum = (tallies, count) => tallies.reduce((total, tally) => total + count(tally), 0);

/** Injects faults, and fails if anything is lost. @param {string} only */
async function tryFaults(only) {
  const isQuick = process.argv.includes('--quick');
  const { tallies, uncaught: errors } = await run(
    ({ name }) => name.includes(only),
    () => isQuick,
  );
  for (const error of errors.slice(0, 10)) say(`uncaught: ${error}`);
  const tried = sum(tallies, (tally) => tally.tried);
  const lost = sum(tallies, (tally) => tally.lost.length);
  say(`\nFaults tried: ${tried}. Records lost: ${lost}. Uncaught errors: ${errors.length}.`);
  const report = option('report');
  if (report !== undefined) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ parts: tallies, uncaught: errors }));
  }
  // A part that tried nothing proves nothing.
  const isProof = tallies.length > 0 && tallies.every((tally) => tally.tried > 0);
  return isProof && lost === 0 && errors.length === 0;
}

/**
 * Runs one part with a sabotage, and says why it proves nothing; undefined if the part notices.
 * @param {import('./lib/sabotage.mjs').Sabotage} sabotage
 * @param {string} partName
 */
async function findFlaw(sabotage, partName) {
  setSabotage(sabotage);
  const { tallies, uncaught: errors } = await run(
    ({ name }) => name === partName,
    ({ isRandom }) => !isRandom,
  );
  for (const error of errors.slice(0, 3)) say(`  uncaught: ${error}`);
  if (tallies.length === 0) return 'there is no such part';
  if (!isSabotaged()) return 'the sabotage was never loaded';
  return sum(tallies, (tally) => tally.lost.length) + errors.length > 0 ? undefined : 'nothing was noticed';
}

/** Injects each sabotage, and fails if one of its parts notices nothing. @param {string} only */
async function proveParts(only) {
  const sabotages = SABOTAGES.filter(({ name }) => name.includes(only));
  if (sabotages.length === 0) throw new Error(`No sabotage has “${only}” in its name.`);
  /** @type {string[]} */
  const flaws = [];
  for (const sabotage of sabotages) {
    say(`\nSabotage: ${sabotage.name}`);
    for (const part of sabotage.parts) {
      const flaw = await findFlaw(sabotage, part);
      if (flaw) flaws.push(`${sabotage.name}, ${part}: ${flaw}`);
    }
  }
  for (const flaw of flaws) say(flaw);
  say(`\n${flaws.length === 0 ? 'Every part noticed.' : 'Some parts cannot fail.'}`);
  return flaws.length === 0;
}

const job = process.argv.includes('--prove') ? proveParts : tryFaults;
const isGood = await job(option('only') ?? '').catch((error) => {
  say(describeError(error));
  return false;
});
process.exit(isGood ? 0 : 1);
