import { checksum } from '../lib/checksum.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { SHARE_LIMITS, type ShareProblem } from './share-code.ts';

/*
 * A moving code shows frame after frame. Each is the exclusive or of some blocks of the bytes: the first
 * frames are one block each, and every later one is a pseudo-random half of them. A reader needs as many
 * frames as there are blocks, and rarely two or three more, whichever they are and in any order.
 * Rule: docs/rules/sharing.md#moving-codes.
 */

const MARK = 'TBM';
const FORMAT = 1;
/** Format (1), length of the whole (2), check of the whole (4), number of the frame (2). */
const HEADER = 9;
const MIN_BLOCK = 32;

/** Bytes of one block: a QR code of some 90 modules a side, which a phone reads from another's screen. */
export const BLOCK_BYTES = 330;

/** Frames repeat after so many. */
const FRAMES = 65_536;

/** The text of frame number `index`, from 0, modulo `FRAMES`, of at most `SHARE_LIMITS.packed` bytes. */
export function movingFrame(bytes: Uint8Array, index: number, blockBytes: number = BLOCK_BYTES): string {
  const number = index % FRAMES;
  const blocks = Math.ceil(bytes.length / blockBytes);
  const frame = new Uint8Array(HEADER + blockBytes);
  const check = checksum(bytes);
  frame.set([FORMAT, bytes.length >> 8, bytes.length & 255]);
  frame.set(
    [check >>> 24, (check >> 16) & 255, (check >> 8) & 255, check & 255, number >> 8, number & 255],
    3,
  );
  const block = frame.subarray(HEADER);
  for (const [at, isIn] of chosenBlocks(number, blocks).entries()) {
    if (isIn === 1) mix(block, bytes.subarray(at * blockBytes, (at + 1) * blockBytes));
  }
  return `${MARK}${toBase64url(frame)}`;
}

/** Whether a text is a frame of a moving code, readable or not. */
export function isMovingFrame(text: string): boolean {
  return text.startsWith(MARK);
}

/** The progress of reading a moving code. */
export interface MovingProgress {
  /** Blocks known so far. */
  readonly known: number;
  readonly blocks: number;
  /** The whole, once all are known. */
  readonly bytes: Uint8Array | undefined;
}

/** Reads frames in any order. A frame of another moving code begins anew. */
export function createMovingReader(): {
  add(text: string): Result<MovingProgress, ShareProblem>;
} {
  let reading: Reading | undefined;
  return {
    add(text) {
      const frame = readFrame(text);
      if (!frame.ok) return frame;
      const { length, check, block } = frame.value;
      const isSame =
        reading?.length === length && reading.check === check && reading.blockBytes === block.length;
      if (!isSame) reading = { length, check, blockBytes: block.length, rows: new Map() };
      return reading === undefined ? fail('damaged') : addFrame(reading, frame.value);
    },
  };
}

interface Frame {
  readonly length: number;
  readonly check: number;
  readonly number: number;
  readonly block: Uint8Array;
}

interface Reading {
  readonly length: number;
  readonly check: number;
  readonly blockBytes: number;
  /**
   * By its first block, a row that says which blocks were mixed (a byte for each block) and what came of it
   * (the bytes after those).
   */
  readonly rows: Map<number, Uint8Array>;
}

function readFrame(text: string): Result<Frame, ShareProblem> {
  if (!isMovingFrame(text)) return fail('foreign');
  const bytes = fromBase64url(text.slice(MARK.length));
  if (bytes === undefined || bytes.length < HEADER + MIN_BLOCK) return fail('damaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint8(0) > FORMAT) return fail('newer');
  const length = view.getUint16(1);
  if (length > SHARE_LIMITS.packed) return fail('too-large');
  if (view.getUint8(0) !== FORMAT || length === 0) return fail('damaged');
  return ok({ length, check: view.getUint32(3), number: view.getUint16(7), block: bytes.subarray(HEADER) });
}

function addFrame(reading: Reading, { number, block }: Frame): Result<MovingProgress, ShareProblem> {
  const { rows, length, blockBytes } = reading;
  const blocks = Math.ceil(length / blockBytes);
  const row = new Uint8Array(blocks + blockBytes);
  row.set(chosenBlocks(number, blocks));
  row.set(block, blocks);
  let first = row.indexOf(1);
  while (first >= 0 && first < blocks) {
    const known = rows.get(first);
    if (known === undefined) {
      rows.set(first, row);
      break;
    }
    mix(row, known);
    first = row.subarray(0, blocks).indexOf(1);
  }
  if (rows.size < blocks) return ok({ known: rows.size, blocks, bytes: undefined });
  const bytes = solve(reading, blocks);
  if (checksum(bytes) === reading.check) return ok({ known: blocks, blocks, bytes });
  rows.clear();
  return fail('damaged');
}

/** Every row has a first block of its own: from the last to the first, only that block stays in each. */
function solve({ rows, length, blockBytes }: Reading, blocks: number): Uint8Array {
  const bytes = new Uint8Array(blocks * blockBytes);
  for (let first = blocks - 1; first >= 0; first -= 1) {
    const row = rows.get(first);
    if (row === undefined) continue;
    for (let later = first + 1; later < blocks; later += 1) {
      const other = row[later] === 1 ? rows.get(later) : undefined;
      if (other !== undefined) mix(row, other);
    }
    bytes.set(row.subarray(blocks), first * blockBytes);
  }
  return bytes.slice(0, length);
}

/** A byte for each block: 1 where the frame contains it. */
function chosenBlocks(number: number, blocks: number): Uint8Array {
  const chosen = new Uint8Array(blocks);
  if (number < blocks) chosen[number] = 1;
  else for (let at = 0; at < blocks; at += 1) chosen[at] = scramble(number * 4_096 + at) & 1;
  return chosen;
}

/** Mixes the bits of a whole number well (the finalizer of MurmurHash3). */
function scramble(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function mix(into: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < other.length; at += 1) into[at] = (into[at] ?? 0) ^ (other[at] ?? 0);
}
