/**
 * `npm run bench`: measures what must not grow with the data, in core and on the screens. It prints medians, each with its
 * ratio to the smallest size. Nothing passes or fails, since machines differ: compare the ratios.
 *   --only=part    only the benchmarks whose name contains this
 *   --core         only those without a browser
 */
import { readdirSync } from 'node:fs';
import { createServer } from 'vite';
import { openSite } from './lib/site.mjs';
import { comparisonTable, table } from './lib/table.mjs';

/**
 * @typedef {import('./lib/part.d.ts').CorePart} CorePart
 * @typedef {import('./lib/part.d.ts').ScreenPart} ScreenPart
 * @typedef {import('./lib/part.d.ts').PagePart} PagePart
 */

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const withScreens = !process.argv.includes('--core');

/** @param {string} folder */
const modulesIn = (folder) => readdirSync(new URL(folder, import.meta.url)).sort();

/** @param {string} name @param {string} text */
const print = (name, text) => process.stdout.write(`\n${name}\n\n${text}\n`);

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
  if (part.name.includes(only)) print(part.name, table(await part.measure()));
}
await vite.close();

if (withScreens) {
  /** @type {{ name: string, run(site: import('./lib/part.d.ts').Site): Promise<string> }[]} */
  const parts = [];
  for (const file of modulesIn('pages/')) {
    const { part } = /** @type {{ part: PagePart }} */ (await import(`./pages/${file}`));
    parts.push({ name: part.name, run: async (site) => comparisonTable(await part.measure(site)) });
  }
  for (const file of modulesIn('screens/')) {
    const { part } = /** @type {{ part: ScreenPart }} */ (await import(`./screens/${file}`));
    parts.push({ name: part.name, run: async (site) => table(await part.measure(site)) });
  }
  const chosen = parts.filter(({ name }) => name.includes(only));
  if (chosen.length > 0) {
    const site = await openSite();
    try {
      for (const { name, run } of chosen) print(name, await run(site));
    } finally {
      await site.close();
    }
  }
}
