/** `node scripts/check-size.mjs`, after a build: how much JavaScript the home page loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILD_FOLDER } from './lib/build.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { listInitialScripts } from './lib/initial-scripts.mjs';
import { ROOT } from './lib/program.mjs';

/** In bytes, gzip. */
const LIMIT = 135_000;

await runScript(async () => {
  const folder = join(ROOT, BUILD_FOLDER);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const sizes = listInitialScripts(manifest, html).map((file) => ({
    file,
    size: gzipSync(readFileSync(join(folder, file))).length,
  }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of sizes) console.log(`${kilobytes(size)} ${file}`);
  console.log(`${kilobytes(total)} of at most ${kilobytes(LIMIT)} for the home page`);
  if (total > LIMIT) {
    throw new Failure('The home page loads too much JavaScript: import lazily what it does not need.');
  }
});

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
