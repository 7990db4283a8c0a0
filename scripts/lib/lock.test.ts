import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeNativePackage, listMissingOptionals } from './lock.mjs';

it('package-lock.json holds the native parts for every system: else npm ci refuses it (scripts/complete-lock.mjs helps)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(listMissingOptionals(packages)).toEqual([]);
});

describe('the optional packages that a lock lacks', () => {
  const tool = { dev: true, optionalDependencies: { '@x/tool-linux-x64': '1.0.0' } };

  it('are those that lie neither inside their parent nor further up', () => {
    expect(listMissingOptionals({ 'node_modules/tool': tool })).toEqual([
      { name: '@x/tool-linux-x64', version: '1.0.0', dev: true },
    ]);
    expect(
      listMissingOptionals({
        'node_modules/tool': tool,
        'node_modules/@x/tool-linux-x64': { version: '1.0.0' },
      }),
    ).toEqual([]);
    expect(
      listMissingOptionals({
        'node_modules/a/node_modules/tool': tool,
        'node_modules/a/node_modules/tool/node_modules/@x/tool-linux-x64': { version: '1.0.0' },
      }),
    ).toEqual([]);
    expect(
      listMissingOptionals({
        'node_modules/tool': tool,
        'node_modules/other/node_modules/@x/tool-linux-x64': { version: '1.0.0' },
      }),
    ).toHaveLength(1);
  });

  it.each([
    ['@x/tool-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@x/tool-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@x/tool-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@x/tool-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@x/tool-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ])('%s is for the system in its name', (name, system) => {
    expect(describeNativePackage({ name, version: '1.0.0', dev: true })).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      ...system,
    });
  });

  it('are left to a person where the name or the version says too little', () => {
    expect(describeNativePackage({ name: 'fsevents', version: '2.3.3', dev: true })).toBeUndefined();
    expect(
      describeNativePackage({ name: '@x/tool-linux-x64', version: '^1.0.0', dev: true }),
    ).toBeUndefined();
  });
});
