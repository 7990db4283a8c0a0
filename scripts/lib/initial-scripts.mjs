import { Failure } from './failure.mjs';

/**
 * The scripts that the home page needs: those that index.html names, and everything they import statically.
 * @param {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} manifest as Vite writes it
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
