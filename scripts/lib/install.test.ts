import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isInstalled, markInstalled } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-install-'));
const start = () => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{ "a": 1 }');
};
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('packages are installed once an installation was finished', () => {
  start();
  expect(isInstalled(folder)).toBe(false);
  markInstalled(folder);
  expect(isInstalled(folder)).toBe(true);
});

it('packages are stale when the lock changed', () => {
  start();
  markInstalled(folder);
  writeFileSync(join(folder, 'package-lock.json'), '{ "a": 2 }');
  expect(isInstalled(folder)).toBe(false);
});

it('packages are missing when their folder is', () => {
  start();
  markInstalled(folder);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

it('packages are stale when they were installed for another Node', () => {
  start();
  writeFileSync(join(folder, 'node_modules/.tabard-install'), 'something node 18 linux x64\n');
  expect(isInstalled(folder)).toBe(false);
});
