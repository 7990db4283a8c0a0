import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { USER_FILE_LIMITS } from '../lib/file-limits.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { readJson } from '../lib/json-text.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { DICTIONARIES } from './dictionaries.ts';

export const SHARED_KINDS = ['character', 'item', 'encounter', 'pack'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** A document on its way to another device. */
export interface SharedDocument {
  readonly kind: SharedKind;
  /** The JSON of its download. */
  readonly file: unknown;
  /** Name and version of each pack that was enabled where it was shared. */
  readonly packs: readonly (readonly [name: string, version: number])[];
}

/**
 * `foreign`: not a code of Tabard. `newer`: made by a later version. `damaged`: incomplete or changed.
 * `too-large`: it unpacks to more than `SHARE_LIMITS.unpacked`.
 */
export type ShareProblem = 'foreign' | 'newer' | 'damaged' | 'too-large';

/** In bytes. Rule: docs/rules/sharing.md#limits-of-codes. */
export const SHARE_LIMITS = { packed: 60_000, unpacked: 1_048_576 } as const;

const MARK = 'TBD';
const FORMAT = 1;
/** Format, dictionary, and the fingerprint of the text. */
const HEADER = 10;
/** So small that one step of unpacking stays far below the limit. */
const STEP = 256;

const documentSchema = v.object({
  kind: v.picklist(SHARED_KINDS),
  file: v.unknown(),
  packs: v.array(v.tuple([v.string(), v.number()])),
});

/** A document as bytes: format, dictionary, fingerprint, and its JSON deflated. */
export function packShared(document: SharedDocument): Uint8Array {
  const text = JSON.stringify({ kind: document.kind, file: document.file, packs: document.packs });
  const dictionary = DICTIONARIES.length - 1;
  const packed = deflateSync(strToU8(text), { level: 9, dictionary: dictionaryBytes(dictionary) });
  const bytes = new Uint8Array(HEADER + packed.length);
  bytes.set([FORMAT, dictionary, ...fingerprintBytes(text)]);
  bytes.set(packed, HEADER);
  return bytes;
}

/** Reads the bytes of a document. Never throws. */
export function unpackShared(bytes: Uint8Array): Result<SharedDocument, ShareProblem> {
  const [format = 0, dictionary = 0] = bytes;
  if (bytes.length <= HEADER || format === 0) return fail('damaged');
  if (format > FORMAT || dictionary >= DICTIONARIES.length) return fail('newer');
  const text = inflate(bytes.subarray(HEADER), dictionaryBytes(dictionary));
  if (!text.ok) return text;
  const isWhole = fingerprintBytes(text.value).every((byte, index) => byte === bytes[2 + index]);
  const json = isWhole ? readJson(text.value, USER_FILE_LIMITS) : undefined;
  const parsed = v.safeParse(documentSchema, json?.ok ? json.value : undefined);
  return parsed.success ? ok(parsed.output) : fail('damaged');
}

/** The code of these bytes: letters that an address, a message and a QR code carry unchanged. */
export function shareCode(bytes: Uint8Array): string {
  return `${MARK}${toBase64url(bytes)}`;
}

/** The bytes of a code, or of an address with a code after its `#`. Spaces and line breaks do not count. */
export function readShareCode(text: string): Result<Uint8Array, ShareProblem> {
  const code = text.slice(text.lastIndexOf('#') + 1).replace(/\s/g, '');
  if (!code.startsWith(MARK)) return fail('foreign');
  const bytes = fromBase64url(code.slice(MARK.length));
  return bytes === undefined ? fail('damaged') : ok(bytes);
}

function dictionaryBytes(index: number): Uint8Array {
  return strToU8(DICTIONARIES[index] ?? '');
}

/** Unpacks in small steps, so that a small input cannot claim much memory. */
function inflate(packed: Uint8Array, dictionary: Uint8Array): Result<string, ShareProblem> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const stream = new Inflate({ dictionary }, (chunk, isLast) => {
    chunks.push(chunk);
    size += chunk.length;
    isDone = isLast;
  });
  try {
    for (let start = 0; start < packed.length; start += STEP) {
      stream.push(packed.subarray(start, start + STEP), start + STEP >= packed.length);
      if (size > SHARE_LIMITS.unpacked) return fail('too-large');
    }
  } catch {
    return fail('damaged');
  }
  if (!isDone) return fail('damaged');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return ok(strFromU8(whole));
}

function fingerprintBytes(text: string): readonly number[] {
  return (fingerprint(text).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
