import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { packShared, shareCode } from '../share/share-code.ts';
import {
  type Invitation,
  pairingCode,
  readPairingCode,
  seatReference,
  spelledAnswer,
} from './pairing-code.ts';
import { type PairingDescription, readDescription, writeDescription } from './pairing-description.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const ice = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcXYZ019+/'), minLength, maxLength: 40 });
const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

const address = fc.oneof(
  fc.ipV4(),
  fc.tuple(hex(8), hex(4), hex(4), hex(4), hex(12)).map((parts) => `${parts.join('-')}.local`),
  fc.array(hex(4), { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':')),
);

const description: fc.Arbitrary<PairingDescription> = fc.record({
  user: ice(4),
  password: ice(22),
  fingerprint: bytes(32),
  candidates: fc.array(
    fc.record({
      kind: fc.constantFrom('host', 'srflx', 'relay'),
      address,
      port: fc.integer({ min: 1, max: 65_535 }),
    }),
    { maxLength: 8 },
  ),
});

const invitation: fc.Arbitrary<Invitation> = fc.record({
  kind: fc.constant('invitation'),
  purpose: fc.constantFrom('table', 'devices'),
  table: bytes(8),
  seat: fc.integer({ min: 1, max: 255 }),
  secret: bytes(16),
  hasRelay: fc.boolean(),
  description,
});

const answer = fc.record({
  kind: fc.constant('answer' as const),
  seat: fc.nat({ max: 0xffff_ffff }),
  description,
});

/** As Chromium writes it. */
const CHROMIUM = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'm=application 49203 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 192.168.1.7',
  'a=candidate:1467250027 1 udp 2122260223 3f1c0f1e-9d3b-4a59-8a37-0c3e7f0c9e11.local 49203 typ host generation 0 network-id 1',
  'a=candidate:1467250027 1 udp 1686052607 203.0.113.9 49203 typ srflx raddr 0.0.0.0 rport 0 generation 0',
  'a=candidate:435653019 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active generation 0',
  'a=ice-ufrag:Xz4b',
  'a=ice-pwd:oP6/eM+V8eXWbW5BXy9FZtBu',
  'a=ice-options:trickle',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'A1').join(':')}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
  '',
].join('\r\n');

const small: PairingDescription = {
  user: 'Xz4b',
  password: 'oP6/eM+V8eXWbW5BXy9FZtBu',
  fingerprint: new Uint8Array(32).fill(0xa1),
  candidates: [
    { kind: 'host', address: '3f1c0f1e-9d3b-4a59-8a37-0c3e7f0c9e11.local', port: 49_203 },
    { kind: 'srflx', address: '203.0.113.9', port: 49_203 },
  ],
};

const seatOne: Invitation = {
  kind: 'invitation',
  purpose: 'table',
  table: new Uint8Array(8).fill(7),
  seat: 1,
  secret: new Uint8Array(16).fill(9),
  hasRelay: false,
  description: small,
};

describe('a description', () => {
  it('holds what the other device cannot know of a session description', () => {
    expect(readDescription(CHROMIUM)).toEqual(small);
  });

  it('becomes a session description of the same content', () => {
    expect(readDescription(writeDescription(small, 'answer'))).toEqual(small);
  });

  it('is missing where the text holds no certificate', () => {
    expect(readDescription(CHROMIUM.replace('sha-256', 'sha-1'))).toBeUndefined();
  });
});

describe('a pairing code', () => {
  test.prop([fc.oneof(invitation, answer)])('returns what it was made of', (pairing) => {
    expect(readPairingCode(pairingCode(pairing))).toEqual({ ok: true, value: pairing });
  });

  test.prop([answer])('of an answer can be typed without its addresses', (pairing) => {
    const typed = spelledAnswer(pairing).toLowerCase().replaceAll('0', 'o').replaceAll(' ', '-');
    const expected = { ...pairing, description: { ...pairing.description, candidates: [] } };
    expect(readPairingCode(typed)).toEqual({ ok: true, value: expected });
  });

  it('fits a QR code, and a typed answer takes 27 groups', () => {
    expect(pairingCode(seatOne).length).toBeLessThan(200);
    expect(spelledAnswer({ kind: 'answer', seat: 1, description: small }).split(' ')).toHaveLength(27);
  });

  it('is read from an address, and from a message that breaks its lines', () => {
    const code = pairingCode(seatOne);
    const inMessage = `https://example.org/table/join#${code.slice(0, 40)}\n  ${code.slice(40)}\n`;
    expect(readPairingCode(inMessage)).toEqual({ ok: true, value: seatOne });
  });

  it('was readable in its first form for ever', () => {
    expect(readPairingCode(FIRST_CODE)).toEqual({ ok: true, value: seatOne });
  });

  it.each([
    ['https://example.org', 'foreign'],
    ['', 'foreign'],
    ['TBT', 'damaged'],
    ['TBTAA!', 'damaged'],
    ['TBTAAAA', 'older'],
    ['TBTAgAA', 'newer'],
    ['TBTAQkA', 'newer'],
    [pairingCode(seatOne).slice(0, -4), 'damaged'],
    [spelledAnswer({ kind: 'answer', seat: 1, description: small }).slice(0, -4), 'damaged'],
    [shareCode(packShared({ kind: 'item', file: {}, packs: [] })), 'document'],
    ['TBMAAAA', 'document'],
  ])('%s is %s', (code, problem) => {
    expect(readPairingCode(code)).toEqual({ ok: false, problem });
  });

  it('names its seat without its secret', () => {
    expect(seatReference(seatOne)).toBe(seatReference({ seat: 1, secret: seatOne.secret }));
    expect(seatReference(seatOne)).not.toBe(seatReference({ ...seatOne, seat: 2 }));
  });
});

/** Never changes: an open page may still show such a code to a newer one. */
const FIRST_CODE =
  'TBTAQAOz8CvBwcHBwcHBwcBAAkJCQkJCQkJCQkJCQkJCQkEXz4bGKD-v3jPlfHl1m1uQV8vRWbQbqGhoaGhoaGhoaGhoaGhoaGhoaGhoaGhoaGhoaGhoaGhAgLAMz8cDx6dO0pZijcMPn8MnhEQwDPLAHEJ';
