import { describe, expect, it } from 'vitest';
import {
  FILES_PER_FOLDER,
  findLargeFolders,
  findLongFiles,
  findRepeatedExports,
  LINES_PER_FILE,
} from './layout.mjs';

const modules = (texts: Readonly<Record<string, string>>) => new Map(Object.entries(texts));

describe('findRepeatedExports', () => {
  it('names each place of a value or a type that two modules export', () => {
    const findings = findRepeatedExports(
      modules({
        'src/a.ts': 'export const one = 1;\nexport type Two = 2;\n',
        'src/b.tsx': '\nexport interface Two {}\nexport function one() {}\nexport class Three {}\n',
      }),
    );
    expect(findings).toEqual([
      'Two is exported 2 times: src/a.ts:2, src/b.tsx:2',
      'one is exported 2 times: src/a.ts:1, src/b.tsx:3',
    ]);
  });

  it('sees exports by destructuring and by an export list', () => {
    const findings = findRepeatedExports(
      modules({
        'src/a.ts': 'export const { one } = x;',
        'src/b.ts': 'const two = 1; export { two as one };',
      }),
    );
    expect(findings).toHaveLength(1);
  });

  it('counts overloads, and a value and a type of one module, once', () => {
    const text =
      'export function f(a: 1): 1; export function f(a: 2): 2; export const A = 1; export type A = 1;';
    expect(findRepeatedExports(modules({ 'src/a.ts': text }))).toEqual([]);
  });

  it('ignores re-exports and what is not exported', () => {
    const findings = findRepeatedExports(
      modules({
        'src/a.ts': 'export const one = 1; const two = 2;',
        'src/b.ts': "export { one } from './a.ts'; export * from './a.ts'; const two = 2;",
        'src/c.ts': "import { one } from './a.ts'; export { one };",
      }),
    );
    expect(findings).toEqual([]);
  });

  it('throws for a module that cannot be parsed', () => {
    expect(() => findRepeatedExports(modules({ 'src/a.ts': 'export const' }))).toThrow('src/a.ts');
  });
});

describe('findLargeFolders', () => {
  const filesIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

  it('finds a folder with one file too many, and counts no files of inner folders', () => {
    const paths = [
      ...filesIn('src/a', FILES_PER_FOLDER),
      ...filesIn('src/a/inner', 1),
      ...filesIn('src/b', FILES_PER_FOLDER + 1),
    ];
    expect(findLargeFolders(paths)).toEqual([
      `src/b/ holds ${FILES_PER_FOLDER + 1} files, of at most ${FILES_PER_FOLDER}`,
    ]);
  });
});

describe('findLongFiles', () => {
  const lines = (count: number) => 'line\n'.repeat(count);

  it('finds a file of code with one line too many', () => {
    const files = modules({
      'src/a.ts': lines(LINES_PER_FILE),
      'src/a.test.ts': lines(LINES_PER_FILE + 1),
      'src/a.css': lines(LINES_PER_FILE + 1),
    });
    expect(findLongFiles(files)).toEqual([
      `src/a.test.ts has ${LINES_PER_FILE + 1} lines, of at most ${LINES_PER_FILE}`,
      `src/a.css has ${LINES_PER_FILE + 1} lines, of at most ${LINES_PER_FILE}`,
    ]);
  });

  it('ignores what is not code', () => {
    expect(findLongFiles(modules({ 'notes/a.md': lines(LINES_PER_FILE + 1) }))).toEqual([]);
  });
});
