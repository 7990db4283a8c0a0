import { checksum } from '../lib/checksum.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { fromBase64url, toBase64url } from '../share/base64url.ts';
import { isMovingFrame } from '../share/moving-code.ts';
import { readShareCode } from '../share/share-code.ts';
import {
  type ByteReader,
  createByteReader,
  descriptionBytes,
  joinBytes,
  readDescriptionBytes,
} from './pairing-bytes.ts';
import type { PairingDescription } from './pairing-description.ts';
import { fromSpelled, isSpelled, spell } from './pairing-spelling.ts';

/** What an invitation is for: a seat at a table, or another device of the same person. */
export const PAIRING_PURPOSES = ['table', 'devices'] as const;
export type PairingPurpose = (typeof PAIRING_PURPOSES)[number];

/** What the device that opens a seat hands over. */
export interface Invitation {
  readonly kind: 'invitation';
  readonly purpose: PairingPurpose;
  /** Names the table, the same for all its seats: 8 bytes. */
  readonly table: Uint8Array;
  /** From 1. */
  readonly seat: number;
  /** 16 random bytes that only this invitation holds: who knows them may take the seat. */
  readonly secret: Uint8Array;
  /** Whether the host that served the page also relays messages. */
  readonly hasRelay: boolean;
  readonly description: PairingDescription;
}

/** What the device that takes a seat hands back. */
export interface InvitationAnswer {
  readonly kind: 'answer';
  /** `seatReference` of the invitation. */
  readonly seat: number;
  readonly description: PairingDescription;
}

/**
 * `foreign`: not a pairing code of Tabard. `document`: a code that Receive opens. `older`, `newer`: made by a
 * version whose codes this one does not read. `damaged`: incomplete or changed.
 */
export type PairingProblem = 'foreign' | 'document' | 'older' | 'newer' | 'damaged';

const MARK = 'TBT';
const FORMAT = 1;
const KINDS = ['table', 'devices', 'answer'] as const;
const SECRET_BYTES = 16;
const TABLE_BYTES = 8;

/** The code of an invitation or of an answer, for a link, a message and a QR code. */
export function pairingCode(pairing: Invitation | InvitationAnswer): string {
  return `${MARK}${toBase64url(pairingBytes(pairing))}`;
}

/**
 * An answer to type, where nothing can be scanned or pasted. It leaves out the addresses: the device that
 * takes the seat reaches those of the invitation.
 */
export function spelledAnswer(answer: InvitationAnswer): string {
  return spell(pairingBytes({ ...answer, description: { ...answer.description, candidates: [] } }));
}

/** Format, kind, checksum of kind and body, body. */
function pairingBytes(pairing: Invitation | InvitationAnswer): Uint8Array {
  const body =
    pairing.kind === 'answer'
      ? joinBytes([numberBytes(pairing.seat), descriptionBytes(pairing.description)])
      : joinBytes([
          pairing.table,
          [pairing.seat, pairing.hasRelay ? 1 : 0],
          pairing.secret,
          descriptionBytes(pairing.description),
        ]);
  const kind = KINDS.indexOf(pairing.kind === 'answer' ? 'answer' : pairing.purpose);
  return joinBytes([[FORMAT, kind], numberBytes(checksum(joinBytes([[kind], body]))), body]);
}

/**
 * Reads a code, an address with a code after its `#`, or an answer that somebody typed. Never throws.
 * Rule: docs/rules/pairing.md#pairing-codes.
 */
export function readPairingCode(text: string): Result<Invitation | InvitationAnswer, PairingProblem> {
  const code = text.slice(text.lastIndexOf('#') + 1).replace(/\s/g, '');
  if (code.startsWith(MARK)) return readPairingBytes(fromBase64url(code.slice(MARK.length)));
  if (readShareCode(code).ok || isMovingFrame(code)) return fail('document');
  return isSpelled(text) ? readPairingBytes(fromSpelled(text)) : fail('foreign');
}

/** Names a seat in the answer, without its secret. */
export function seatReference({ seat, secret }: Pick<Invitation, 'seat' | 'secret'>): number {
  return checksum(joinBytes([secret, [seat]]));
}

function readPairingBytes(
  bytes: Uint8Array | undefined,
): Result<Invitation | InvitationAnswer, PairingProblem> {
  const [format, kindNumber = 0] = bytes ?? [];
  if (bytes === undefined || format === undefined) return fail('damaged');
  if (format < FORMAT) return fail('older');
  const kind = KINDS[kindNumber];
  if (format > FORMAT || kind === undefined) return fail('newer');
  const body = bytes.subarray(6);
  const expected = numberOf(bytes.subarray(2, 6));
  if (checksum(joinBytes([[kindNumber], body])) !== expected) return fail('damaged');
  const reader = createByteReader(body);
  const pairing = kind === 'answer' ? readAnswer(reader) : readInvitation(reader, kind);
  return pairing === undefined || !reader.isAtEnd() ? fail('damaged') : ok(pairing);
}

function readAnswer(reader: ByteReader): InvitationAnswer | undefined {
  const seat = reader.take(4);
  const description = readDescriptionBytes(reader);
  return seat && description && { kind: 'answer', seat: numberOf(seat), description };
}

function readInvitation(reader: ByteReader, purpose: PairingPurpose): Invitation | undefined {
  const table = reader.take(TABLE_BYTES);
  const [seat = 0, flags = 0] = reader.take(2) ?? [];
  const secret = reader.take(SECRET_BYTES);
  const description = readDescriptionBytes(reader);
  if (table === undefined || secret === undefined || description === undefined || seat === 0)
    return undefined;
  return { kind: 'invitation', purpose, table, seat, secret, hasRelay: (flags & 1) === 1, description };
}

/** A number of 32 bits, the highest byte first. */
function numberBytes(value: number): readonly number[] {
  return [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}
