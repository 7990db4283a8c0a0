import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './find-chromium.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

interface Machine {
  /** Programs that tell their version. */
  running: string[];
  onPath?: string[];
  isRoot?: boolean;
  /** What a command brings, by how its line begins; other commands fail. */
  brings?: Record<string, string>;
}

function machine({ running, onPath = [], isRoot = true, brings = {} }: Machine) {
  const works = new Set(running);
  const paths = [...onPath];
  const lines: string[] = [];
  const system = {
    list: () => paths,
    playwrights: async () => '/playwright/chrome',
    isRoot,
    run: async (command: [string, ...string[]]) => {
      if (command[1] === '--version') {
        return works.has(command[0])
          ? { code: 0, output: 'Chromium 156' }
          : { code: 1, output: 'please install' };
      }
      const line = command.join(' ').replace(/^.*playwright\/cli\.js/, 'playwright');
      lines.push(line);
      const path = Object.entries(brings).find(([start]) => line.startsWith(start))?.[1];
      if (path === undefined) return { code: 1, output: `${line}: refused\n` };
      works.add(path);
      if (path.startsWith('/usr')) paths.push(path);
      return { code: 0, output: '' };
    },
  };
  return { system, lines };
}

describe('the browser of the tests', () => {
  it('is the first that runs, and nothing is installed', async () => {
    const { system, lines } = machine({
      running: ['/usr/bin/chromium'],
      onPath: ['/snap/stub', '/usr/bin/chromium'],
    });
    expect(await findChromium(system)).toBe('/usr/bin/chromium');
    expect(lines).toEqual([]);
  });

  it("is Playwright's own where the system has none", async () => {
    const { system } = machine({ running: ['/playwright/chrome'] });
    expect(await findChromium(system)).toBe('/playwright/chrome');
  });

  it('is installed with apt-get by root, after an update', async () => {
    const { system, lines } = machine({
      running: [],
      brings: { 'apt-get update': '/nothing', 'apt-get install': '/usr/bin/chromium' },
    });
    expect(await findChromium(system)).toBe('/usr/bin/chromium');
    expect(lines).toEqual(['apt-get update', expect.stringMatching(/^apt-get install -y .*chromium/)]);
  });

  it('is installed with sudo by a user who needs no password', async () => {
    const { system } = machine({
      running: [],
      isRoot: false,
      brings: { 'sudo -n apt-get update': '/nothing', 'sudo -n apt-get install': '/usr/bin/chromium' },
    });
    expect(await findChromium(system)).toBe('/usr/bin/chromium');
  });

  it('is installed by Playwright where apt-get is not allowed', async () => {
    const { system } = machine({
      running: [],
      isRoot: false,
      brings: { 'playwright install chromium': '/playwright/chrome' },
    });
    expect(await findChromium(system)).toBe('/playwright/chrome');
  });

  it('is installed by Playwright, with its libraries, where apt-get has none', async () => {
    const { system } = machine({
      running: [],
      brings: {
        'apt-get update': '/nothing',
        'apt-get install': '/usr/bin/stub-that-is-no-browser',
        'playwright install --with-deps chromium': '/playwright/chrome',
      },
    });
    system.list = () => [];
    expect(await findChromium(system)).toBe('/playwright/chrome');
  });

  it('is asked for where none can be had, with what was tried', async () => {
    const { system } = machine({ running: [] });
    const search = findChromium(system);
    await expect(search).rejects.toThrow('CHROMIUM_PATH');
    await expect(search).rejects.toThrow('npx playwright install chromium');
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('apt-get update: refused'));
  });
});
