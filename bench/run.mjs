/**
 * `npm run bench`: measures what must not grow, in the core and on the screens, and prints medians with the ratio of each to the smallest
 * size. Nothing here passes or fails: machines differ, ratios are read.
 *   --only=part    only the parts whose name has this in it
 *   --core         without a browser
 */
import { readdirSync } from 'node:fs';
import { createServer } from 'vite';
import { openSite } from './lib/site.mjs';
import { table } from './lib/table.mjs';

/**
 * @typedef {import('./lib/part.d.ts').CorePart} CorePart
 * @typedef {import('./lib/part.d.ts').ScreenPart} ScreenPart
 */

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const withScreens = !process.argv.includes('--core');

/** @param {string} folder */
const modulesIn = (folder) => readdirSync(new URL(folder, import.meta.url)).sort();

/** @param {string} name @param {readonly import('./lib/part.d.ts').Row[]} rows */
const print = (name, rows) => process.stdout.write(`\n${name}\n\n${table(rows)}\n`);

// The development server would otherwise choose another: what is built for the screens below would not be what users get.
process.env.NODE_ENV = 'production';
const vite = await createServer({
  appType: 'custom',
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
for (const file of modulesIn('core/')) {
  const { part } = /** @type {{ part: CorePart }} */ (await vite.ssrLoadModule(`/bench/core/${file}`));
  if (part.name.includes(only)) print(part.name, await part.measure());
}
await vite.close();

if (withScreens) {
  /** @type {ScreenPart[]} */
  const parts = [];
  for (const file of modulesIn('screens/')) parts.push((await import(`./screens/${file}`)).part);
  const chosen = parts.filter(({ name }) => name.includes(only));
  if (chosen.length > 0) {
    const site = await openSite();
    try {
      for (const { name, measure } of chosen) print(name, await measure(site));
    } finally {
      await site.close();
    }
  }
}
