import { fc, test } from '@fast-check/vitest';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from './dictionaries.ts';
import { packShared, readShareCode, type SharedDocument, shareCode, unpackShared } from './share-code.ts';

const character: SharedDocument = {
  kind: 'character',
  file: { version: 7, name: 'Ilse Wren', notes: 'a → b', inventory: {} },
  packs: [['Tabard Core', 1]],
};

describe('a share code', () => {
  test.prop([
    fc.record({
      kind: fc.constantFrom('character', 'item', 'encounter', 'pack'),
      file: fc.jsonValue({ maxDepth: 3 }),
      packs: fc.array(fc.tuple(fc.string(), fc.nat())),
    }),
  ])('returns what was shared', (document) => {
    const json = JSON.parse(JSON.stringify(document));
    const read = readShareCode(shareCode(packShared(json as SharedDocument)));
    expect(read.ok && unpackShared(read.value)).toEqual({ ok: true, value: json });
  });

  it('is read from an address, and from a message that breaks its lines', () => {
    const code = shareCode(packShared(character));
    const inMessage = `https://example.org/tabard/receive#${code.slice(0, 40)}\n  ${code.slice(40)}\n`;
    const read = readShareCode(inMessage);
    expect(read.ok && unpackShared(read.value)).toEqual({ ok: true, value: character });
  });

  it('was readable in its first form for ever', () => {
    const read = readShareCode(FIRST_CODE);
    expect(read.ok && unpackShared(read.value)).toEqual({ ok: true, value: character });
  });

  it('leaves out what the dictionary knows', () => {
    expect(packShared(character).length).toBeLessThan(100);
  });

  it.each([
    ['https://example.org', 'foreign'],
    ['', 'foreign'],
    ['TBD', 'damaged'],
    ['TBDAA!', 'damaged'],
    [shareCode(packShared(character)).slice(0, -3), 'damaged'],
    [shareCode(packShared(character)).replace(/.$/, ''), 'damaged'],
    [shareCode(packShared(character).map((byte, at) => (at === 0 ? 2 : byte))), 'newer'],
    [shareCode(packShared(character).map((byte, at) => (at === 1 ? 200 : byte))), 'newer'],
    [shareCode(packShared(character).map((byte, at) => (at === 5 ? byte ^ 1 : byte))), 'damaged'],
  ])('%s is %s', (code, problem) => {
    const bytes = readShareCode(code);
    expect(bytes.ok ? unpackShared(bytes.value) : bytes).toEqual({ ok: false, problem });
  });

  it('that unpacks to more than 1 MiB is refused before it is unpacked', () => {
    const dictionary = new TextEncoder().encode(DICTIONARIES[0]);
    const packed = deflateSync(new Uint8Array(20_000_000), { dictionary });
    const bomb = new Uint8Array(10 + packed.length);
    bomb.set([1, 0]);
    bomb.set(packed, 10);
    expect(unpackShared(bomb)).toEqual({ ok: false, problem: 'too-large' });
  });

  test.prop(
    [fc.array(fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 })],
    {
      numRuns: 2_000,
    },
  )('that was changed anywhere is what it was, or refused', (changes) => {
    const bytes = packShared(character);
    for (const [at, value] of changes) bytes[at % bytes.length] = value;
    const read = unpackShared(bytes);
    if (read.ok) expect(read.value).toEqual(character);
  });
});

/** Never changes: who has such a code can still open it. */
const FIRST_CODE = 'TBDAQA-EBhCKhUrQSM18XoCM4YCMD2AggcWWokKj9omKSSBSyFENIKiAo_FAA';
