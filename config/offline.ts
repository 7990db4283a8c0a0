import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const WORKER_SOURCE = new URL('../src/platform/service-worker/worker.ts', import.meta.url);

/**
 * A file that the service worker caches. The revision is empty if the name contains a hash. The hash is the
 * SHA-256 of the content in base64, and the length is in bytes.
 */
type CachedFile = readonly [path: string, revision: string, hash: string, length: number];

/**
 * Files that only a host reads: `.vite/manifest.json`, `_headers`, and the copy of the page for unknown
 * addresses.
 */
const FOR_HOSTS = /^(?:[._][^/]*(?:\/|$)|404\.html$|service-worker\.js$)/u;

/**
 * Files that the app works without: the icons that a system fetches when it installs the app, the worker that
 * reads large packs, which the page can read itself, and `table.json`, which a deployer changes.
 */
const OPTIONAL = /^(?:icons\/.*\.png|table\.json|assets\/pack-worker-[^/]*)$/u;

/** Sources of optional assets: the glyphs of some languages, for which the system has a font. */
const OPTIONAL_SOURCE = /alegreya-bold-extended\.woff2$/u;

/** Every file of a build that is cached for offline use, sorted by path. */
export function listCachedFiles(
  folder: string,
  optional: ReadonlySet<string> = new Set(),
): readonly CachedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !FOR_HOSTS.test(path) && !OPTIONAL.test(path) && !optional.has(path))
    .toSorted()
    .map((path) => {
      const content = readFileSync(join(folder, path));
      const digest = createHash('sha256').update(content).digest();
      const revision = path.startsWith('assets/') ? '' : digest.toString('base64url').slice(0, 10);
      return [path, revision, digest.toString('base64'), content.length];
    });
}

/** Adds the service worker to a production build, with the list of the files to cache. */
export function offline(): Plugin {
  return {
    name: 'tabard:offline',
    apply: 'build',
    writeBundle: {
      // After everything else is written, the page with its policy and the files of public/ included.
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) return;
        const optional = Object.values(bundle).flatMap((part) =>
          part.type === 'asset' && part.originalFileNames.some((name) => OPTIONAL_SOURCE.test(name))
            ? part.fileName
            : [],
        );
        const { code } = await transformWithOxc(readFileSync(WORKER_SOURCE, 'utf8'), 'worker.ts', {
          sourcemap: false,
        });
        const files = JSON.stringify(listCachedFiles(dir, new Set(optional)));
        writeFileSync(join(dir, 'service-worker.js'), `const FILES = ${files};\n${code}`);
      },
    },
  };
}
