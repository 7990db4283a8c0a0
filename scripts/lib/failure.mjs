import { describeNodeProblem } from './node-version.mjs';

/** An error whose message says everything: it is printed without a stack. */
export class Failure extends Error {}

/**
 * Runs a script: refuses an unsupported version of Node, and prints a failure and sets the exit code 1.
 * @param {() => Promise<void>} script
 */
export async function runScript(script) {
  try {
    const problem = describeNodeProblem(process.versions.node);
    if (problem) throw new Failure(problem);
    await script();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
