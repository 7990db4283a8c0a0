import { it as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPackJson } from '../../../testing/arbitrary-packs.ts';
import { withValueAt } from './json-edit.ts';
import { openPackFile, openStoredPackFile, packFileName, serializePackFile } from './pack-file.ts';

function opened(text: string) {
  const file = openPackFile(text);
  if (!file.ok) throw new Error(file.problem.kind);
  return file.value;
}

const LAYOUTS = [
  (json: unknown) => JSON.stringify(json),
  (json: unknown) => `${JSON.stringify(json, null, 2)}\n`,
  (json: unknown) => `\n${JSON.stringify(json, null, '\t')}`,
];

describe('the file of a pack', () => {
  property.prop([arbitraryPackJson, fc.constantFrom(...LAYOUTS)], { numRuns: 50 })(
    'is the same bytes if nothing was changed, and has the same layout after a change',
    (json, layout) => {
      const text = layout(json);
      const file = opened(text);
      expect(serializePackFile(file)).toBe(text);
      const changed = serializePackFile({ ...file, json: withValueAt(file.json, ['version'], 7) });
      expect(changed).toBe(layout({ ...(JSON.parse(text) as object), version: 7 }).trimStart());
    },
  );

  // Quadratic time would be many minutes.
  it.each([
    ['', ''],
    ['\n', '\n'],
    [' \r\n\t\n ', '\n'],
    [' \t', ''],
  ])('with a million line breaks in it, and %j at its end, has %j at its end after a change', (end, kept) => {
    const breaks = '\n'.repeat(1_000_000);
    const file = opened(`{"name":"X",${breaks}"version":1}${end}`);
    expect(serializePackFile({ ...file, json: { name: 'Y' } })).toBe(`{"name":"Y"}${kept}`);
  });

  it('keeps its byte-order mark', () => {
    const text = '\uFEFF{\n  "name": "X"\n}\n';
    const file = opened(text);
    expect(packFileName(file)).toBe('X');
    expect(serializePackFile(file)).toBe(text);
    expect(serializePackFile({ ...file, json: { name: 'Y' } })).toBe(text.replace('X', 'Y'));
  });

  it('keeps what no reader understands', () => {
    const text =
      '{"name":"X","odd":[null,{"__proto__":1}],"items":[5,{"cost":1e999,"weight":-1e999,"name":"infinite"}]}';
    const file = opened(text);
    expect(serializePackFile({ ...file, json: withValueAt(file.json, ['name'], 'Y') })).toBe(
      text.replace('"X"', '"Y"'),
    );
    expect(packFileName(file)).toBe('X');
  });

  it('is opened alike once it is stored, and refused where it nests too deep', () => {
    const text = '\uFEFF{"name":"X","items":[1]}';
    expect(openStoredPackFile(text)).toEqual(openPackFile(text));
    expect(openStoredPackFile('{"name":')).toEqual(openPackFile('{"name":'));
    const deep = `${'['.repeat(65)}${']'.repeat(65)}`;
    expect(openStoredPackFile(deep)).toMatchObject({ ok: false, problem: { kind: 'too-deep' } });
  });

  it('is refused if it is no JSON', () => {
    expect(openPackFile('{"a":1,"a":2}')).toMatchObject({ ok: false, problem: { kind: 'duplicate-key' } });
    expect(openPackFile('')).toMatchObject({ ok: false, problem: { kind: 'empty' } });
    expect(packFileName(opened('[]'))).toBe('');
  });
});
