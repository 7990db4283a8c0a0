/**
 * `node scripts/complete-lock.mjs`, after `npm install` from a registry that offers packages for one system alone: makes
 * package-lock.json one that `npm ci` accepts on every system.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runScript } from './lib/failure.mjs';
import { describeNativePackage, listMissingOptionals } from './lib/lock.mjs';
import { ROOT } from './lib/program.mjs';

await runScript(async () => {
  const path = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = listMissingOptionals(lock.packages);
  for (const native of missing) {
    const entry = describeNativePackage(native);
    if (!entry)
      throw new Failure(`${native.name} ${native.version} is for no system that this script knows.`);
    lock.packages[`node_modules/${native.name}`] = entry;
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages added to package-lock.json`);
});
