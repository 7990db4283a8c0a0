import { expect, it } from 'vitest';
import { readStoredPack } from './stored-pack.ts';

it('a stored pack has its name and version, and its text unchanged', () => {
  const text = ' { "version": 1.5, "name": "__proto__", "more": [ 1 ] }\n';
  expect(readStoredPack(text)).toEqual({ ok: true, value: { name: '__proto__', version: 1.5, text } });
});

it.each([
  ['', 'This is not JSON.'],
  ['{"name":', 'This is not JSON.'],
  ['[]', 'This is not a game data pack.'],
  ['null', 'This is not a game data pack.'],
  ['{"version":1}', 'This pack has no name or no version.'],
  ['{"name":"Core","version":"1"}', 'This pack has no name or no version.'],
])('%j: %s', (text, problem) => {
  expect(readStoredPack(text)).toEqual({ ok: false, problem });
});
