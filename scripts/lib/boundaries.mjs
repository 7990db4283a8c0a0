import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { Failure } from './failure.mjs';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const FOLDERS = ['src', 'bin', 'game', 'bench', 'e2e', 'config', 'scripts', 'simulation'];

/**
 * Cruises a project by the rules of .dependency-cruiser.cjs. It fails where it saw no module of src/: without a TypeScript
 * that it understands, dependency-cruiser reports that all is well.
 * @param {string} root
 */
export async function cruiseFolder(root) {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: root,
  });
  if (typeof output === 'string') throw new Failure(output);
  const modules = output.modules.filter(({ source }) =>
    folders.some((folder) => source.startsWith(`${folder}/`)),
  );
  if (!modules.some(({ source }) => /^src\/.*\.tsx?$/.test(source))) {
    throw new Failure('No module of src/ was looked at: the check itself is broken.');
  }
  const comments = new Map(
    forbidden.map((/** @type {{ name: string, comment: string }} */ rule) => [rule.name, rule.comment]),
  );
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? '',
  }));
  return { violations, modules: modules.length };
}
