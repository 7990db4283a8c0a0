import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The module of a tool. A packed Tabard has it built; in the sources Vite runs it, because Node 20 cannot run
 * TypeScript.
 * @param {string} name
 */
async function loadTool(name) {
  if (!existsSync(new URL(`${name}.ts`, import.meta.url))) return import(`../built/${name}.mjs`);
  const { runnerImport } = await import('vite');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { module } = await runnerImport(`${root}bin/${name}.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

/**
 * Runs a tool with the arguments of the command line, and ends with its exit code.
 * @param {string} name of its module
 */
export async function runTool(name) {
  const { main } = await loadTool(name);
  process.exitCode = await main(process.argv.slice(2), console.log, console.error);
}
