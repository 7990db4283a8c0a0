import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tool } from '../scripts/lib/program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RANDOM = 'Math.random()';
const NOW = 'Date.now()';
const STORAGE = [
  'localStorage',
  'window.localStorage',
  'globalThis.sessionStorage',
  'indexedDB',
  'fetch("/x")',
  'new BroadcastChannel("x")',
  'navigator.locks',
  'navigator.storage',
];

/** The expressions that Biome refuses and allows in each file. */
const PLACES = [
  {
    file: 'src/core/dice/roll.ts',
    refused: [
      RANDOM,
      'Math["random"]()',
      NOW,
      'new Date(0)',
      'crypto',
      'window',
      'document',
      'globalThis',
      ...STORAGE,
    ],
    allowed: ['Math.max(1, 2)'],
  },
  {
    file: 'src/features/home/home-page.ts',
    refused: [...STORAGE, 'URL.createObjectURL(new Blob())', 'console.log(1)', 'process.env'],
    allowed: [RANDOM, NOW, 'document'],
  },
  { file: 'src/storage/keys.ts', refused: ['console.log(1)'], allowed: [...STORAGE, NOW] },
  { file: 'src/features/home/home-page.test.ts', refused: ['console.log(1)'], allowed: STORAGE },
];

/**
 * Writes one expression a line. Returns the lines, as `file:line`, where Biome reports an error with our
 * configuration.
 */
function lint(files: { file: string; lines: string[] }[]): Set<string> {
  for (const name of ['biome.json', '.gitignore']) copyFileSync(name, join(folder, name));
  for (const { file, lines } of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      lines.map((line, index) => `export const a${index} = ${line};\n`).join(''),
    );
  }
  const [program, ...parameters] = tool(
    '@biomejs/biome',
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  );
  let output: string;
  try {
    output = execFileSync(program, parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { severity: string; location: { path: string; start: { line: number } } }[];
  };
  return new Set(
    diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ location }) => `${location.path}:${location.start.line}`),
  );
}

const found = lint(PLACES.map(({ file, refused, allowed }) => ({ file, lines: [...refused, ...allowed] })));

const cases = PLACES.flatMap(({ file, refused, allowed }) =>
  [...refused, ...allowed].map((line, index) => ({
    file,
    line,
    at: `${file}:${index + 1}`,
    isRefused: index < refused.length,
  })),
);

describe('biome.json', () => {
  it.each(cases.filter(({ isRefused }) => isRefused))('refuses $line in $file', ({ at }) => {
    expect([...found]).toContain(at);
  });

  it.each(cases.filter(({ isRefused }) => !isRefused))('allows $line in $file', ({ at }) => {
    expect([...found]).not.toContain(at);
  });
});
