import { describe, expect, it } from 'vitest';
import { findEngines } from './find-engines.mjs';

const systemWith =
  (...programs: string[]) =>
  async ([program]: [string, ...string[]]) => ({ code: programs.includes(program) ? 0 : 1 });

describe('findEngines', () => {
  it('returns the engines of which every part runs', async () => {
    const system = systemWith('firefox-esr', 'WebKitWebDriver', 'xvfb-run', 'ps', '/usr/bin/python3');
    expect(await findEngines(system)).toEqual({ found: ['firefox', 'webkit'], missing: [] });
  });

  it('says in one line how to get an engine of which a part is missing', async () => {
    const { found, missing } = await findEngines(
      systemWith('firefox-esr', 'WebKitWebDriver', '/usr/bin/python3'),
    );
    expect(found).toEqual(['firefox']);
    expect(missing).toEqual([
      expect.stringMatching(/^WebKitGTK was not found.* apt-get install webkit2gtk-driver .*xvfb/),
    ]);
  });
});
