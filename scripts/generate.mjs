/**
 * Writes what is made from the code: two pages of docs/, and the JSON Schema of packs.
 *
 *   node scripts/generate.mjs           write the files that are stale
 *   node scripts/generate.mjs --check   write nothing; fail when a file is stale
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(`${root}scripts/generate/documents.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
const check = process.argv.includes('--check');

for (const [path, text] of module.documents()) {
  const written = existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined;
  if (written === text) {
    console.log(`${path} is up to date.`);
  } else if (check) {
    console.error(`${path} is stale. Run: node scripts/generate.mjs`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
    console.log(`${path} written.`);
  }
}
