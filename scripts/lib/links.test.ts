import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLinks } from './links.mjs';

/** The check reads this file too, so what it would find here stands under other names. */
function real(text: string): string {
  return text.replaceAll('{docs}', 'docs').replaceAll('{section}', '\u00a7').replaceAll('{(}', '(');
}

const PAGE = [
  '# A page',
  '',
  '## Upkeep',
  '',
  '## Begin & end: `two` [words](other.md)',
  '',
  '## Upkeep',
  '',
  '```md',
  '## In code',
  '```',
].join('\n');

let root = '';

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(real(path))), { recursive: true });
  writeFileSync(join(root, real(path)), real(text));
}

/** The project with one more file has exactly these broken links, as `file:line: problem`. */
function expectBroken(path: string, text: string, problems: readonly string[]): void {
  write(path, text);
  const broken = checkLinks(root).broken.map(({ file, line, problem }) => `${file}:${line}: ${problem}`);
  expect(broken).toEqual(problems.map(real));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tabard-links-'));
  write('{docs}/rules/combat.md', PAGE);
  write('{docs}/rules/other.md', '# Other\n');
  write('{docs}/picture.png', '');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('links in Markdown', () => {
  it.each([
    '[a page]({docs}/rules/combat.md)',
    '[a folder]({docs}/rules/)',
    '[a heading]({docs}/rules/combat.md#upkeep)',
    '[a heading of the same name]({docs}/rules/combat.md#upkeep-1)',
    '[a heading with marks]({docs}/rules/combat.md#begin--end-two-words)',
    '[a heading here](#here)',
    '[a title]({docs}/rules/combat.md "Combat")',
    '[brackets](<{docs}/rules/combat.md>)',
    '![a picture]({docs}/picture.png)',
    '[elsewhere](https://example.com/nowhere.md) and [mail](mailto:someone@example.com)',
    'In code: `[nothing](nowhere.md)`',
  ])('resolve: %s', (line) => {
    expectBroken('README.md', `# Here\n\n${line}\n`, []);
  });

  it.each([
    ['[a page](nowhere.md)', 'nowhere.md is not there.'],
    ['![a picture](nowhere.png)', 'nowhere.png is not there.'],
    ['[a heading](#nowhere)', 'README.md#nowhere names a heading that is not there.'],
    [
      '[in code]({docs}/rules/combat.md#in-code)',
      '{docs}/rules/combat.md#in-code names a heading that is not there.',
    ],
    ['[a picture]({docs}/picture.png#part)', '{docs}/picture.png#part names a heading of no page.'],
    ['[out](../outside.md)', '../outside.md leads out of the repository.'],
    ['[id]: nowhere.md', 'nowhere.md is not there.'],
  ])('are broken: %s', (line, problem) => {
    expectBroken('README.md', `# Here\n\n${line}\n`, [`README.md:3: ${problem}`]);
  });

  it('are relative to the folder of their page', () => {
    expectBroken('{docs}/decisions/001-one.md', '[combat](../rules/combat.md#upkeep)', []);
    expectBroken('{docs}/decisions/002-two.md', '[combat](rules/combat.md)', [
      '{docs}/decisions/002-two.md:1: {docs}/decisions/rules/combat.md is not there.',
    ]);
  });

  it('are ignored in the template of a generated page', () => {
    expectBroken('scripts/page.template.md', '[a neighbour of the page](nowhere.md)\n{docs}/', []);
  });
});

describe('mentions of pages in code', () => {
  it.each([
    ['ts', '/** Rule: {docs}/rules/combat.md#upkeep. */'],
    ['tsx', '// {docs}/rules/combat.md, and {docs}/rules/other.md.'],
    ['css', '/* {docs}/rules/combat.md#upkeep-1 */'],
    ['html', '<!-- {docs}/ -->'],
    ['mjs', '// {docs}/ is not https://example.com/{docs}/nowhere.md'],
  ])('resolve in .%s', (extension, line) => {
    expectBroken(`src/file.${extension}`, line, []);
  });

  it.each(['ts', 'tsx', 'mjs', 'css', 'html', 'json', 'md'])('are broken in .%s', (extension) => {
    const mentions = ['{docs}/rules/combat.md#nowhere.', '({docs}/rules/nowhere.md)', '{docs}/decisions/014'];
    expectBroken(`src/file.${extension}`, mentions.join('\n'), [
      `src/file.${extension}:1: {docs}/rules/combat.md#nowhere names a heading that is not there.`,
      `src/file.${extension}:2: {docs}/rules/nowhere.md is not there.`,
      `src/file.${extension}:3: {docs}/decisions/014 is not there.`,
    ]);
  });

  it('are ignored in dependencies and builds', () => {
    write('node_modules/package/index.js', '{docs}/nowhere.md');
    write('dist/index.html', '{docs}/nowhere.md');
    expectBroken('README.md', '[a page]({docs}/rules/combat.md)', []);
  });
});

describe('references to documents that are not in the repository', () => {
  it.each([
    '/** The upkeep (seed 2 {section}4 Combat). */',
    ' * 2 {section}4 Combat).',
    '/** Rounding {(}decisions: Rules arithmetic). */',
    '/** Costs {(}pack format: resources). */',
  ])('are broken: %s', (line) => {
    write('README.md', '[a page]({docs}/rules/combat.md)');
    expectBroken('src/file.ts', line, [
      `src/file.ts:1: refers to a document that is not here: ${line.trim()}`,
    ]);
  });

  it('do not include seeds of random numbers', () => {
    write('README.md', '[a page]({docs}/rules/combat.md)');
    expectBroken('{docs}/standard-game.md', '| seed 90 | duels |\n\nSeed 4.', []);
  });
});

describe('checkLinks', () => {
  beforeEach(() => rmSync(join(root, 'docs'), { recursive: true }));

  it('fails if it reads no file', () => {
    expect(() => checkLinks(root)).toThrow('No file was read');
  });

  it('fails if it finds no link', () => {
    write('README.md', '# No links\n');
    expect(() => checkLinks(root)).toThrow('No link was found');
  });
});
