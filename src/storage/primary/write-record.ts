import type { Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { Codec } from '../codec.ts';
import type { RecordKind, Schemas } from '../kinds.ts';
import { mergeFields } from '../records/merge-fields.ts';
import type { RecordNaming } from '../records/naming.ts';
import {
  type Reading,
  readStored,
  readText,
  rejectUnannouncedSchema,
  revOf,
  type StoredRecord,
} from '../records/record.ts';
import { recoveredName } from '../records/recovered-name.ts';
import { putQuarantined, toQuarantined } from '../recovery/quarantine.ts';
import type { CollectionState } from '../saving/collection-state.ts';
import { type Database, requested } from './database.ts';

/** What lies under a key now. The transaction covers `meta` too, where newer versions have announced their schemas. */
export async function readNow(
  transaction: IDBTransaction,
  kind: RecordKind,
  codec: Codec<unknown>,
  key: string,
): Promise<Reading<unknown>> {
  const reading = readStored(codec, await requested(transaction.objectStore(kind).get(key)));
  if (reading.state !== 'newer') return reading;
  const announced = (await requested(transaction.objectStore('meta').get('schemas'))) as
    | Partial<Schemas>
    | undefined;
  return rejectUnannouncedSchema(reading, announced?.[kind]);
}

/** What one save found and did, all within one transaction. */
export type Write =
  | { readonly kind: 'written'; readonly record: StoredRecord }
  /** The fields of two versions were merged. */
  | { readonly kind: 'merged'; readonly record: StoredRecord; readonly value: unknown }
  | { readonly kind: 'kept-both'; readonly theirs: Reading<unknown>; readonly beside: ConflictCopy }
  | { readonly kind: 'exists'; readonly theirs: Reading<unknown> }
  | { readonly kind: 'newer' };

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
  /** A new thing: nothing happens where its name is taken. */
  readonly onlyIfFree: boolean;
}

/** Puts a version of a record beside the one that has its name. */
async function saveConflictCopy(
  naming: RecordNaming,
  withName: (value: unknown, name: string) => unknown,
  store: IDBObjectStore,
  value: unknown,
  now: number,
): Promise<ConflictCopy> {
  for (let count = 1; ; count += 1) {
    const name = recoveredName(naming.nameOf(value), count);
    const renamed = withName(value, name);
    const key = naming.keyOf(renamed);
    const data = naming.codec.serialize(renamed);
    const there = readStored(naming.codec, await requested(store.get(key)));
    if (there.state === 'live' && there.record.data === data) {
      return { key, name, record: there.record, value: renamed };
    }
    if (there.state !== 'absent' && there.state !== 'removed') continue;
    const record: StoredRecord = { rev: revOf(there) + 1, schema: naming.codec.schema, savedAt: now, data };
    store.put(record, key);
    return { key, name, record, value: renamed };
  }
}

/** Saves a value over the version that this tab knows; where another is there, keeps both. */
export function writeRecord(
  database: Database,
  collection: CollectionState,
  request: SaveRequest,
): Promise<Result<Write, StorageProblem>> {
  const { naming } = collection;
  const { key, value, now } = request;
  const text = naming.codec.serialize(value);
  return database.run<Write>([naming.kind, 'quarantine', 'meta'], 'readwrite', async (transaction) => {
    const known = collection.revs.get(key) ?? 0;
    const store = transaction.objectStore(naming.kind);
    const there = await readNow(transaction, naming.kind, naming.codec, key);
    const put = (data: string): StoredRecord => {
      const rev = Math.max(known, revOf(there)) + 1;
      const record: StoredRecord = { rev, schema: naming.codec.schema, savedAt: now, data };
      store.put(record, key);
      return record;
    };
    if (there.state === 'newer') return { kind: 'newer' };
    if (there.state === 'unreadable') {
      putQuarantined(transaction, [toQuarantined(naming.kind, key, 'indexedDB', there, now)]);
      return { kind: 'written', record: put(text) };
    }
    if (there.state === 'live' && request.onlyIfFree) return { kind: 'exists', theirs: there };
    if (there.state === 'live' && there.record.data === text)
      return { kind: 'written', record: there.record };
    if (!naming.withName) {
      const base = collection.texts.get(key);
      if (there.state !== 'live' || base === undefined || there.record.data === base) {
        return { kind: 'written', record: put(text) };
      }
      const merged = mergeFields(base, text, there.record.data);
      const read = merged === undefined ? undefined : readText(naming.codec, merged);
      if (merged === undefined || !read?.ok) return { kind: 'written', record: put(text) };
      return { kind: 'merged', record: put(merged), value: read.value };
    }
    // Gone without a trace means that the browser lost it; a removal that this tab never saw a live version of is none of its concern.
    const ours =
      there.state === 'absent' || there.record.rev === known || (there.state === 'removed' && known === 0);
    if (ours) return { kind: 'written', record: put(text) };
    const beside = await saveConflictCopy(naming, naming.withName, store, value, now);
    return { kind: 'kept-both', theirs: there, beside };
  });
}
