import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './json-text.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

function problemOf(text: string, limits?: Parameters<typeof readJson>[1]) {
  const read = readJson(text, limits);
  return read.ok ? undefined : read.problem;
}

describe('readJson', () => {
  it('returns the result of JSON.parse for every JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('accepts a mutated text exactly if JSON.parse does, except for duplicate keys', () => {
    const mutated = fc
      .tuple(
        fc.jsonValue({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('', '"', '\\', ',', '}', ']', '{', '[', '0', '-', 'e', ':', ' ', '\n', '\u0001'),
      )
      .map(([value, at, put]) => {
        const text = JSON.stringify(value);
        const cut = at % (text.length + 1);
        return text.slice(0, cut) + put + text.slice(cut + 1);
      });
    fc.assert(
      fc.property(mutated, (text) => {
        let parses = true;
        try {
          JSON.parse(text);
        } catch {
          parses = false;
        }
        const read = readJson(text);
        // Only the first problem is reported, so the text after a duplicate key may or may not be JSON.
        if (read.ok || read.problem.kind !== 'duplicate-key') expect(read.ok).toBe(parses);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['{', 'not-json'],
    ['{"a":1,}', 'not-json'],
    ['[1,]', 'not-json'],
    ['01', 'not-json'],
    ['1 2', 'not-json'],
    ['"a\nb"', 'not-json'],
    ['"\\x"', 'not-json'],
    ['nul', 'not-json'],
    ['<!doctype html>', 'not-json'],
    ["{'a':1}", 'not-json'],
  ])('refuses %j as %s', (text, kind) => {
    expect(problemOf(text)?.kind).toBe(kind);
  });

  it('reports the line and column where the text stops being JSON', () => {
    expect(problemOf('{\n  "a": 1,\n  "b": tru\n}')).toEqual({ kind: 'not-json', line: 3, column: 8 });
    expect(problemOf('{"a": "unfinished')).toEqual({ kind: 'not-json', line: 1, column: 18 });
  });

  it('allows 64 levels and refuses the 65th', () => {
    expect(readJson(nested(64)).ok).toBe(true);
    expect(problemOf(nested(65))).toEqual({ kind: 'too-deep', limit: 64, line: 1, column: 65 });
    expect(problemOf('['.repeat(1_000_000))?.kind).toBe('too-deep');
    expect(problemOf('{"a":'.repeat(1_000_000))?.kind).toBe('too-deep');
  });

  it('refuses a duplicate key in one object, escapes resolved, and allows it in two objects', () => {
    expect(problemOf('{"a":1,"b":2,"a":3}')).toEqual({
      kind: 'duplicate-key',
      key: 'a',
      line: 1,
      column: 14,
    });
    expect(problemOf('{"a":1,"\\u0061":3}')?.kind).toBe('duplicate-key');
    expect(problemOf('{"__proto__":1,"__proto__":2}')?.kind).toBe('duplicate-key');
    expect(readJson('[{"a":1},{"a":2},{"b":{"a":1},"a":1}]').ok).toBe(true);
  });

  it('enforces the limits on entries and strings', () => {
    const limits = { depth: 4, entries: 3, string: 5 };
    expect(readJson('[1,2,3]', limits).ok).toBe(true);
    expect(problemOf('[1,2,3,4]', limits)?.kind).toBe('too-many-entries');
    expect(problemOf('{"a":1,"b":1,"c":1,"d":1}', limits)?.kind).toBe('too-many-entries');
    expect(readJson('["12345"]', limits).ok).toBe(true);
    expect(problemOf('["123456"]', limits)?.kind).toBe('string-too-long');
    expect(problemOf('{"123456":1}', limits)?.kind).toBe('string-too-long');
  });

  it('measures a string’s length after its escapes are resolved', () => {
    const limits = { depth: 4, entries: 3, string: 5 };
    expect(readJson(String.raw`["\n\"\\\u00e9x"]`, limits).ok).toBe(true);
    expect(problemOf(String.raw`["\n\"\\\u00e9xy"]`, limits)?.kind).toBe('string-too-long');
    expect(readJson(String.raw`{"\u0061\u0062\u0063\u0064\u0065":1}`, limits).ok).toBe(true);
    expect(problemOf(String.raw`{"\u0061\u0062\u0063\u0064\u0065\u0066":1}`, limits)?.kind).toBe(
      'string-too-long',
    );
    // Each line break of the note is written as two characters.
    expect(readJson(JSON.stringify('\n'.repeat(99_999))).ok).toBe(true);
    expect(problemOf(JSON.stringify('\n'.repeat(100_001)))?.kind).toBe('string-too-long');
  });

  it('reads a string of ten million characters, and one that never ends, without running out of stack', () => {
    const limits = { depth: 4, entries: 4, string: Number.POSITIVE_INFINITY };
    const long = '\\"a'.repeat(3_000_000);
    expect(readJson(`"${long}"`, limits).ok).toBe(true);
    expect(problemOf(`"${long}`, limits)?.kind).toBe('not-json');
  });
});
