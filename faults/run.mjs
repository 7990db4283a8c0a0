/**
 * `npm run test:faults`: does to storage, on purpose, whatever happens to the storage of browsers, and counts what is lost. Prints the
 * number of faults tried, of records lost and of uncaught errors, and fails unless the last two are 0.
 *   --quick        a few of each
 *   --only=part    only the parts whose name has this in it
 */
import { createServer } from 'vite';
import { browserParts } from './in-browser.mjs';
import { Tally } from './lib/tally.mjs';

const quick = process.argv.includes('--quick');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** @type {string[]} */
const uncaught = [];
for (const event of ['unhandledRejection', 'uncaughtException']) {
  process.on(event, (error) => uncaught.push(String(error?.stack ?? error)));
}

const vite = await createServer({
  appType: 'custom',
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { nodeParts } = await vite.ssrLoadModule('/faults/in-node.ts');
const parts = [...nodeParts, ...browserParts].filter(({ name }) => name.includes(only));

/** @type {Tally[]} */
const tallies = [];
for (const { name, full, few, run } of parts) {
  const tally = new Tally(name);
  const start = Date.now();
  try {
    await run(quick ? few : full, tally, uncaught);
  } catch (error) {
    uncaught.push(`${name}: ${error instanceof Error ? error.stack : error}`);
  }
  tallies.push(tally);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  say(`${name}: ${tally.tried} tried, ${tally.lost.length} lost (${seconds} s)`);
  for (const lost of tally.lost.slice(0, 10)) say(`  lost: ${lost}`);
}
await vite.close();

const tried = tallies.reduce((sum, tally) => sum + tally.tried, 0);
const lost = tallies.reduce((sum, tally) => sum + tally.lost.length, 0);
for (const error of uncaught.slice(0, 10)) say(`uncaught: ${error}`);
say(`\nFaults tried: ${tried}. Records lost: ${lost}. Uncaught errors: ${uncaught.length}.`);
// A part that tried nothing proves nothing.
const isProof = tallies.length > 0 && tallies.every((tally) => tally.tried > 0);
process.exit(isProof && lost === 0 && uncaught.length === 0 ? 0 : 1);
