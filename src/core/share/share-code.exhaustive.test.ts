import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { packShared, readShareCode, type SharedDocument, shareCode, unpackShared } from './share-code.ts';

const DOCUMENTS: readonly SharedDocument[] = [
  {
    kind: 'character',
    file: { name: 'Aria', health: 4, skills: { Blades: 3 } },
    packs: [['Tabard Core', 1]],
  },
  { kind: 'pack', file: { name: 'House Rules', version: 2, talents: [] }, packs: [] },
];
const CODES = DOCUMENTS.map((document) => shareCode(packShared(document)));

const edit = fc.record({
  at: fc.nat(),
  cut: fc.nat({ max: 6 }),
  text: fc.string({ unit: 'binary-ascii', maxLength: 4 }),
});

describe('a changed share code', () => {
  test.prop([fc.nat({ max: CODES.length - 1 }), fc.array(edit, { minLength: 1, maxLength: 3 })], {
    numRuns: 100_000,
  })('is opened as it was or refused, and never throws', (index, edits) => {
    let code = CODES[index] ?? '';
    for (const { at, cut, text } of edits) {
      const start = at % (code.length + 1);
      code = code.slice(0, start) + text + code.slice(start + cut);
    }
    const bytes = readShareCode(code);
    const read = bytes.ok ? unpackShared(bytes.value) : bytes;
    if (read.ok) expect(read.value).toEqual(DOCUMENTS[index]);
  });
});
