import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyEdit, filesOf, readRecipes } from './recipes.mjs';

const PAGE = `# Recipes

## How to read them

Not a recipe.

## A star

At most 2 files.

1. New file \`sky/star.ts\`:

\`\`\`ts
export const STAR = 1;
\`\`\`

2. In \`sky/index.ts\`, after \`import a from './a.ts';\`:

\`\`\`ts
import { STAR } from './star.ts';
\`\`\`

Tests: \`sky/index.test.ts\`, \`sky/star.test.ts\`.
`;

describe('readRecipes', () => {
  it('reads the sections that limit their files, with edits and tests', () => {
    const [recipe, ...others] = readRecipes(PAGE);
    expect(others).toEqual([]);
    expect(recipe).toEqual({
      name: 'A star',
      mostFiles: 2,
      edits: [
        { file: 'sky/star.ts', place: 'new', anchor: '', code: 'export const STAR = 1;\n' },
        {
          file: 'sky/index.ts',
          place: 'after',
          anchor: "import a from './a.ts';",
          code: "import { STAR } from './star.ts';\n",
        },
      ],
      tests: ['sky/index.test.ts', 'sky/star.test.ts'],
    });
    expect(recipe && filesOf(recipe)).toEqual(['sky/star.ts', 'sky/index.ts']);
  });

  it('refuses a block of code whose place it cannot read', () => {
    expect(() => readRecipes(PAGE.replace('New file', 'A file'))).toThrow('1 edits were read from 2 blocks');
  });
});

describe('applyEdit', () => {
  let root = '';
  const text = () => readFileSync(join(root, 'a.ts'), 'utf8');
  const edit = (place: 'after' | 'before' | 'in place of', anchor: string) =>
    applyEdit(root, { file: 'a.ts', place, anchor, code: 'new\n' });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tabard-recipes-'));
    writeFileSync(join(root, 'a.ts'), 'one\n  two\nthree\nthree\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['after', 'one\n  two\nnew\nthree\nthree\n'],
    ['before', 'one\nnew\n  two\nthree\nthree\n'],
    ['in place of', 'one\nnew\nthree\nthree\n'],
  ] as const)('puts code %s a line', (place, expected) => {
    edit(place, 'two');
    expect(text()).toBe(expected);
  });

  it('refuses an anchor that is missing or not unique', () => {
    expect(() => edit('after', 'four')).toThrow('0 lines “four”');
    expect(() => edit('after', 'three')).toThrow('2 lines “three”');
  });

  it('creates a file with its folders, and overwrites none', () => {
    const created = { file: 'b/c.ts', place: 'new', anchor: '', code: 'x\n' } as const;
    applyEdit(root, created);
    expect(readFileSync(join(root, 'b/c.ts'), 'utf8')).toBe('x\n');
    expect(() => applyEdit(root, created)).toThrow('exists already');
  });
});
