import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the current folder is. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** From SIGTERM to SIGKILL, and from the end of a program to the end of its output. */
const GRACE_PERIOD_MS = 5_000;

/**
 * @typedef {{ code: number, output: string }} Outcome code 0 is success; output holds both streams
 * @typedef {{ environment?: Record<string, string | undefined>, seconds?: number, isShown?: boolean, folder?: string }} RunOptions
 *   environment: changes to this process's, undefined removes; seconds: a time limit; isShown: print the output
 *   instead of collecting it; folder: where to run, ROOT by default
 */

/**
 * Runs a program in the project's folder. It never throws: a program that cannot start has an outcome as
 * well.
 * @param {readonly [string, ...string[]]} command
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(
  [program, ...parameters],
  { environment = {}, seconds, isShown = false, folder = ROOT } = {},
) {
  return new Promise((resolve) => {
    const stream = isShown ? 'inherit' : 'pipe';
    const child = spawn(program, parameters, {
      cwd: folder,
      // A NODE_ENV from outside would change what is installed, built and tested.
      env: { ...process.env, NODE_ENV: undefined, ...environment },
      stdio: ['ignore', stream, stream],
      shell: program.endsWith('.cmd'),
    });
    let output = '';
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);

    const timer =
      seconds &&
      setTimeout(() => {
        output += `\nStopped after ${seconds} seconds.\n`;
        child.kill();
        setTimeout(() => child.kill('SIGKILL'), GRACE_PERIOD_MS).unref();
      }, seconds * 1000);
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
    // A grandchild that outlives the program may never close its output.
    child.on('exit', (code) => setTimeout(finish, GRACE_PERIOD_MS, code ?? 1).unref());
  });
}

/**
 * The command of a tool from an installed package, without npx and the same on every system.
 * @param {string} name the package
 * @param {...string} parameters
 * @returns {[string, ...string[]]}
 */
export function tool(name, ...parameters) {
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : (bin[name.split('/').at(-1) ?? name] ?? Object.values(bin)[0]);
  return [process.execPath, join(folder, path), ...parameters];
}

/**
 * The command of npm: the npm that runs this script, if one does.
 * @param {...string} parameters
 * @returns {[string, ...string[]]}
 */
export function npm(...parameters) {
  const path = process.env.npm_execpath;
  if (path?.endsWith('npm-cli.js')) return [process.execPath, path, ...parameters];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...parameters];
}
