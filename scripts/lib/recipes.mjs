import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';

/**
 * @typedef {'new' | 'after' | 'before' | 'in place of'} EditPlace
 * @typedef {{ file: string, place: EditPlace, anchor: string, code: string }} Edit
 * @typedef {{ name: string, mostFiles: number, edits: Edit[], tests: string[] }} Recipe
 */

const EDIT =
  /^(?:\d+\. )?(?:New file `(?<created>[^`]+)`|In `(?<file>[^`]+)`, (?<place>after|before|in place of) `(?<anchor>[^`]+)`):\n\n?```\w*\n(?<code>[\s\S]*?\n)```$/gmu;

/**
 * The recipes of a page: each section that says `At most N files.`, with its edits in order and the tests
 * that it names in a line `Tests: …`.
 * @param {string} markdown
 * @returns {Recipe[]}
 */
export function readRecipes(markdown) {
  return markdown
    .split(/^## /mu)
    .slice(1)
    .flatMap((section) => {
      const mostFiles = /^At most (\d+) files?\b/mu.exec(section)?.[1];
      if (mostFiles === undefined) return [];
      const name = section.slice(0, section.indexOf('\n')).trim();
      const edits = [...section.matchAll(EDIT)].map(({ groups = {} }) => ({
        file: groups.created ?? groups.file ?? '',
        place: /** @type {EditPlace} */ (groups.created ? 'new' : groups.place),
        anchor: groups.anchor ?? '',
        code: groups.code ?? '',
      }));
      const fences = section.match(/^```\w+$/gmu)?.length ?? 0;
      if (edits.length !== fences || edits.length === 0) {
        throw new Failure(`“${name}”: ${edits.length} edits were read from ${fences} blocks of code.`);
      }
      const tests = [...(/^Tests: (.*)$/mu.exec(section)?.[1] ?? '').matchAll(/`([^`]+)`/gu)];
      return [{ name, mostFiles: Number(mostFiles), edits, tests: tests.map(([, path = '']) => path) }];
    });
}

/** The files that a recipe touches. @param {Recipe} recipe */
export const filesOf = ({ edits }) => [...new Set(edits.map(({ file }) => file))];

/**
 * Applies one edit to a copy of the project. An anchor is one whole line, indentation aside, and must stand
 * in the file once.
 * @param {string} root
 * @param {Edit} edit
 */
export function applyEdit(root, { file, place, anchor, code }) {
  const path = join(root, file);
  if (place === 'new') {
    if (existsSync(path)) throw new Failure(`${file} exists already.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    return;
  }
  if (!existsSync(path)) throw new Failure(`${file} does not exist.`);
  const lines = readFileSync(path, 'utf8').split('\n');
  const places = lines.flatMap((line, at) => (line.trim() === anchor ? [at] : []));
  const [index] = places;
  if (index === undefined || places.length > 1) {
    throw new Failure(`${file} has ${places.length} lines “${anchor}” where a recipe needs one.`);
  }
  const added = code.replace(/\n$/u, '').split('\n');
  lines.splice(place === 'after' ? index + 1 : index, place === 'in place of' ? 1 : 0, ...added);
  writeFileSync(path, lines.join('\n'));
}
