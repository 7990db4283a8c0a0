import { nodeProblem } from './node-version.mjs';

/** A failure that its message explains in full: it is printed without a stack. */
export class Failure extends Error {}

/**
 * Runs a script: refuses a Node that is too old, and turns a failure into its message and exit code 1.
 * @param {() => Promise<void>} script
 */
export async function runScript(script) {
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new Failure(problem);
    await script();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
