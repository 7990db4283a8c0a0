import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** @typedef {[path: string, revision: string, hash: string, length: number, part?: string]} CachedFile */

const compress = promisify(brotliCompress);

/** Files that are compressed already. */
const COMPRESSED = /\.woff2$/;

/**
 * The bytes that the service worker of a build caches, after brotli: for every visitor under '', and for each
 * part that is cached when it is used for the first time.
 * @param {string} folder of the build
 * @returns {Promise<Map<string, number>>}
 */
export async function offlineSizes(folder) {
  const [, list = '[]'] =
    /^const FILES = (.*);$/m.exec(readFileSync(join(folder, 'service-worker.js'), 'utf8')) ?? [];
  const sizes = new Map();
  await Promise.all(
    /** @type {CachedFile[]} */ (JSON.parse(list)).map(async ([path, , , length, part = '']) => {
      const bytes = COMPRESSED.test(path)
        ? length
        : (await compress(readFileSync(join(folder, path)))).length;
      sizes.set(part, (sizes.get(part) ?? 0) + bytes);
    }),
  );
  return sizes;
}
