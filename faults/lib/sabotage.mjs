import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Sabotage a fault in the product that the named parts must notice
 * @property {string} name
 * @property {string} replaced a module under src/, or a script under public/
 * @property {string} by a file in faults/sabotages/: replaces exports of the module, or runs first
 * @property {readonly string[]} parts
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Marks the import of the real module by the sabotage, which must not be redirected again. */
const REAL = '?real';

/** @type {{ readonly replaced: string, readonly by: string } | undefined} absolute paths */
let current;
let isDone = false;

/** From now on whatever is built or loaded has this sabotage in it. @param {Sabotage} sabotage */
export function setSabotage({ name, replaced, by }) {
  current = { replaced: join(ROOT, replaced), by: join(ROOT, 'faults/sabotages', by) };
  isDone = false;
  for (const path of Object.values(current)) {
    if (!existsSync(path)) throw new Error(`“${name}” needs ${path}, which does not exist.`);
  }
}

/** Whether the sabotage was built or loaded anywhere. */
export const isSabotaged = () => isDone;

/** Redirects every import of the replaced module to the sabotage. @returns {import('vite').Plugin} */
export const sabotagePlugin = () => ({
  name: 'sabotage',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!current) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (resolved?.id !== current.replaced) return resolved;
    if (importer === current.by) return current.replaced + REAL;
    isDone = true;
    return current.by;
  },
  transform(code, id) {
    if (id !== current?.by) return undefined;
    // The exports of the sabotage itself come first.
    return { code: `${code}\nexport * from ${JSON.stringify(current.replaced)};`, map: null };
  },
});

/** What the build makes of the service worker, which no other module imports. */
const WORKER = { source: join(ROOT, 'src/platform/service-worker/worker.ts'), copy: 'service-worker.js' };

/**
 * Prepends the sabotage of a script to its copy, and appends that of the service worker.
 * @param {string} folder what was built, and public/ was copied to
 */
export async function sabotageCopies(folder) {
  const path = current?.replaced;
  const isWorker = path === WORKER.source;
  if (!isWorker && !path?.startsWith(join(ROOT, 'public/'))) return;
  const copy = join(folder, isWorker ? WORKER.copy : (path ?? '').slice(join(ROOT, 'public/').length));
  const parts = [await readFile(current?.by ?? '', 'utf8'), await readFile(copy, 'utf8')];
  await writeFile(copy, (isWorker ? parts.toReversed() : parts).join('\n'));
  isDone = true;
}
