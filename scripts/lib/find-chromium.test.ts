import { describe, expect, it } from 'vitest';
import { findBrowsers } from './find-chromium.mjs';

interface Programs {
  onPath?: string[];
  preferred?: string;
  /** Those that print a version. */
  running: string[];
}

function systemWith({ onPath = [], preferred = onPath[0], running }: Programs) {
  return {
    list: () => onPath,
    preferred: () => preferred,
    findOfPlaywright: async () => '/playwright/chrome',
    run: async ([program]: [string, ...string[]]) =>
      running.includes(program)
        ? { code: 0, output: 'Chromium 156' }
        : { code: 1, output: 'please install chromium' },
  };
}

describe('findBrowsers', () => {
  it('returns the first program that runs', async () => {
    const system = systemWith({
      onPath: ['/snap/stub', '/usr/bin/chromium', '/usr/bin/google-chrome'],
      running: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    });
    expect(await findBrowsers(system)).toEqual({
      chromium: '/usr/bin/chromium',
      headless: '/usr/bin/chromium',
    });
  });

  it('returns the preferred headless browser beside the whole one', async () => {
    const system = systemWith({
      onPath: ['/usr/bin/chromium'],
      preferred: '/usr/bin/chromium-headless-shell',
      running: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    });
    expect(await findBrowsers(system)).toEqual({
      chromium: '/usr/bin/chromium',
      headless: '/usr/bin/chromium-headless-shell',
    });
  });

  it("returns Playwright's own if the system has none", async () => {
    const browsers = await findBrowsers(systemWith({ running: ['/playwright/chrome'] }));
    expect(browsers).toEqual({ chromium: '/playwright/chrome', headless: '/playwright/chrome' });
  });

  it('says in one line how to get one if there is none', async () => {
    const search = findBrowsers(systemWith({ onPath: ['/snap/stub'], running: [] }));
    await expect(search).rejects.toThrow(/^[^\n]*npx playwright install chromium[^\n]*CHROMIUM_PATH[^\n]*$/);
  });
});
