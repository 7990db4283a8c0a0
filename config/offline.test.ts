import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listCachedFiles } from './offline.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  folder = mkdtempSync(join(tmpdir(), 'tabard-offline-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

describe('listCachedFiles', () => {
  it('lists what the app requests, without what hosts and systems read', () => {
    write({
      '.nojekyll': '',
      '.vite/manifest.json': '{}',
      '404.html': 'page',
      _headers: '',
      'assets/-abc_d.js': '1',
      'assets/_bcde.css': '2',
      'assets/pack-worker-x.js': '3',
      'BaseGameData.json': '{}',
      'icons/icon-192.png': '',
      'icons/icon.svg': '<svg/>',
      'index.html': 'page',
      'service-worker.js': '',
      'table.json': '{}',
    });
    expect(listCachedFiles(folder).map(([path]) => path)).toEqual([
      'BaseGameData.json',
      'assets/-abc_d.js',
      'assets/_bcde.css',
      'icons/icon.svg',
      'index.html',
    ]);
  });

  it('gives a file without a hash in its name another revision when its content changes', () => {
    write({ 'assets/a.js': '1', 'PatchNotes.json': '[]' });
    const [notes, asset] = listCachedFiles(folder);
    const hash = 'a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';
    expect(asset).toEqual(['assets/a.js', '', hash, 1]);
    expect(notes?.[1]).toMatch(/^[\w-]{10}$/);
    writeFileSync(join(folder, 'PatchNotes.json'), '[{}]');
    expect(listCachedFiles(folder)[0]?.[1]).not.toBe(notes?.[1]);
  });
});
