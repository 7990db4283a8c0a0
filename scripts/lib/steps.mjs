import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT, run } from './program.mjs';

/**
 * @typedef {import('./results.mjs').Tally} Tally
 * @typedef {object} Step one line of the result
 * @property {string} name
 * @property {() => [string, ...string[]]} command
 * @property {Record<string, string | undefined>} [environment]
 * @property {{ path: string, read: (report: any) => Tally }} [report] what a test runner writes; a step without a
 *   report counts as one check
 */

/**
 * Runs a step without a time limit: a slow machine is not a failure, and the test runners end a test that
 * hangs.
 * @param {Step} step
 * @returns {Promise<{ tally: Tally, output: string }>}
 */
async function runStep(step) {
  const reportPath = step.report && join(ROOT, step.report.path);
  if (reportPath) rmSync(reportPath, { force: true });
  const { code, output } = await run(step.command(), {
    environment: { NO_COLOR: '1', FORCE_COLOR: undefined, ...step.environment },
  });
  if (!step.report || !reportPath) {
    return { tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, problems: [] }, output };
  }
  if (!existsSync(reportPath)) {
    return { tally: { passed: 0, failed: 1, problems: ['It ended without a report.'] }, output };
  }
  const tally = step.report.read(JSON.parse(readFileSync(reportPath, 'utf8')));
  if (code === 0 || tally.failed > 0) return { tally, output };
  return {
    tally: { ...tally, failed: 1, problems: [`Every test passed, but it ended with code ${code}.`] },
    output,
  };
}

/**
 * Runs steps, and prints each as it ends: one line, and the whole output of a failed one. It continues after
 * a failure.
 * @param {readonly Step[]} steps
 * @param {number} [concurrency]
 * @returns {Promise<{ passed: number, failed: number, failures: { name: string, problems: string[] }[] }>}
 */
export async function runSteps(steps, concurrency = 1) {
  const waiting = [...steps];
  const sum = { passed: 0, failed: 0, failures: /** @type {{ name: string, problems: string[] }[]} */ ([]) };
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { tally, output } = await runStep(step).catch((error) => ({
        tally: { passed: 0, failed: 1, problems: [error instanceof Failure ? error.message : String(error)] },
        output: '',
      }));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const counts = step.report ? `, ${tally.passed} passed` : '';
      sum.passed += tally.passed;
      sum.failed += tally.failed;
      if (tally.failed === 0) {
        console.log(`✓ ${step.name} (${seconds} s${counts})`);
        continue;
      }
      sum.failures.push({ name: step.name, problems: tally.problems });
      console.log(`✗ ${step.name} (${seconds} s${counts}, ${tally.failed} failed)`);
      console.log([...tally.problems, output.trimEnd()].join('\n').replace(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return sum;
}
