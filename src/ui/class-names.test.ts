import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(SOURCE, path), 'utf8');

/** The classes of a CSS module, without those of libraries. */
function classesIn(sheet: string): ReadonlySet<string> {
  const css = sheet.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
  return new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
}

/**
 * Each CSS module that a source imports, with the classes that it names. `isOpen`: any others may be meant,
 * too.
 */
function importsOf(path: string): readonly { sheet: string; names: readonly string[]; isOpen: boolean }[] {
  const text = read(path);
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, styles, address = '']) => {
    // Not in an address: a sheet may have the name that it is imported under.
    const names = [...text.matchAll(new RegExp(`(?<![/-])\\b${styles}\\??\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    );
    return {
      sheet: join(dirname(path), address),
      names,
      isOpen: text.includes(`${styles}[`),
    };
  });
}

const imports = files.filter((path) => /(?<!\.d)\.tsx?$/.test(path)).flatMap(importsOf);
const sheets = files.filter((path) => path.endsWith('.module.css'));

it('every class that an element has is in its style sheet', () => {
  expect(imports.length).toBeGreaterThan(100);
  const missing = imports.flatMap(({ sheet, names }) => {
    const classes = classesIn(read(sheet));
    return names.filter((name) => !classes.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it('every class of a style sheet is on an element', () => {
  const unused = sheets.flatMap((sheet) => {
    const users = imports.filter((each) => each.sheet === sheet);
    if (users.some(({ isOpen }) => isOpen)) return [];
    const used = new Set(users.flatMap(({ names }) => names));
    return [...classesIn(read(sheet))].filter((name) => !used.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
