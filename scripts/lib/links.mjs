import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from './failure.mjs';
import { anchorsOf, linksIn } from './markdown.mjs';

/** @typedef {{ file: string, line: number, problem: string }} BrokenLink `line` counts from 1. */
/** @typedef {{ line: number, target: string }} Link */

/** Folders that hold no source of ours, besides those whose name begins with a point. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'reports', 'test-results', 'playwright-report']);

const CODE = /\.(?:tsx?|mjs|cjs|js|css|html|json)$/;

/** The parts of a generated page: their links are those of the page, which is checked itself. */
const TEMPLATE = /\.template\.md$/;

/** A path below docs/, with the heading that it names, anywhere in a text. */
const MENTION = /(?<![\w./-])docs\/(?:[\w./-]*[\w/])?(?:#[\w-]+)?/g;

/** References to documents that are not in the repository. */
const UNRESOLVABLE =
  /\u00a7\s?\d|\bseed [12] \u00a7|\((?:decisions|pack format|storage design):|;\s+decisions:/;

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Checks a project: every relative link in its Markdown, and every path below docs/ in its Markdown and its
 * code. Fails where no file or no link was found.
 * @param {string} root
 * @returns {{ broken: readonly BrokenLink[], files: number, links: number }}
 */
export function checkLinks(root) {
  const paths = filesBelow(root).filter((path) => path.endsWith('.md') || CODE.test(path));
  if (paths.length === 0) throw new Failure('No file was read: the check itself is broken.');
  const broken = [];
  let links = 0;
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    const found = resolvableLinks(path, text);
    links += found.length;
    broken.push(...found.flatMap((link) => problemOf(root, path, link)), ...unresolvable(path, text));
  }
  if (links === 0) throw new Failure('No link was found: the check itself is broken.');
  return { broken, files: paths.length, links };
}

/** @param {string} root @returns {readonly string[]} paths from the root, sorted */
function filesBelow(root, folder = '.') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isFile()) return [path];
      const isSkipped = !entry.isDirectory() || SKIPPED.has(entry.name) || entry.name.startsWith('.');
      return isSkipped ? [] : filesBelow(root, path);
    });
}

/**
 * The links of a file, with targets from the root: those of Markdown, and the mentions of docs/.
 * @param {string} path
 * @param {string} text
 * @returns {readonly Link[]}
 */
function resolvableLinks(path, text) {
  const mentions = text.split('\n').flatMap((line, index) =>
    [...line.matchAll(MENTION)].map(([target]) => ({
      line: index + 1,
      target: target.replace(/\.+$/, ''),
    })),
  );
  if (!path.endsWith('.md') || TEMPLATE.test(path)) return mentions;
  const written = linksIn(text)
    .filter(({ target }) => !EXTERNAL.test(target))
    .map(({ line, target }) => ({ line, target: fromRoot(path, target) }));
  const seen = new Set(written.map(({ line, target }) => `${line} ${target}`));
  return [...written, ...mentions.filter(({ line, target }) => !seen.has(`${line} ${target}`))];
}

/** @param {string} path @param {string} target a relative link of that file */
function fromRoot(path, target) {
  const [file = '', ...anchor] = target.split('#');
  const absolute = file === '' ? path : join(dirname(path), decoded(file));
  return [absolute, ...anchor].join('#');
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * @param {string} root
 * @param {string} file
 * @param {Link} link
 * @returns {readonly BrokenLink[]}
 */
function problemOf(root, file, { line, target }) {
  const [path = '', anchor] = target.split('#');
  const absolute = join(root, path);
  const problem = (/** @type {string} */ why) => [{ file, line, problem: `${target} ${why}` }];
  if (relative(root, absolute).startsWith('..')) return problem('leads out of the repository.');
  if (!existsSync(absolute)) return problem('is not there.');
  if (anchor === undefined) return [];
  if (!path.endsWith('.md') || !statSync(absolute).isFile()) return problem('names a heading of no page.');
  const anchors = anchorsOf(readFileSync(absolute, 'utf8'));
  return anchors.has(decoded(anchor)) ? [] : problem('names a heading that is not there.');
}

/** @param {string} file @param {string} text @returns {readonly BrokenLink[]} */
function unresolvable(file, text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      UNRESOLVABLE.test(line)
        ? [{ file, line: index + 1, problem: `refers to a document that is not here: ${line.trim()}` }]
        : [],
    );
}
