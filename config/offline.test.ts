import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listKeptFiles, listNamedAssets } from './offline.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  folder = mkdtempSync(join(tmpdir(), 'tabard-offline-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

it('keeps what the app asks for, and not what hosts and systems read', () => {
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
  });
  expect(listKeptFiles(folder).map(([path]) => path)).toEqual([
    'BaseGameData.json',
    'assets/-abc_d.js',
    'assets/_bcde.css',
    'icons/icon.svg',
    'index.html',
  ]);
});

it('tells one content from another where the name does not', () => {
  write({ 'assets/a.js': '1', 'PatchNotes.json': '[]' });
  const [notes, asset] = listKeptFiles(folder);
  expect(asset).toEqual(['assets/a.js', '']);
  expect(notes?.[1]).toMatch(/^[\w-]{10}$/);
  writeFileSync(join(folder, 'PatchNotes.json'), '[{}]');
  expect(listKeptFiles(folder)[0]?.[1]).not.toBe(notes?.[1]);
});

it('finds the assets that a page names, under any base path, each once', () => {
  write({});
  const html =
    '<script src="/tabard/assets/-a_b.js"></script><link href="/tabard/assets/c.css"><link href="/tabard/assets/c.css">';
  expect(listNamedAssets(html)).toEqual(['assets/-a_b.js', 'assets/c.css']);
});
