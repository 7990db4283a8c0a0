import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from './failure.mjs';
import { ROOT } from './program.mjs';
import { runSteps } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});

/** A step that runs a line of JavaScript. */
const step = (name: string, code: string) => ({
  name,
  command: (): [string, ...string[]] => [process.execPath, '-e', code],
});

const reportPath = relative(ROOT, join(folder, 'report.json'));
const tested = (code: string) => ({
  ...step('tests', code),
  report: {
    path: reportPath,
    read: (report: { passed: number; failed: number }) => ({ ...report, problems: [] }),
  },
});
const write = (report: object) =>
  `require('fs').writeFileSync(${JSON.stringify(reportPath)}, ${JSON.stringify(JSON.stringify(report))});`;

describe('runSteps', () => {
  it('counts one for each step, prints the output of a failed one, and continues', async () => {
    const sum = await runSteps([
      step('one', 'console.log("quiet")'),
      step('two', 'console.log("out"); console.error("reason"); process.exit(3)'),
      step('three', ''),
    ]);
    expect(sum).toEqual({ passed: 2, failed: 1, failures: [{ name: 'two', problems: [] }] });
    expect(printed.join('\n')).toContain('reason');
    expect(printed.join('\n')).not.toContain('quiet');
  });

  it('runs every step with any concurrency', async () => {
    const steps = Array.from({ length: 5 }, (_, index) => step(String(index), ''));
    expect(await runSteps(steps, 2)).toMatchObject({ passed: 5, failed: 0 });
  });

  it('counts the tests of a report', async () => {
    const sum = await runSteps([tested(`${write({ passed: 7, failed: 2 })} process.exit(1)`)]);
    expect(sum).toMatchObject({ passed: 7, failed: 2 });
  });

  it('counts a missing report as a failure, even if there is an older one', async () => {
    await runSteps([tested(write({ passed: 7, failed: 0 }))]);
    expect(await runSteps([tested('process.exit(0)')])).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a crash after the last test as a failure', async () => {
    const sum = await runSteps([tested(`${write({ passed: 7, failed: 0 })} process.exit(1)`)]);
    expect(sum).toMatchObject({ passed: 7, failed: 1 });
  });

  it('counts a truncated report as a failure', async () => {
    const sum = await runSteps([
      tested(`require('fs').writeFileSync(${JSON.stringify(reportPath)}, '{ "pas')`),
    ]);
    expect(sum).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a step that cannot start as a failure, and prints the reason', async () => {
    const impossible = {
      name: 'impossible',
      command: () => {
        throw new Failure('There is no browser.');
      },
    };
    expect(await runSteps([impossible])).toMatchObject({ passed: 0, failed: 1 });
    expect(await runSteps([{ name: 'absent', command: () => ['/no/such/program'] }])).toMatchObject({
      failed: 1,
    });
    expect(printed.join('\n')).toContain('There is no browser.');
  });
});
