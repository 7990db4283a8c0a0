import { describe, expect, it } from 'vitest';
import { npm, ROOT, run, tool } from './program.mjs';

/** Runs a line of JavaScript. */
const node = (code: string, options?: Parameters<typeof run>[1]) =>
  run([process.execPath, '-e', code], options);

describe('a program', () => {
  it('gives its exit code and what it printed, in both streams and to the last byte', async () => {
    const { code, output } = await node(
      'console.error("x".repeat(300000)); console.log("end"); process.exitCode = 4',
    );
    expect(code).toBe(4);
    expect(output.length).toBe(300_005);
    expect(output).toContain('end');
  });

  it('runs in the folder of the project, without a NODE_ENV, and with the changes to the environment', async () => {
    const print = 'console.log(process.cwd(), process.env.NODE_ENV, process.env.TABARD_TRIAL)';
    const { output } = await node(print, { environment: { TABARD_TRIAL: 'yes' } });
    expect(output.trim()).toBe(`${ROOT} undefined yes`);
  });

  it('that takes too long is stopped, and has failed', async () => {
    const { code, output } = await node('setInterval(() => undefined, 1000)', { seconds: 0.5 });
    expect(code).not.toBe(0);
    expect(output).toContain('more than 0.5 seconds');
  });

  it('that does not exist has failed, with the reason', async () => {
    const { code, output } = await run(['/no/such/program']);
    expect(code).not.toBe(0);
    expect(output).toContain('/no/such/program');
  });
});

it('the tools that the checks call are there', async () => {
  const [program, path = ''] = tool('typescript', '--version');
  expect(program).toBe(process.execPath);
  expect((await run([program, path, '--version'])).output).toMatch(/^Version 6/);
});

it('npm answers', async () => {
  expect((await run(npm('--version'))).output).toMatch(/\d+\.\d+\.\d+/);
});
