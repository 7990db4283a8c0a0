import { describe, expect, it } from 'vitest';
import { wordingText } from '../../core/lib/wording.ts';
import { describeFileProblem } from '../../platform/files.ts';
import { aPackJson } from '../../testing/packs.ts';
import { readPack } from './read-pack.ts';

const text = JSON.stringify(aPackJson({ name: 'Géant €', skills: [{ name: 'Blades', description: '' }] }));
const bytes = new TextEncoder().encode(text);
const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(parts);
const withText = (fields: string) => text.replace('"talents":[]', `"talents":[]${fields}`);

/** The screen's message for an unreadable file. */
async function refusal(source: Blob): Promise<string> {
  const read = await readPack(source);
  if (read.ok || read.problem.kind !== 'unreadable') throw new Error('This was read.');
  return wordingText(describeFileProblem(read.problem.file));
}

describe('readPack', () => {
  it.each([
    ['from its bytes', file(bytes), text],
    ['with a byte-order mark, which is left out', file(new Uint8Array([0xef, 0xbb, 0xbf]), bytes), text],
    ['with space around it', file(' \n', bytes, '\n'), ` \n${text}\n`],
    ['from the text of a stored one', text, text],
  ])('reads a pack %s', async (_how, source, expected) => {
    const read = await readPack(source);
    expect(read).toMatchObject({ ok: true, value: { text: expected, pack: { name: 'Géant €' } } });
  });

  it('reads a stored text that a file of today could not have', async () => {
    const twice = withText(',"version":7');
    expect(await readPack(file(twice))).toMatchObject({ problem: { kind: 'unreadable' } });
    expect(await readPack(twice)).toMatchObject({ ok: true, value: { pack: { version: 7 } } });
  });

  it('refuses a stored text that is damaged', async () => {
    expect(await readPack(text.slice(0, -1))).toMatchObject({ ok: false, problem: { kind: 'unreadable' } });
  });

  it('reports its progress up to the last slice', async () => {
    const done: number[] = [];
    await readPack(file(bytes), { onProgress: (share) => done.push(share) });
    expect(done.length).toBeGreaterThan(1);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(done.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('reads a large pack identically with and without a worker', async () => {
    const skills = Array.from({ length: 5_000 }, (_, index) => ({
      name: `Skill ${index}`,
      description: 'x',
    }));
    const large = JSON.stringify(aPackJson({ skills }));
    const read = await readPack(file(large));
    expect(read.ok && read.value.pack.skills.map(({ name }) => name)).toEqual(skills.map(({ name }) => name));
  });
});

describe('a file that cannot be read', () => {
  const deep = '['.repeat(1_000_000);
  const lines = text.replace('"version"', '\n\n"version"');

  it.each<[what: string, file: Blob, message: string]>([
    ['of 0 bytes', file(), 'The file is empty.'],
    ['of white space', file(' \n\t'), 'The file is empty.'],
    [
      'that ends within a character',
      file(bytes.slice(0, 11)),
      'The file could not be read as text in UTF-8.',
    ],
    [
      'in UTF-16',
      file(new Uint8Array([0xff, 0xfe, 0x7b, 0x00])),
      'The file could not be read as text in UTF-8.',
    ],
    [
      'that is a picture',
      file(new Uint8Array([0x89, 0x50, 0x4e, 0x47])),
      'The file could not be read as text in UTF-8.',
    ],
    ['that is a web page', file('<!doctype html>'), 'The file is not JSON: see line 1, column 1.'],
    [
      'that was cut off',
      file(lines.slice(0, -1)),
      `The file is not JSON: see line 3, column ${lines.length - lines.lastIndexOf('\n') - 1}.`,
    ],
    ['with a comma too many', file('{"name":"x",}'), 'The file is not JSON: see line 1, column 13.'],
    ['with a comment', file('{ // a pack\n}'), 'The file is not JSON: see line 1, column 3.'],
    ['with a number that JSON has not', file('[NaN]'), 'The file is not JSON: see line 1, column 2.'],
    ['with a control character', file('["a\u0000"]'), 'The file is not JSON: see line 1, column 4.'],
    [
      'with more after its end',
      file(text, '{}'),
      `The file is not JSON: see line 1, column ${text.length + 1}.`,
    ],
    ['a million levels deep', file(deep), 'The file nests more than 64 levels deep: see line 1, column 65.'],
    [
      'a million levels deep inside an effect',
      file(text.replace('"maneuvers":[]', `"maneuvers":[{"effects":${deep}`)),
      'The file nests more than 64 levels deep: see line 1, column ',
    ],
    [
      'that gives a field twice',
      file(withText(',"name":"y"')),
      'The file names “name” twice in one place: see line 1, column ',
    ],
    [
      'that gives a field twice in other letters',
      file(withText(',"\\u006eame":"y"')),
      'The file names “name” twice in one place: see line 1, column ',
    ],
    [
      'that gives __proto__ twice',
      file('{"__proto__":1,"__proto__":2}'),
      'The file names “__proto__” twice in one place: see line 1, column 16.',
    ],
    [
      'with a list longer than any',
      file(`[${'0,'.repeat(200_000)}0]`),
      'The file has a list of more than 200000 entries: see line 1.',
    ],
    [
      'with a text longer than any',
      file(`["${'x'.repeat(100_001)}"]`),
      'The file has a text of more than 100000 characters: see line 1.',
    ],
  ])('is refused with the reason and the position: one %s', async (_what, source, message) => {
    expect(await refusal(source)).toContain(message);
  });

  it('is refused without reading it if it has 200 MB', async () => {
    const large = new Blob();
    Object.defineProperty(large, 'size', { value: 200_000_000 });
    large.arrayBuffer = () => Promise.reject(new Error('This was read.'));
    expect(await refusal(large)).toBe('The file is larger than 20 MB.');
  });

  it('is refused if it no longer exists', async () => {
    const gone = file(text);
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await refusal(gone)).toBe('The file could not be read as text in UTF-8.');
  });
});

describe('JSON that is not a pack', () => {
  it('is refused with every problem and its path', async () => {
    expect(await readPack(file('{"name":"x"}'))).toMatchObject({
      ok: false,
      problem: {
        kind: 'refused',
        problems: [
          { path: '$.name', message: 'The name must be longer than 1 character.' },
          { path: '$.version', message: 'This is missing.' },
          ...Array.from({ length: 10 }, () => ({ message: 'This is missing.' })),
        ],
      },
    });
  });
});
