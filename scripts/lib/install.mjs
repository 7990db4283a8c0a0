import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { npm, ROOT, run } from './program.mjs';

/** Written last, so that an interrupted installation has none. */
const STAMP_FILE = 'node_modules/.tabard-install';

/**
 * What an installation depends on: the locked versions, and the system for which native packages were chosen.
 * @param {string} root
 */
function stamp(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} node ${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}\n`;
}

/**
 * Whether node_modules holds what package-lock.json names.
 * @param {string} root
 */
export function isInstalled(root) {
  const path = join(root, STAMP_FILE);
  return existsSync(path) && readFileSync(path, 'utf8') === stamp(root);
}

/**
 * Records that node_modules is complete.
 * @param {string} root
 */
export function markInstalled(root) {
  writeFileSync(join(root, STAMP_FILE), stamp(root));
}

/** Installs the locked packages if they are missing or stale. */
export async function installPackages() {
  if (isInstalled(ROOT)) return;
  console.log('Installing packages (about a minute) …');
  rmSync(join(ROOT, STAMP_FILE), { force: true });
  // The build and the checks are development packages, which a user's npm settings may leave out.
  const { code } = await run(npm('ci', '--include=dev', '--no-audit', '--no-fund'), { isShown: true });
  if (code !== 0) throw new Failure('npm ci failed: see above. It needs the network; run the command again.');
  markInstalled(ROOT);
}
