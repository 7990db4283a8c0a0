import { describe, expect, it } from 'vitest';
import { npm, ROOT, run, tool } from './program.mjs';

/** Runs a line of JavaScript. */
const node = (code: string, options?: Parameters<typeof run>[1]) =>
  run([process.execPath, '-e', code], options);

describe('run', () => {
  it('returns the exit code and the whole output of both streams', async () => {
    const { code, output } = await node(
      'console.error("x".repeat(300000)); console.log("end"); process.exitCode = 4',
    );
    expect(code).toBe(4);
    expect(output.length).toBe(300_005);
    expect(output).toContain('end');
  });

  it('runs in the project folder, without NODE_ENV and with the changes to the environment', async () => {
    const print = 'console.log(process.cwd(), process.env.NODE_ENV, process.env.TABARD_TRIAL)';
    const { output } = await node(print, { environment: { TABARD_TRIAL: 'yes' } });
    expect(output.trim()).toBe(`${ROOT} undefined yes`);
  });

  it('stops a program at its time limit, as a failure', async () => {
    const { code, output } = await node('setInterval(() => undefined, 1000)', { seconds: 0.5 });
    expect(code).not.toBe(0);
    expect(output).toContain('after 0.5 seconds');
  });

  it('fails with the reason if the program does not exist', async () => {
    const { code, output } = await run(['/no/such/program']);
    expect(code).not.toBe(0);
    expect(output).toContain('/no/such/program');
  });
});

describe('tool', () => {
  it('finds the programs of installed packages', async () => {
    expect((await run(tool('@typescript/native', '--version'))).output).toMatch(/^Version 7/);
    expect((await run(tool('vite', '--version'))).output).toMatch(/^vite\//);
  });
});

describe('npm', () => {
  it('finds npm', async () => {
    expect((await run(npm('--version'))).output).toMatch(/\d+\.\d+\.\d+/);
  });
});
