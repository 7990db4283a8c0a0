/**
 * `node scripts/check-size.mjs`, after a build: how much JavaScript the home page and each screen load, and
 * how much is kept for offline use.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILD_FOLDER } from './lib/build.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import {
  checkScreenSizes,
  listInitialScripts,
  listScreenScripts,
  readScreenLimits,
} from './lib/initial-scripts.mjs';
import { offlineSizes } from './lib/offline-size.mjs';
import { ROOT } from './lib/program.mjs';

/** In bytes, gzip. */
const MAX_FIRST_LOAD = 120 * 1024;

/**
 * What every visitor keeps for offline use, in bytes after brotli
 * (docs/decisions/008-ship-our-own-service-worker.md).
 */
const MAX_OFFLINE = 662 * 1024;

await runScript(async () => {
  const folder = join(ROOT, BUILD_FOLDER);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  /** @param {string} file */
  const sizeOf = (file) => gzipSync(readFileSync(join(folder, file))).length;
  /** @param {readonly string[]} files */
  const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);

  const initial = listInitialScripts(manifest, html);
  for (const file of initial) console.log(`${kilobytes(sizeOf(file))} ${file}`);
  console.log(`${kilobytes(total(initial))} of at most ${kilobytes(MAX_FIRST_LOAD)} for the home page`);

  const limits = readScreenLimits(readFileSync(join(ROOT, 'docs/sizes.md'), 'utf8'));
  const scripts = listScreenScripts(manifest, initial);
  const sizes = new Map([...scripts].map(([source, files]) => [source, total(files)]));
  for (const [source, size] of sizes) {
    console.log(`${kilobytes(size)} of at most ${kilobytes(limits.get(source) ?? 0)} for ${source}`);
  }
  if (total(initial) > MAX_FIRST_LOAD) {
    throw new Failure('The home page loads too much JavaScript: import lazily what it does not need.');
  }
  const offline = await offlineSizes(folder);
  for (const [part, size] of [...offline].toSorted())
    console.log(
      `${kibibytes(size)} kept for offline use ${part && `once the part ${part} was used`}`.trimEnd(),
    );
  if ((offline.get('') ?? 0) > MAX_OFFLINE)
    throw new Failure(
      `More than ${kibibytes(MAX_OFFLINE)} are kept for offline use: see PARTS in config/offline.ts.`,
    );
  checkScreenSizes(sizes, limits);
});

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {number} bytes */
function kibibytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
