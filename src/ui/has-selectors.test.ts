import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/*
 * Browsers keep one list of what all `:has()` selectors style. With a selector in it that names nothing, such
 * as `.words:has(img) > *`, every change that any `:has()` looks at styles the whole page below that element
 * anew. And where the element that has something is not named, each element of the page is asked what it has.
 */

const SOURCE = join(import.meta.dirname, '..');

/** The parts of a selector between these characters, outside brackets. */
function split(text: string, separator: RegExp): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if ('(['.includes(char)) depth++;
    if (')]'.includes(char)) depth--;
    if (depth === 0 && separator.test(char)) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Without what `:has()` and `:not()` contain: it is not the element itself. */
function ofItself(compound: string): string {
  const start = /:(?:has|not)\(/.exec(compound);
  if (!start) return compound;
  let end = start.index + start[0].length;
  for (let depth = 1; depth > 0; end++) depth += { '(': 1, ')': -1 }[compound[end] ?? ')'] ?? 0;
  return compound.slice(0, start.index) + ofItself(compound.slice(end));
}

/** By a class, an attribute, an id, a tag, or as the root. */
const isNamed = (compound: string) => /^[a-z]|[.[#]|^:root/i.test(ofItself(compound));

/** What a `:has()` selector leaves unnamed: the element that has something, or the one that it styles. */
function unnamedIn(selector: string): readonly string[] {
  const compounds = split(selector, /[\s>+~]/);
  return compounds.filter(
    (compound, index) => (compound.includes(':has(') || index === compounds.length - 1) && !isNamed(compound),
  );
}

/** Selectors with `:has()`. */
function hasSelectorsOf(sheet: string): readonly string[] {
  const css = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => split(list, /,/))
    .filter((selector) => selector.includes(':has('));
}

it.each([
  ['.words:has(img) > *', ['*']],
  ['.bar:not(:has(.draft)) > :first-child', [':first-child']],
  ['.slots > :has(label)', [':has(label)']],
  [':has(> ul) + .groups', [':has(> ul)']],
  ['.row:has(> .aside, > .meta) > .words', []],
  ['.bar:has(.draft) > :is([data-summary], [data-buttons])', []],
  [':root:has(.page)', []],
])('in %s, %j is unnamed', (selector, unnamed) => {
  expect(unnamedIn(selector)).toEqual(unnamed);
});

it('the elements of every :has() selector are named', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const selectors = sheets.flatMap((path) =>
    hasSelectorsOf(readFileSync(join(SOURCE, path), 'utf8')).map((selector) => ({ path, selector })),
  );
  expect(selectors.length).toBeGreaterThan(100);
  expect(
    selectors
      .filter(({ selector }) => unnamedIn(selector).length > 0)
      .map(({ path, selector }) => `${path}: ${selector}`),
  ).toEqual([]);
});
