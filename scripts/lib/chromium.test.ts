import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { launchOptions, listChromiums } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(path: string, mode = 0o755): string {
  const whole = join(folder, path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, '');
  chmodSync(whole, mode);
  return whole;
}

const named = program('own/my-browser');
const second = program('b/chromium');
const shell = program('c/chromium-headless-shell');
const third = program('c/google-chrome');
program('a/chromium', 0o644);
const PATH = ['a', 'b', 'c'].map((name) => join(folder, name)).join(delimiter);

describe('listChromiums', () => {
  it('lists the named one, then those on the PATH in its order, the headless shell of a folder first', () => {
    expect(listChromiums({ CHROMIUM_PATH: named, PATH })).toEqual([named, second, shell, third]);
    expect(listChromiums({ PATH })).toEqual([second, shell, third]);
    expect(listChromiums({ CHROMIUM_PATH: join(folder, 'none'), PATH })).toEqual([second, shell, third]);
    expect(listChromiums({})).toEqual([]);
  });
});

describe('launchOptions', () => {
  it("names the first one, or leaves the choice of Playwright's own", () => {
    expect(launchOptions({ PATH })).toMatchObject({ executablePath: second });
    expect(launchOptions({})).not.toHaveProperty('executablePath');
  });
});
