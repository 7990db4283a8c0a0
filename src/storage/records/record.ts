import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { Codec } from '../codec.ts';

/** A record in the primary or the mirror. */
export interface StoredRecord {
  readonly rev: number;
  readonly schema: number;
  readonly savedAt: number;
  /** Null in a tombstone. Its revision stays, so that a stale copy cannot bring the record back. */
  readonly data: string | null;
  /** In a tombstone that a rename left, and in what takes its place: the key that the record has now. */
  readonly movedTo?: string;
  /**
   * The revision with which it took the place of a removed one: versions before that are of another document.
   */
  readonly began?: number;
  /** Only in the mirror: written before or instead of the primary, which may not know it. */
  readonly detached?: Detached;
  /** Only for packs: their version, so that listing does not parse them. */
  readonly version?: number;
}

/**
 * The version from which a detached record was made, and which it may replace. Any other version in the
 * primary is a conflict.
 */
export interface Detached {
  /** The revision in the primary, 0 if there was none. */
  readonly base: number;
  /** The fingerprint of the version that was being written to the primary. */
  readonly over?: string;
}

/** The result of reading a key of the primary or the mirror. `raw` is its exact text, for the quarantine. */
export type Reading<Value> =
  | { readonly state: 'absent' }
  | { readonly state: 'unreadable'; readonly raw: string; readonly rev: number; readonly reason: string }
  | {
      readonly state: 'newer';
      readonly raw: string;
      readonly rev: number;
      readonly reason: string;
      readonly schema: number;
    }
  | { readonly state: 'removed'; readonly record: StoredRecord }
  | {
      readonly state: 'live';
      readonly record: StoredRecord & { readonly data: string };
      readonly value: Value;
    };

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** A damaged origin matches no version. */
function readDetached(detached: unknown): Detached {
  const { base, over } = (detached ?? {}) as Partial<Record<string, unknown>>;
  return { base: typeof base === 'number' ? base : -1, ...(typeof over === 'string' ? { over } : {}) };
}

/** Reads everything of a stored record but the value in its text. A missing time of saving is 0. */
export function readEnvelope(stored: unknown): Result<StoredRecord, string> {
  if (typeof stored !== 'object' || stored === null) return fail('It is not a record.');
  const { rev, schema, savedAt, data, movedTo, began, detached, version } = stored as Partial<
    Record<string, unknown>
  >;
  if (!isCount(rev) || !isCount(schema)) return fail('Its revision or schema is not a number.');
  if (typeof data !== 'string' && data !== null) return fail('It holds no text.');
  return ok({
    rev,
    schema,
    savedAt: typeof savedAt === 'number' && Number.isFinite(savedAt) ? savedAt : 0,
    data,
    ...(typeof movedTo === 'string' ? { movedTo } : {}),
    ...(typeof began === 'number' ? { began } : {}),
    ...(detached === undefined ? {} : { detached: readDetached(detached) }),
    ...(typeof version === 'number' ? { version } : {}),
  });
}

/** The text of any stored value: the string itself, its JSON, or the result of `String`. */
export function rawText(stored: unknown): string {
  if (typeof stored === 'string') return stored;
  try {
    return JSON.stringify(stored) ?? String(stored);
  } catch {
    return String(stored);
  }
}

/** Parses with a codec that might throw although it should not. */
export function readText<Value>(codec: Codec<Value>, text: string): Result<Value, string> {
  try {
    return codec.parse(text);
  } catch {
    return fail('It could not be read.');
  }
}

/** Reads a value from IndexedDB. */
export function readStored<Value>(codec: Codec<Value>, stored: unknown): Reading<Value> {
  if (stored === undefined) return { state: 'absent' };
  return readParsed(codec, stored, () => rawText(stored));
}

/** Reads a text from localStorage. */
export function readMirrored<Value>(codec: Codec<Value>, text: string | undefined): Reading<Value> {
  if (text === undefined) return { state: 'absent' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { state: 'unreadable', raw: text, rev: 0, reason: 'It is not JSON.' };
  }
  return readParsed(codec, parsed, () => text);
}

function readParsed<Value>(codec: Codec<Value>, stored: unknown, raw: () => string): Reading<Value> {
  const envelope = readEnvelope(stored);
  if (!envelope.ok) return { state: 'unreadable', raw: raw(), rev: 0, reason: envelope.problem };
  const record = envelope.value;
  const { rev, schema, data } = record;
  if (schema > codec.schema) {
    return { state: 'newer', raw: raw(), rev, schema, reason: 'A newer version of Tabard wrote it.' };
  }
  if (data === null) return { state: 'removed', record };
  const value = readText(codec, data);
  if (!value.ok) return { state: 'unreadable', raw: raw(), rev, reason: value.problem };
  return { state: 'live', record: { ...record, data }, value: value.value };
}

/**
 * A newer schema counts only if a newer version announced it. Otherwise one damaged number could stop all
 * saving.
 */
export function rejectUnannouncedSchema<Value>(
  reading: Reading<Value>,
  announcedSchema: unknown,
): Reading<Value> {
  if (reading.state !== 'newer') return reading;
  if (typeof announcedSchema === 'number' && reading.schema <= announcedSchema) return reading;
  return { state: 'unreadable', raw: reading.raw, rev: reading.rev, reason: reading.reason };
}

/** The revision, 0 if there is none. */
export function revOf(reading: Reading<unknown>): number {
  if (reading.state === 'absent') return 0;
  return 'record' in reading ? reading.record.rev : reading.rev;
}

/** The record of these fields over what is stored. `rev`: its revision, the next one unless given. */
export function recordOver(
  stored: Reading<unknown>,
  fields: Pick<StoredRecord, 'schema' | 'savedAt' | 'data'>,
  rev = revOf(stored) + 1,
): StoredRecord {
  const before = stored.state === 'live' || stored.state === 'removed' ? stored.record : undefined;
  const began = stored.state === 'removed' ? rev : before?.began;
  const movedTo = before?.movedTo;
  return {
    rev,
    ...fields,
    ...(movedTo === undefined ? {} : { movedTo }),
    ...(began === undefined ? {} : { began }),
  };
}

/** `rev` and `detached` come first, so that `peekRevision` need not parse the text. */
export function serializeRecord({ rev, detached, schema, savedAt, data }: StoredRecord): string {
  return JSON.stringify({ rev, ...(detached ? { detached } : {}), schema, savedAt, data });
}

export interface RevisionPeek {
  readonly rev: number;
  readonly detached: boolean;
}

/** The revision of a serialized record; undefined if `serializeRecord` did not write the text. */
export function peekRevision(text: string): RevisionPeek | undefined {
  const match = /^\{"rev":(\d{1,16}),("detached":\{[^{}]*\},)?"schema":\d+,/.exec(text);
  return match ? { rev: Number(match[1]), detached: match[2] !== undefined } : undefined;
}
