import { Failure } from './failure.mjs';

/** @typedef {Record<string, { file: string, name?: string, imports?: string[], dynamicImports?: string[], isDynamicEntry?: boolean }>} Manifest */

/**
 * The scripts that the home page needs: those that index.html names, and everything they import statically.
 * @param {Manifest} manifest as Vite writes it
 * @param {string} html index.html
 * @returns {string[]} paths in the build, sorted
 */
export function listInitialScripts(manifest, html) {
  const chunks = Object.entries(manifest);
  const roots = chunks.filter(([, { file }]) => file.endsWith('.js') && html.includes(file));
  if (roots.length === 0) throw new Failure('index.html names no script of the build.');
  const reached = new Set(roots.map(([source]) => source));
  for (const source of reached) {
    for (const imported of manifest[source]?.imports ?? []) reached.add(imported);
  }
  return chunks
    .filter(([source]) => reached.has(source))
    .map(([, { file }]) => file)
    .toSorted();
}

/** The screens that the routes, in the first load, import lazily. Home is in the first load itself. */
const SCREEN = /^src\/(?:features\/(?!home\/)|app\/(?:encounter|workshop-entry)-screen\.tsx$)/;

/** The chunks that the home page fetches ahead, as config/first-load.ts names them. */
const AHEAD = new Set(['game', 'shared']);

/** A row of the table in docs/sizes.md: a screen's file and its limit in kB. */
const ROW = /^\| `(src\/[^`]+)` +\| +([\d.]+) +\|/gmu;

/**
 * The scripts that each screen needs besides the first load and the game.
 * @param {Manifest} manifest as Vite writes it
 * @param {readonly string[]} initial the scripts of the first load
 * @returns {Map<string, string[]>} paths in the build, by the screen's source
 */
export function listScreenScripts(manifest, initial) {
  const ahead = Object.keys(manifest).filter((source) => AHEAD.has(manifest[source]?.name ?? ''));
  const before = new Set([...initial, ...filesFrom(manifest, ahead)]);
  const screens = Object.values(manifest)
    .filter(({ file }) => initial.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports.filter((source) => SCREEN.test(source)));
  return new Map(
    [...new Set(screens)]
      .toSorted()
      .map((source) => [source, filesFrom(manifest, [source]).filter((file) => !before.has(file))]),
  );
}

/**
 * The files of these modules and of everything that they import statically.
 * @param {Manifest} manifest
 * @param {readonly string[]} sources
 */
function filesFrom(manifest, sources) {
  const reached = new Set(sources);
  for (const source of reached) for (const imported of manifest[source]?.imports ?? []) reached.add(imported);
  return [...reached].flatMap((source) => manifest[source]?.file ?? []);
}

/**
 * The limit of each screen, in bytes.
 * @param {string} page docs/sizes.md
 * @returns {Map<string, number>}
 */
export function readScreenLimits(page) {
  return new Map([...page.matchAll(ROW)].map(([, source = '', limit]) => [source, Number(limit) * 1000]));
}

/**
 * Throws where a screen is larger than its limit, or the table and the build have other screens.
 * @param {ReadonlyMap<string, number>} sizes in bytes, by the screen's source
 * @param {ReadonlyMap<string, number>} limits
 */
export function checkScreenSizes(sizes, limits) {
  const unlisted = [...sizes.keys()].filter((source) => !limits.has(source));
  const gone = [...limits.keys()].filter((source) => !sizes.has(source));
  const large = [...sizes].filter(
    ([source, size]) => size > (limits.get(source) ?? Number.POSITIVE_INFINITY),
  );
  const problems = [
    ...unlisted.map((source) => `${source} is missing in docs/sizes.md.`),
    ...gone.map((source) => `${source} is in docs/sizes.md, but is no screen.`),
    ...large.map(([source, size]) => `${source} needs ${(size / 1000).toFixed(1)} kB, more than its limit.`),
  ];
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}
