import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStaleFiles } from './stale-files.mjs';

const root = mkdtempSync(join(tmpdir(), 'tabard-stale-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('writeStaleFiles', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('writes a missing file and its folder, and a changed one', () => {
    writeFileSync(join(root, 'a.txt'), 'old');
    const files = new Map([
      ['a.txt', 'new'],
      ['inner/b.txt', 'b'],
    ]);
    writeStaleFiles(files, { root, isCheck: false });
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('new');
    expect(readFileSync(join(root, 'inner/b.txt'), 'utf8')).toBe('b');
    expect(process.exitCode).toBeUndefined();
  });

  it('fails for a stale file in a check, and leaves it', () => {
    writeFileSync(join(root, 'a.txt'), 'old');
    writeStaleFiles(new Map([['a.txt', 'new']]), { root, isCheck: true });
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('old');
    expect(process.exitCode).toBe(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('npm run generate'));
  });

  it('accepts a fresh file in a check', () => {
    writeFileSync(join(root, 'a.txt'), 'new');
    writeStaleFiles(new Map([['a.txt', 'new']]), { root, isCheck: true });
    expect(process.exitCode).toBeUndefined();
  });
});
