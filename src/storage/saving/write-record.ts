import { ok, type Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { Codec } from '../codec.ts';
import type { CollectionState } from '../context/collection-state.ts';
import type { RecordKind } from '../kinds.ts';
import type { Database } from '../primary/database.ts';
import { putQuarantined, toQuarantined } from '../primary/quarantine.ts';
import { confirmWritten, type WrittenRecord } from '../primary/read-back.ts';
import { readNow } from '../primary/read-now.ts';
import type { WriteTransaction } from '../primary/schema.ts';
import { mergeFields } from '../records/merge-fields.ts';
import type { RecordNaming } from '../records/naming.ts';
import {
  type Reading,
  readStored,
  readText,
  recordOver,
  revOf,
  type StoredRecord,
} from '../records/record.ts';
import { recoveredName } from '../records/recovered-name.ts';

/** The outcome of one save in one transaction. */
export type Write =
  | { readonly kind: 'written'; readonly record: StoredRecord }
  /** The fields of two versions were merged. */
  | { readonly kind: 'merged'; readonly record: StoredRecord; readonly value: unknown }
  | { readonly kind: 'kept-both'; readonly theirs: Reading<unknown>; readonly conflictCopy: ConflictCopy }
  | { readonly kind: 'exists'; readonly theirs: Reading<unknown> }
  | { readonly kind: 'newer' };

/** The version of this tab, under a new name. */
export interface ConflictCopy {
  readonly key: string;
  readonly name: string;
  readonly record: StoredRecord;
  readonly value: unknown;
}

export interface SaveRequest {
  readonly key: string;
  readonly value: unknown;
  readonly now: number;
  /** Milliseconds that the database may take. */
  readonly limit: number;
  /** A new record: nothing happens if its name is taken. */
  readonly onlyIfFree: boolean;
}

/** Saves a version of a record under the first recovered name that is free. */
async function saveConflictCopy(
  naming: RecordNaming,
  withName: (value: unknown, name: string) => unknown,
  transaction: WriteTransaction,
  { value, now }: SaveRequest,
): Promise<ConflictCopy> {
  const store = transaction.objectStore(naming.kind);
  for (let count = 1; ; count += 1) {
    const name = recoveredName(naming.nameOf(value), count);
    const renamed = withName(value, name);
    const key = naming.keyOf(renamed);
    const data = naming.codec.serialize(renamed);
    const stored = readStored(naming.codec, await store.get(key));
    if (stored.state === 'live' && stored.record.data === data) {
      return { key, name, record: stored.record, value: renamed };
    }
    if (stored.state !== 'absent' && stored.state !== 'removed') continue;
    const record = recordOver(stored, { schema: naming.codec.schema, savedAt: now, data });
    await store.put(record, key);
    return { key, name, record, value: renamed };
  }
}

/** Saves a single. If another tab changed it since this tab read it, the fields are merged. */
async function saveSingle(
  { naming, texts }: CollectionState,
  key: string,
  stored: Reading<unknown>,
  text: string,
  put: (data: string) => Promise<StoredRecord>,
): Promise<Write> {
  const base = texts.get(key);
  const theirs = stored.state === 'live' ? stored.record.data : base;
  if (base === undefined || theirs === undefined || theirs === base)
    return { kind: 'written', record: await put(text) };
  const merged = mergeFields(base, text, theirs) ?? text;
  const read = readText(naming.codec, merged);
  if (merged === text || !read.ok) return { kind: 'written', record: await put(text) };
  return { kind: 'merged', record: await put(merged), value: read.value };
}

/** Whether the version of this tab was made from the stored one, and so may replace it. */
function isOurs(stored: Extract<Reading<unknown>, { state: 'absent' | 'removed' | 'live' }>, known: number) {
  // A missing record without a tombstone was lost by the browser.
  if (stored.state === 'absent' || stored.record.rev === known) return true;
  // A tombstone for a record this tab never loaded is not a conflict.
  return stored.state === 'removed' && known === 0;
}

/**
 * Replaces the version that this tab last saw; if another one is stored, keeps both. It counts only if it can
 * be read back.
 */
export async function writeRecord(
  database: Database,
  collection: CollectionState,
  request: SaveRequest,
): Promise<Result<Write, StorageProblem>> {
  const { kind, codec } = collection.naming;
  const text = codec.serialize(request.value);
  const body = async (transaction: WriteTransaction): Promise<Write> => {
    const stored = await readNow(transaction, kind, withLastStored(collection), request.key);
    return writeOver(transaction, collection, request, stored, text);
  };
  const written = await database.write([kind, 'quarantine', 'meta'], body, request.limit);
  const done = await confirmWritten(database, written, (value) => recordsOf(value, kind, request.key));
  if (done.ok && done.value.kind === 'written') collection.lastStored = { text, value: request.value };
  return done;
}

/** Parses what this tab stored last into the value that it was. */
function withLastStored({ naming: { codec }, lastStored }: CollectionState): Codec<unknown> {
  if (lastStored === undefined) return codec;
  return {
    ...codec,
    parse: (text) => (text === lastStored.text ? ok(lastStored.value) : codec.parse(text)),
  };
}

/** The record that was written, if one was. */
function recordsOf(done: Write, kind: RecordKind, key: string): readonly WrittenRecord[] {
  if (done.kind === 'kept-both')
    return [{ kind, key: done.conflictCopy.key, record: done.conflictCopy.record }];
  return 'record' in done ? [{ kind, key, record: done.record }] : [];
}

async function writeOver(
  transaction: WriteTransaction,
  collection: CollectionState,
  request: SaveRequest,
  stored: Reading<unknown>,
  text: string,
): Promise<Write> {
  const { naming } = collection;
  const { kind, codec, withName } = naming;
  const { key, now } = request;
  const known = collection.revs.get(key) ?? 0;
  const put = async (data: string): Promise<StoredRecord> => {
    const rev = Math.max(known, revOf(stored)) + 1;
    const record = recordOver(stored, { schema: codec.schema, savedAt: now, data }, rev);
    await transaction.objectStore(kind).put(record, key);
    return record;
  };
  if (stored.state === 'newer') return { kind: 'newer' };
  if (stored.state === 'unreadable') {
    await putQuarantined(transaction, [toQuarantined(kind, key, 'indexedDB', stored, now)]);
    return { kind: 'written', record: await put(text) };
  }
  if (stored.state === 'live' && request.onlyIfFree) return { kind: 'exists', theirs: stored };
  if (stored.state === 'live' && stored.record.data === text)
    return { kind: 'written', record: stored.record };
  if (!withName) return saveSingle(collection, key, stored, text, put);
  if (isOurs(stored, known)) return { kind: 'written', record: await put(text) };
  const conflictCopy = await saveConflictCopy(naming, withName, transaction, request);
  return { kind: 'kept-both', theirs: stored, conflictCopy };
}
