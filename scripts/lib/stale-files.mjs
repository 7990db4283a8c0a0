import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './program.mjs';

/**
 * Writes generated files whose text has changed. With `--check` among the arguments it writes nothing, and
 * the process fails if a file is stale.
 * @param {ReadonlyMap<string, string>} files text by path from the project's folder
 * @param {{ root?: string, isCheck?: boolean }} [options]
 */
export function writeStaleFiles(files, { root = ROOT, isCheck = process.argv.includes('--check') } = {}) {
  for (const [path, text] of files) {
    const target = join(root, path);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) {
      console.log(`${path} is up to date.`);
    } else if (isCheck) {
      console.error(`${path} is stale. Run: npm run generate`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
      console.log(`${path} written.`);
    }
  }
}
