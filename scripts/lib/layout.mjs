import { dirname } from 'node:path';
import { parseSync } from 'vite';

/** How many files one folder may hold. */
export const FILES_PER_FOLDER = 40;

/** How many lines one file of code may have. */
export const LINES_PER_FILE = 300;

const CODE_FILE = /\.(?:ts|tsx|js|mjs|cjs|css)$/;

/**
 * The names that a module exports, types included, each once. A name that it exports from another module does
 * not count.
 * @param {string} path
 * @param {string} text
 * @returns {Map<string, number>} the line of each name, counted from 1
 */
function listOwnExports(path, text) {
  const { errors, module } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  /** @type {Map<string, number>} */
  const lines = new Map();
  for (const { exportName, moduleRequest, start } of entries) {
    if (moduleRequest !== null || exportName.name === null || lines.has(exportName.name)) continue;
    lines.set(exportName.name, text.slice(0, start).split('\n').length);
  }
  return lines;
}

/**
 * The names that more than one module exports.
 * @param {ReadonlyMap<string, string>} modules text by path
 * @returns {string[]} one line a name, with the places that export it
 */
export function findRepeatedExports(modules) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const [path, text] of modules) {
    for (const [name, line] of listOwnExports(path, text)) {
      places.set(name, [...(places.get(name) ?? []), `${path}:${line}`]);
    }
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([name, where]) => `${name} is exported ${where.length} times: ${where.join(', ')}`)
    .toSorted();
}

/**
 * The folders that hold too many files; files in folders below do not count.
 * @param {readonly string[]} paths of files
 */
export function findLargeFolders(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > FILES_PER_FOLDER)
    .map(([folder, count]) => `${folder}/ holds ${count} files, of at most ${FILES_PER_FOLDER}`);
}

/**
 * The files of code that have too many lines.
 * @param {ReadonlyMap<string, string>} files text by path
 */
export function findLongFiles(files) {
  return [...files]
    .filter(([path]) => CODE_FILE.test(path))
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES_PER_FILE)
    .map(({ path, lines }) => `${path} has ${lines} lines, of at most ${LINES_PER_FILE}`);
}
