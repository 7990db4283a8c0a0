import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Minified, it is less than half to send to each page, and to parse there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page as it is. The page has no frames, so that axe runs in it alone; and only what is
 * wrong is described: all that passes takes twice as long.
 * @param {import('playwright').Page} page
 * @param {import('axe-core').RunOptions} [options] every rule without them
 * @returns {Promise<import('axe-core').Result[]>}
 */
export async function findViolations(page, options = {}) {
  // A page keeps it until the next load.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (given) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run({
      ...given,
      resultTypes: ['violations'],
    });
    return violations;
  }, options);
}
