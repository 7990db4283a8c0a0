import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const WORKER_SOURCE = new URL('../src/platform/service-worker/worker.ts', import.meta.url);

/** A file of the build as the service worker keeps it: its path, and its revision, which is empty where the name holds a hash. */
type KeptFile = readonly [path: string, revision: string];

/** Files that only a host reads: `.vite/manifest.json`, `_headers`, and the page once more, for addresses that it does not know. */
const FOR_HOSTS = /^(?:[._][^/]*(?:\/|$)|404\.html$|service-worker\.js$)/u;

/**
 * What the app can do without: pictures that a system fetches when it installs the app, and the worker that reads large packs,
 * in whose place the page reads them itself.
 */
const NOT_NEEDED = /^(?:icons\/.*\.png|assets\/pack-worker-[^/]*)$/u;

/** The sources of assets that the app can do without: letters of some languages, for which a system has a face of its own. */
const NOT_NEEDED_SOURCE = /alegreya-bold-extended\.woff2$/u;

/** Every file of a build that is kept for use without a network, sorted. */
export function listKeptFiles(
  folder: string,
  notNeeded: ReadonlySet<string> = new Set(),
): readonly KeptFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !FOR_HOSTS.test(path) && !NOT_NEEDED.test(path) && !notNeeded.has(path))
    .toSorted()
    .map((path) => [path, path.startsWith('assets/') ? '' : revisionOf(join(folder, path))]);
}

function revisionOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 10);
}

/** The assets that a page names. */
export function listNamedAssets(html: string): readonly string[] {
  return [...new Set(html.match(/assets\/[\w.-]+/gu))].toSorted();
}

/** Puts the service worker into a production build, with the list of all that the build holds. */
export function offline(): Plugin {
  return {
    name: 'tabard:offline',
    apply: 'build',
    writeBundle: {
      // Everything else has been written, the page with its policy and the files of public/ too.
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) return;
        const notNeeded = Object.values(bundle).flatMap((part) =>
          part.type === 'asset' && part.originalFileNames.some((name) => NOT_NEEDED_SOURCE.test(name))
            ? part.fileName
            : [],
        );
        const { code } = await transformWithOxc(readFileSync(WORKER_SOURCE, 'utf8'), 'worker.ts', {
          sourcemap: false,
        });
        const page = readFileSync(join(dir, 'index.html'), 'utf8');
        const lists = [
          `const FILES = ${JSON.stringify(listKeptFiles(dir, new Set(notNeeded)))};`,
          `const NAMED_BY_PAGE = ${JSON.stringify(listNamedAssets(page))};`,
        ];
        writeFileSync(join(dir, 'service-worker.js'), `${lists.join('\n')}\n${code}`);
      },
    },
  };
}
