import { describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.mjs';

/** A system with programs on the PATH, of which some print a version. */
function systemWith({ onPath = [], running }: { onPath?: string[]; running: string[] }) {
  return {
    list: () => onPath,
    findOfPlaywright: async () => '/playwright/chrome',
    run: async ([program]: [string, ...string[]]) =>
      running.includes(program)
        ? { code: 0, output: 'Chromium 156' }
        : { code: 1, output: 'please install chromium' },
  };
}

describe('findChromium', () => {
  it('returns the first program that runs', async () => {
    const system = systemWith({
      onPath: ['/snap/stub', '/usr/bin/chromium', '/usr/bin/google-chrome'],
      running: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    });
    expect(await findChromium(system)).toBe('/usr/bin/chromium');
  });

  it("returns Playwright's own if the system has none", async () => {
    expect(await findChromium(systemWith({ running: ['/playwright/chrome'] }))).toBe('/playwright/chrome');
  });

  it('says in one line how to get one if there is none', async () => {
    const search = findChromium(systemWith({ onPath: ['/snap/stub'], running: [] }));
    await expect(search).rejects.toThrow(/^[^\n]*npx playwright install chromium[^\n]*CHROMIUM_PATH[^\n]*$/);
  });
});
