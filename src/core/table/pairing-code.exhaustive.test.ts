import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { pairingCode, readPairingCode, spelledAnswer } from './pairing-code.ts';
import type { PairingDescription } from './pairing-description.ts';

const description: PairingDescription = {
  user: 'Xz4b',
  password: 'oP6/eM+V8eXWbW5BXy9FZtBu',
  fingerprint: new Uint8Array(32).fill(0xa1),
  candidates: [
    { kind: 'host', address: '3f1c0f1e-9d3b-4a59-8a37-0c3e7f0c9e11.local', port: 49_203 },
    { kind: 'host', address: '192.168.1.7', port: 49_204 },
  ],
};
const answer = { kind: 'answer', seat: 77, description } as const;
const CODES = [
  pairingCode({
    kind: 'invitation',
    purpose: 'table',
    table: new Uint8Array(8),
    seat: 3,
    secret: new Uint8Array(16),
    hasRelay: true,
    description,
  }),
  pairingCode(answer),
  spelledAnswer(answer),
];

const edit = fc.record({
  at: fc.nat(),
  cut: fc.nat({ max: 6 }),
  text: fc.string({ unit: 'binary', maxLength: 4 }),
});

const WHOLE = CODES.map((code) => JSON.stringify(readPairingCode(code)));

describe('a changed code', () => {
  test.prop([fc.nat({ max: CODES.length - 1 }), fc.array(edit, { minLength: 1, maxLength: 3 })], {
    numRuns: 100_000,
  })('is read as it was or refused, and never throws', (index, edits) => {
    let code = CODES[index] ?? '';
    for (const { at, cut, text } of edits) {
      const start = at % (code.length + 1);
      code = code.slice(0, start) + text + code.slice(start + cut);
    }
    const read = readPairingCode(code);
    if (read.ok) expect(JSON.stringify(read)).toBe(WHOLE[index]);
  });
});
