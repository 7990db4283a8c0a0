import { describe, expect, it } from 'vitest';
import { tallyPlaywright, tallyVitest } from './results.mjs';

const file = (status: string, statuses: string[], message = '') => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults: statuses.map((each, index) => ({
    status: each,
    fullName: `test ${index}`,
    failureMessages: each === 'failed' ? ['expected 1 to be 2\n    at a.test.ts:7'] : [],
  })),
});

describe('tallyVitest', () => {
  it('counts passed and failed tests of all files, and names the failed', () => {
    const testResults = [file('passed', ['passed', 'passed']), file('failed', ['passed', 'failed'])];
    expect(tallyVitest({ testResults })).toEqual({
      passed: 3,
      failed: 1,
      problems: ['test 1: expected 1 to be 2'],
    });
  });

  it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a %s test as failed and names it', (status) => {
    const tally = tallyVitest({ testResults: [file('passed', ['passed', status])] });
    expect(tally).toEqual({ passed: 1, failed: 1, problems: ['Skipped: test 1'] });
  });

  it('counts a file that did not load as failed', () => {
    const tally = tallyVitest({
      testResults: [file('passed', ['passed']), file('failed', [], 'no such module')],
    });
    expect(tally).toEqual({ passed: 1, failed: 1, problems: ['a.test.ts: no such module'] });
  });

  it('counts a run without tests as failed', () => {
    expect(tallyVitest({ testResults: [] })).toEqual({
      passed: 0,
      failed: 1,
      problems: ['It ran no tests.'],
    });
  });
});

describe('tallyPlaywright', () => {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.test.ts',
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  });

  it('counts passed and failed tests, and names the failed', () => {
    const suites = [
      {
        specs: [
          spec('opens', 'expected'),
          spec('closes', 'unexpected', 'Error: it is open\n  at a.test.ts:7'),
        ],
        suites: [{ specs: [spec('waits', 'flaky')] }],
      },
    ];
    const report = { stats: { ...none, expected: 1, unexpected: 1, flaky: 1 }, errors: [], suites };
    expect(tallyPlaywright(report)).toEqual({
      passed: 1,
      failed: 2,
      problems: ['a.test.ts: closes: Error: it is open', 'a.test.ts: waits: '],
    });
  });

  it('counts a skipped and a flaky test as failed', () => {
    const report = { stats: { ...none, expected: 3, flaky: 1, skipped: 1 }, errors: [], suites: [] };
    expect(tallyPlaywright(report)).toMatchObject({ passed: 3, failed: 2 });
  });

  it('counts an error outside the tests as failed', () => {
    const report = { stats: none, errors: [{ message: 'The server did not start.' }], suites: [] };
    expect(tallyPlaywright(report)).toEqual({
      passed: 0,
      failed: 1,
      problems: ['The server did not start.'],
    });
  });

  it('counts a run without tests as failed', () => {
    expect(tallyPlaywright({ stats: none, errors: [], suites: [] })).toMatchObject({ passed: 0, failed: 1 });
  });
});
