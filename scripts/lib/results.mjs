/**
 * @typedef {{ passed: number, failed: number, problems: string[] }} Tally `problems` name what failed, a line each
 */

/**
 * Counts tests. A test that did not run counts as failed, and so does a runner that ran none.
 * @param {number} passed
 * @param {number} all
 * @param {string[]} named what is known of the tests that did not pass
 * @param {string[]} others failures of no single test
 * @returns {Tally}
 */
function tally(passed, all, named, others) {
  const outside = all === 0 && others.length === 0 ? ['It ran no tests.'] : others;
  return { passed, failed: all - passed + outside.length, problems: [...outside, ...named] };
}

/** @param {string} text */
const firstLine = (text) => text.trim().split('\n', 1)[0] ?? '';

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest
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
  const named = tests.flatMap(({ status, fullName, failureMessages: [message = ''] = [] }) => {
    if (status === 'passed') return [];
    return [status === 'failed' ? `${fullName}: ${firstLine(message)}` : `Skipped: ${fullName}`];
  });
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const others = broken.map((file) => `${file.name}: ${file.message}`);
  return tally(passed.length, tests.length, named, others);
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 */

/** @param {readonly Suite[]} suites @returns {string[]} the tests that failed, or passed only when repeated */
const failedIn = (suites) =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
        return `${file}: ${title}: ${firstLine(errors[0] ?? '')}`;
      }),
    ...failedIn(inner),
  ]);

/**
 * Counts the tests of Playwright's JSON report. A test that passed only when repeated counts as failed.
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[],
 *   suites: Suite[],
 * }} report
 * @returns {Tally}
 */
export function tallyPlaywright({ stats, errors, suites }) {
  const all = stats.expected + stats.unexpected + stats.flaky + stats.skipped;
  const skipped = stats.skipped === 0 ? [] : [`Skipped: ${stats.skipped}`];
  const others = errors.map((error) => error.message ?? 'An error outside the tests.');
  return tally(stats.expected, all, [...skipped, ...failedIn(suites)], others);
}
