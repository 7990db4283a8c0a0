/**
 * `npm run bench`: measures what must not grow with the data, in core and on the screens. It prints medians, each with its
 * ratio to the smallest size. Nothing passes or fails, since machines differ: compare the ratios.
 *   --only=part    only the benchmarks whose name contains this
 *   --core         only those without a browser
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

// The Vite server below would set another value, and the build for the screens would not be the production
// build.
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
