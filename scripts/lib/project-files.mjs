import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './program.mjs';

/** The files of the project that git has or does not ignore, as paths from its folder. */
export function listProjectFiles() {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', listing, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));
}
