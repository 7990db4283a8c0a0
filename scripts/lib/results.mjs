/**
 * @typedef {{ passed: number, failed: number, problems: string[] }} Tally `problems` are failures of no single test
 */

/**
 * Counts tests. A test that did not run counts as failed, and so does a runner that ran none.
 * @param {number} passed
 * @param {number} all
 * @param {string[]} problems each counts as one failure
 * @returns {Tally}
 */
function tally(passed, all, problems) {
  const everything = all === 0 && problems.length === 0 ? ['It ran no tests.'] : problems;
  return { passed, failed: all - passed + everything.length, problems: everything };
}

/**
 * @typedef {{ status: string, fullName: string }} VitestTest
 * @typedef {{ assertionResults: VitestTest[], status: string, name: string, message: string }} VitestFile
 */

/**
 * Counts the tests of Vitest's JSON report.
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Tally}
 */
export function tallyVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed');
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const sum = tally(
    passed.length,
    tests.length,
    broken.map((file) => `${file.name}: ${file.message}`),
  );
  return { ...sum, problems: [...sum.problems, ...skipped.map((test) => `Skipped: ${test.fullName}`)] };
}

/**
 * Counts the tests of Playwright's JSON report. A test that passed only when repeated counts as failed.
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[],
 * }} report
 * @returns {Tally}
 */
export function tallyPlaywright({ stats, errors }) {
  const all = stats.expected + stats.unexpected + stats.flaky + stats.skipped;
  const sum = tally(
    stats.expected,
    all,
    errors.map((error) => error.message ?? 'An error outside the tests.'),
  );
  return stats.skipped === 0 ? sum : { ...sum, problems: [...sum.problems, `Skipped: ${stats.skipped}`] };
}
