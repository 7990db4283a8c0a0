/**
 * `npm run test:faults`: does to storage, on purpose, whatever happens to the storage of browsers, and counts what is lost. Prints the
 * number of faults tried, of records lost and of uncaught errors, and fails unless the last two are 0.
 *   --quick         a few of each
 *   --only=part     only the parts whose name has this in it
 *   --report=path   writes the counts there as JSON, too
 *   --prove         breaks the product on purpose, in every way of sabotages.mjs, and fails unless the parts notice
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import { browserParts } from './in-browser.mjs';
import { isSabotaged, sabotagePlugin, setSabotage } from './lib/sabotage.mjs';
import { Tally } from './lib/tally.mjs';
import { SABOTAGES } from './sabotages.mjs';

/** @typedef {import('./browser/scene.mjs').Part} Part */
/** @typedef {{ tallies: readonly Tally[], uncaught: readonly string[] }} Ran */

/** @param {string} name */
const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** @type {string[]} */
let uncaught = [];
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, (error) => uncaught.push(String(error?.stack ?? error)));
}

const mostMinutes = 30;

/** A part that hangs must not hang the whole. @param {Promise<void>} running */
function inTime(running) {
  const tooLong = new Promise((_, reject) => {
    const late = () => reject(new Error(`It took more than ${mostMinutes} minutes.`));
    setTimeout(late, mostMinutes * 60_000).unref();
  });
  return Promise.race([running, tooLong]);
}

/**
 * Runs the parts that are wanted, one after the other.
 * @param {(part: Part) => boolean} isWanted
 * @param {boolean} isQuick
 * @returns {Promise<Ran>}
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
  const { nodeParts } = await vite.ssrLoadModule('/faults/in-node.ts');
  const tallies = [];
  for (const { name, full, few, run: runPart } of [...nodeParts, ...browserParts].filter(isWanted)) {
    const tally = new Tally(name);
    const start = Date.now();
    try {
      await inTime(runPart(isQuick ? few : full, tally, uncaught));
    } catch (error) {
      uncaught.push(`${name}: ${error instanceof Error ? error.stack : error}`);
    }
    tallies.push(tally);
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    say(`${name}: ${tally.tried} tried, ${tally.lost.length} lost (${seconds} s)`);
    for (const lost of tally.lost.slice(0, 10)) say(`  lost: ${lost}`);
  }
  await vite.close();
  return { tallies, uncaught };
}

/** @param {readonly Tally[]} tallies @param {(tally: Tally) => number} count */
const sum = (tallies, count) => tallies.reduce((total, tally) => total + count(tally), 0);

/** Does what happens to storage, and fails where anything is lost. @param {string} only */
async function tryFaults(only) {
  const { tallies, uncaught: errors } = await run(
    ({ name }) => name.includes(only),
    process.argv.includes('--quick'),
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

/** Breaks the product in one way after the other, and fails where a part does not notice. @param {string} only */
async function proveFaults(only) {
  /** @type {string[]} */
  const unnoticed = [];
  for (const sabotage of SABOTAGES.filter(({ name }) => name.includes(only))) {
    say(`\nBroken on purpose: ${sabotage.name}`);
    for (const part of sabotage.parts) {
      setSabotage(sabotage);
      // Damage at random needs more than a few tries to meet what matters.
      const isQuick = part !== 'profiles damaged on the disk';
      const { tallies, uncaught: errors } = await run(({ name }) => name === part, isQuick);
      const isNoticed = sum(tallies, (tally) => tally.lost.length) + errors.length > 0;
      if (!isNoticed || !isSabotaged()) unnoticed.push(`${sabotage.name}, by ${part}`);
    }
  }
  for (const one of unnoticed) say(`Not noticed: ${one}`);
  say(`\n${unnoticed.length === 0 ? 'Every part noticed.' : 'Some parts cannot fail.'}`);
  return unnoticed.length === 0;
}

const isGood = await (process.argv.includes('--prove') ? proveFaults : tryFaults)(option('only') ?? '');
process.exit(isGood ? 0 : 1);
