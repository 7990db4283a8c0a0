import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from './failure.mjs';
import { ROOT } from './program.mjs';
import { performAll } from './steps.mjs';

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

describe('steps', () => {
  it('count one each, and a failed one shows what it printed while the others go on', async () => {
    const sum = await performAll([
      step('one', 'console.log("quiet")'),
      step('two', 'console.log("out"); console.error("reason"); process.exit(3)'),
      step('three', ''),
    ]);
    expect(sum).toEqual({ passed: 2, failed: 1, failedSteps: ['two'] });
    expect(printed.join('\n')).toContain('reason');
    expect(printed.join('\n')).not.toContain('quiet');
  });

  it('run as many at once as is said, and all of them', async () => {
    const steps = Array.from({ length: 5 }, (_, index) => step(String(index), ''));
    expect(await performAll(steps, 2)).toMatchObject({ passed: 5, failed: 0 });
  });

  it('of tests count what their report says', async () => {
    const sum = await performAll([tested(`${write({ passed: 7, failed: 2 })} process.exit(1)`)]);
    expect(sum).toMatchObject({ passed: 7, failed: 2 });
  });

  it('of tests have failed when they end without a report, even where an older one lies there', async () => {
    await performAll([tested(write({ passed: 7, failed: 0 }))]);
    expect(await performAll([tested('process.exit(0)')])).toMatchObject({ passed: 0, failed: 1 });
  });

  it('of tests have failed when they crash after the last test', async () => {
    const sum = await performAll([tested(`${write({ passed: 7, failed: 0 })} process.exit(1)`)]);
    expect(sum).toMatchObject({ passed: 7, failed: 1 });
  });

  it('of tests have failed when their report is cut short', async () => {
    const sum = await performAll([
      tested(`require('fs').writeFileSync(${JSON.stringify(reportPath)}, '{ "pas')`),
    ]);
    expect(sum).toMatchObject({ passed: 0, failed: 1 });
  });

  it('that cannot begin have failed, with the reason', async () => {
    const impossible = {
      name: 'impossible',
      command: () => {
        throw new Failure('There is no browser.');
      },
    };
    expect(await performAll([impossible])).toMatchObject({ passed: 0, failed: 1 });
    expect(await performAll([{ name: 'absent', command: () => ['/no/such/program'] }])).toMatchObject({
      failed: 1,
    });
    expect(printed.join('\n')).toContain('There is no browser.');
  });
});
