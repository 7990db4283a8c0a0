import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { Failure } from './failure.mjs';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** Every folder that holds code. */
const FOLDERS = ['bench', 'bin', 'config', 'e2e', 'faults', 'game', 'scripts', 'simulation', 'src'];

/**
 * Checks the imports of a project by the rules of .dependency-cruiser.cjs. It fails if a folder has no
 * module: without a TypeScript version that it supports, dependency-cruiser skips every TypeScript file and
 * reports no violation.
 * @param {string} root
 * @param {readonly string[]} [folders]
 */
export async function cruiseFolders(root, folders = FOLDERS) {
  const { output } = await cruise([...folders], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: root,
  });
  if (typeof output === 'string') throw new Failure(output);
  const counts = folders.map((folder) => {
    const code = folder === 'src' ? /^src\/.*\.tsx?$/ : /\.(?:ts|tsx|mjs)$/;
    const modules = output.modules.filter(
      ({ source }) => source.startsWith(`${folder}/`) && code.test(source),
    ).length;
    if (modules === 0) throw new Failure(`No module of ${folder}/ was checked: the check itself is broken.`);
    return { folder, modules };
  });
  const comments = new Map(
    forbidden.map((/** @type {{ name: string, comment: string }} */ rule) => [rule.name, rule.comment]),
  );
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? '',
  }));
  return { violations, counts };
}
