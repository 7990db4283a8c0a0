import { announce, applyRemote, type CollectionState, setEntry } from '../context/collection-state.ts';
import type { StorageContext } from '../context/storage-context.ts';
import type { RecordKind } from '../kinds.ts';
import type { WrittenRecord } from '../primary/read-back.ts';
import type { WriteTransaction } from '../primary/schema.ts';
import { type Reading, readStored, revOf, type StoredRecord } from '../records/record.ts';
import { replicate } from './replicate.ts';
import type { SaveQueue } from './save-queue.ts';

export interface Removal {
  readonly removed: readonly { readonly key: string; readonly record: StoredRecord }[];
  /** Versions of another tab that this tab has not seen and may not remove. */
  readonly theirs: readonly { readonly key: string; readonly reading: Reading<unknown> }[];
}

/** Saves pending values, and returns the revision of each record that this tab last saw. */
export async function settleRevs(
  queue: SaveQueue,
  collection: CollectionState,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number | undefined>> {
  const revs = new Map<string, number | undefined>();
  for (const key of keys) {
    if (queue.isBusy(collection, key)) await queue.settle(collection, key);
    revs.set(key, collection.revs.get(key));
  }
  return revs;
}

/**
 * Replaces each record by a tombstone if it is stored at the revision that this tab last saw. `fields`: those
 * of the tombstones.
 */
export async function putTombstones(
  transaction: WriteTransaction,
  { naming }: CollectionState,
  revs: ReadonlyMap<string, number | undefined>,
  fields: Pick<StoredRecord, 'savedAt' | 'movedTo'>,
): Promise<Removal> {
  const { kind, codec } = naming;
  const store = transaction.objectStore(kind);
  const removed: Removal['removed'][number][] = [];
  const theirs: Removal['theirs'][number][] = [];
  for (const [key, known] of revs) {
    const reading = readStored(codec, await store.get(key));
    if (reading.state === 'absent' || reading.state === 'removed') continue;
    const rev = revOf(reading);
    if (reading.state === 'live' && rev === known) {
      removed.push({ key, record: { rev: rev + 1, schema: codec.schema, data: null, ...fields } });
    } else theirs.push({ key, reading });
  }
  for (const { key, record } of removed) await store.put(record, key);
  return { removed, theirs };
}

/** The tombstones, as they were written. */
export function removedRecords(kind: RecordKind, { removed }: Removal): readonly WrittenRecord[] {
  return removed.map((one) => ({ ...one, kind }));
}

/** Shows a removal in this tab, in the mirror and in the other tabs. */
export function finishRemoval(
  context: StorageContext,
  queue: SaveQueue,
  collection: CollectionState,
  { removed, theirs }: Removal,
): void {
  for (const { key, reading } of theirs)
    if (!queue.isBusy(collection, key)) applyRemote(collection, key, reading);
  for (const { key, record } of removed) {
    setEntry(collection, key, record, undefined);
    announce(collection, key, 'here', record.movedTo);
    replicate(context, collection, key, record);
  }
}
