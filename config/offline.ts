import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';

import { FIRST_LOAD } from './first-load.ts';

type Bundle = Readonly<Rolldown.OutputBundle>;

const WORKER_SOURCE = new URL('../src/platform/service-worker/worker.ts', import.meta.url);

/**
 * A file that the service worker caches. The revision is empty if the name contains a hash. The hash is the
 * SHA-256 of the content in base64, and the length is in bytes. A file with a part is cached when a file of
 * that part is used for the first time.
 */
type CachedFile = readonly [path: string, revision: string, hash: string, length: number, part?: string];

/**
 * Files that only a host reads: `.vite/manifest.json`, `_headers`, and the copy of the page for unknown
 * addresses.
 */
const FOR_HOSTS = /^(?:[._][^/]*(?:\/|$)|404\.html$|service-worker\.js$)/u;

/**
 * Files that the app works without: the icons that a system fetches when it installs the app, the schemas for
 * other editors, the workers that read backups and packs and compare packs, which the page can do itself, and
 * `table.json`, which a deployer changes.
 */
const OPTIONAL = /^(?:icons\/.*\.png|schemas\/.*|table\.json|assets\/(?:backup|pack|diff)-worker-[^/]*)$/u;

/** Sources of optional assets: the glyphs of some languages, for which the system has a font. */
const OPTIONAL_SOURCE = /alegreya-bold-extended\.woff2$/u;

/**
 * Parts that are cached once one of their files is used, by the modules that open them
 * (docs/decisions/008-ship-our-own-service-worker.md). The screens to play on are outside of them.
 */
const PARTS: Readonly<Record<string, RegExp>> = {
  checker: /\/src\/storage\/packs\/(?:check|draft)-worker\.ts/u,
  forecast: /\/src\/(?:state\/forecast\/forecast-worker\.ts|features\/encounter\/forecast\/)/u,
  sharing: /\/src\/(?:features\/(?:table|receive)|library\/(?:share|table)|state\/table)\//u,
  workshop:
    /\/src\/(?:features\/workshop\/|features\/glossary\/(?:write-on-|foe-form\/)|state\/workshop\/workshop\.ts|app\/workshop-entry-screen)/u,
};

/** A font for flavour text: without it the browser slants the upright one. */
const FLAVOUR_FONT = /alegreya-italic\.woff2$/u;

/** The files that one part alone needs, each with the name of the part. */
function partsOf(bundle: Bundle): ReadonlyMap<string, string> {
  const openers = Object.entries(PARTS).map(([part, modules]) => ({
    part,
    files: Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && modules.test(file.facadeModuleId ?? '') ? [file.fileName] : [],
    ),
  }));
  const entries = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.name === FIRST_LOAD ? [file.fileName] : [],
  );
  const opening = openers.flatMap(({ files }) => files);
  const always = filesFrom(bundle, entries, new Set(opening));
  const others = new Set([...always, ...opening]);
  const parts = new Map<string, string>();
  for (const { part, files } of openers) {
    for (const file of filesFrom(bundle, files, others)) parts.set(file, parts.has(file) ? '' : part);
  }
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset' && file.originalFileNames.some((name) => FLAVOUR_FONT.test(name)))
      parts.set(file.fileName, 'flavour');
  }
  return parts;
}

/** These files of a build and all that they load, now or later, up to the files at which it stops. */
function filesFrom(
  bundle: Bundle,
  start: readonly string[],
  stops: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set(start);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    for (const next of [...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets])
      if (!stops.has(next)) found.add(next);
  }
  return found;
}

/** Every file of a build that is cached for offline use, sorted by path. */
export function listCachedFiles(
  folder: string,
  optional: ReadonlySet<string> = new Set(),
  parts: ReadonlyMap<string, string> = new Map(),
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
      const part = parts.get(path);
      const file = [path, revision, digest.toString('base64'), content.length] as const;
      return part ? [...file, part] : file;
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
        const files = JSON.stringify(listCachedFiles(dir, new Set(optional), partsOf(bundle)));
        writeFileSync(join(dir, 'service-worker.js'), `const FILES = ${files};\n${code}`);
      },
    },
  };
}
