import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isInstalled, markInstalled } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-install-'));

function writeLock(text: string) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), text);
}
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('isInstalled', () => {
  it('is true once an installation is complete', () => {
    writeLock('{ "a": 1 }');
    expect(isInstalled(folder)).toBe(false);
    markInstalled(folder);
    expect(isInstalled(folder)).toBe(true);
  });

  it('is false after package-lock.json changed', () => {
    writeLock('{ "a": 1 }');
    markInstalled(folder);
    writeLock('{ "a": 2 }');
    expect(isInstalled(folder)).toBe(false);
  });

  it('is false without node_modules', () => {
    writeLock('{ "a": 1 }');
    markInstalled(folder);
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is false for packages of another version of Node', () => {
    writeLock('{ "a": 1 }');
    writeFileSync(join(folder, 'node_modules/.tabard-install'), 'something node 18 linux x64\n');
    expect(isInstalled(folder)).toBe(false);
  });
});
