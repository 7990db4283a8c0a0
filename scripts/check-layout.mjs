/**
 * `node scripts/check-layout.mjs`: the size of files and folders, and that a name is exported once in src/.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runScript } from './lib/failure.mjs';
import { findLargeFolders, findLongFiles, findRepeatedExports } from './lib/layout.mjs';
import { ROOT } from './lib/program.mjs';
import { listProjectFiles } from './lib/project-files.mjs';

await runScript(async () => {
  const paths = listProjectFiles();
  const files = new Map(
    paths
      .filter((path) => /\.\w+$/.test(path) && !/\.(?:json|png|woff2)$/.test(path))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  );
  const modules = new Map([...files].filter(([path]) => /^src\/.*\.tsx?$/.test(path)));
  if (modules.size === 0) throw new Failure('No module of src/ was found: the check itself is broken.');
  const findings = [...findRepeatedExports(modules), ...findLargeFolders(paths), ...findLongFiles(files)];
  for (const finding of findings) console.log(finding);
  console.log(`${paths.length} files, ${modules.size} modules in src/, ${findings.length} findings`);
  if (findings.length > 0) throw new Failure('Rename, split or move what is listed above.');
});
