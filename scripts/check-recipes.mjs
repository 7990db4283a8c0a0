/**
 * `node scripts/check-recipes.mjs`: performs every recipe of docs/recipes.md in a copy of the project, then
 * compiles it and runs the tests that the recipes name. It fails if a recipe no longer fits the code, or
 * touches more files than it says.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure, runScript } from './lib/failure.mjs';
import { ROOT, run, tool } from './lib/program.mjs';
import { listProjectFiles } from './lib/project-files.mjs';
import { applyEdit, filesOf, readRecipes } from './lib/recipes.mjs';

const PAGE = 'docs/recipes.md';

/** Copies what git knows of, with what it does not ignore. @param {string} copy */
function copyProject(copy) {
  for (const file of listProjectFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { errorOnExist: false, force: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** @param {string} what @param {[string, ...string[]]} command @param {string} copy */
async function mustPass(what, command, copy) {
  const { code, output } = await run(command, { folder: copy });
  if (code !== 0) throw new Failure(`After the recipes ${what} fails:\n${output}`);
}

await runScript(async () => {
  const recipes = readRecipes(readFileSync(join(ROOT, PAGE), 'utf8'));
  if (recipes.length === 0) throw new Failure(`${PAGE} holds no recipe.`);
  const copy = mkdtempSync(join(tmpdir(), 'tabard-recipes-'));
  try {
    copyProject(copy);
    for (const recipe of recipes) {
      const files = filesOf(recipe);
      if (files.length > recipe.mostFiles) {
        throw new Failure(`“${recipe.name}” touches ${files.length} files; it says ${recipe.mostFiles}.`);
      }
      for (const edit of recipe.edits) applyEdit(copy, edit);
      console.log(`${recipe.name}: ${files.length} files`);
    }
    for (const program of ['core', 'browser', 'node', 'tests']) {
      const config = ['-p', `tsconfig.${program}.json`];
      // The copy shares node_modules, where the project keeps what it has compiled.
      const anew = ['--incremental', 'false', '--tsBuildInfoFile', 'null'];
      await mustPass('the type check', tool('@typescript/native', ...config, ...anew), copy);
    }
    const tests = [...new Set(recipes.flatMap((recipe) => recipe.tests))];
    await mustPass('a test', tool('vitest', 'run', '--project', 'node', ...tests), copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
