import { describe, expect, it } from 'vitest';
import { wordingText } from '../core/lib/wording.ts';
import { describeFileProblem, readJsonFile } from './files.ts';

const bytes = (...values: number[]): Blob => new Blob([new Uint8Array(values)]);

async function problemOf(file: Blob, limits?: Parameters<typeof readJsonFile>[1]) {
  const read = await readJsonFile(file, limits);
  return read.ok ? undefined : read.problem;
}

describe('readJsonFile', () => {
  it('reads UTF-8 with and without a byte-order mark', async () => {
    expect(await readJsonFile(new Blob(['{"é":"🗡️"}']))).toEqual({ ok: true, value: { é: '🗡️' } });
    expect(await readJsonFile(new Blob(['\uFEFF[1]']))).toEqual({ ok: true, value: [1] });
  });

  it.each<[string, Blob, string]>([
    ['invalid UTF-8', bytes(0x22, 0xff, 0x22), 'unreadable'],
    ['UTF-16', bytes(0xff, 0xfe, 0x31, 0x00), 'unreadable'],
    ['half a character', bytes(0x22, 0xed, 0xa0, 0x80, 0x22), 'unreadable'],
    ['an empty file', new Blob([]), 'empty'],
    ['a byte-order mark alone', new Blob(['\uFEFF']), 'empty'],
    ['invalid JSON', new Blob(['{"a":}']), 'not-json'],
    ['deep nesting', new Blob(['['.repeat(100_000)]), 'too-deep'],
    ['duplicate keys', new Blob(['{"a":1,"a":1}']), 'duplicate-key'],
  ])('refuses %s', async (_, file, kind) => {
    const problem = await problemOf(file);
    expect(problem?.kind).toBe(kind);
    expect(problem && wordingText(describeFileProblem(problem))).toMatch(/^The file .*\.$/);
  });

  it('isolates the duplicate key from the text around it', async () => {
    const problem = await problemOf(new Blob(['{"\u202Edup":1,"\u202Edup":1}']));
    expect(problem && describeFileProblem(problem)).toContainEqual({ name: '\u202Edup' });
  });

  it('refuses a file that the disk cannot read', async () => {
    const file = new Blob(['1']);
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await problemOf(file)).toEqual({ kind: 'unreadable' });
  });

  it('refuses a file that is too large, without reading it', async () => {
    const file = { size: 20_000_001, arrayBuffer: () => expect.unreachable() } as unknown as Blob;
    expect(await problemOf(file)).toEqual({ kind: 'too-large', limit: 20_000_000 });
    expect(describeFileProblem({ kind: 'too-large', limit: 20_000_000 })).toBe(
      'The file is larger than 20 MB.',
    );
    expect(
      await problemOf(new Blob(['[1,2,3]']), { bytes: 7, depth: 1, entries: 2, string: 9 }),
    ).toMatchObject({
      kind: 'too-many-entries',
    });
    expect(
      await problemOf(new Blob(['["0123456789"]']), { bytes: 99, depth: 1, entries: 2, string: 9 }),
    ).toMatchObject({
      kind: 'string-too-long',
    });
  });
});
