import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { RenameOutcome } from '../api.ts';
import { announce, type CollectionState, setEntry } from '../context/collection-state.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { putQuarantined, toQuarantined } from '../primary/quarantine.ts';
import { confirmWritten } from '../primary/read-back.ts';
import { readNow } from '../primary/read-now.ts';
import type { WriteTransaction } from '../primary/schema.ts';
import { storageProblem } from '../records/problem.ts';
import { recordOver, type StoredRecord } from '../records/record.ts';
import { replicate } from './replicate.ts';
import type { SaveQueue } from './save-queue.ts';
import { finishRemoval, putTombstones, type Removal, removedRecords, settleRevs } from './tombstones.ts';

type Move =
  | { readonly kind: 'exists' }
  | { readonly kind: 'changed-elsewhere'; readonly removal: Removal }
  | { readonly kind: 'saved'; readonly removal: Removal; readonly record: StoredRecord };

/** Puts the text under its new key and a tombstone under the old one, or does neither. */
async function move(
  transaction: WriteTransaction,
  collection: CollectionState,
  { key, data, now }: { readonly key: string; readonly data: string; readonly now: number },
  revs: ReadonlyMap<string, number | undefined>,
): Promise<Move> {
  const { kind, codec } = collection.naming;
  const taken = await readNow(transaction, kind, codec, key);
  if (taken.state === 'live' || taken.state === 'newer') return { kind: 'exists' };
  const removal = await putTombstones(transaction, collection, revs, { savedAt: now, movedTo: key });
  if (removal.removed.length === 0) return { kind: 'changed-elsewhere', removal };
  if (taken.state === 'unreadable')
    await putQuarantined(transaction, [toQuarantined(kind, key, 'indexedDB', taken, now)]);
  const record = recordOver(taken, { schema: codec.schema, savedAt: now, data });
  await transaction.objectStore(kind).put(record, key);
  return { kind: 'saved', removal, record };
}

/** Saves a value whose name has changed without changing its key. */
async function saveUnderSameKey(
  queue: SaveQueue,
  collection: CollectionState,
  key: string,
  value: unknown,
): Promise<RenameOutcome> {
  const saved = await queue.save(collection, key, value);
  if (saved.kind === 'unsaved') return { kind: 'failed', problem: saved.problem };
  return { kind: saved.kind === 'saved' ? 'saved' : 'changed-elsewhere' };
}

export async function renameRecord(
  context: StorageContext,
  queue: SaveQueue,
  collection: CollectionState,
  from: string,
  value: unknown,
): Promise<RenameOutcome> {
  const { mode } = context.status.current();
  if (mode !== 'stored') return { kind: 'failed', problem: storageProblem(mode) };
  const { entries, naming } = collection;
  const oldKey = normaliseName(from);
  const key = naming.keyOf(value);
  if (!entries.has(oldKey)) return { kind: 'missing' };
  if (key === oldKey) return saveUnderSameKey(queue, collection, key, value);
  if (entries.has(key)) return { kind: 'exists' };
  const revs = await settleRevs(queue, collection, [oldKey]);
  const data = naming.codec.serialize(value);
  const { kind } = naming;
  const moved = await context.database.write([kind, 'quarantine', 'meta'], (transaction) =>
    move(transaction, collection, { key, data, now: context.environment.now() }, revs),
  );
  const done = await confirmWritten(context.database, moved, (outcome) => [
    ...(outcome.kind === 'saved' ? [{ kind, key, record: outcome.record }] : []),
    ...(outcome.kind === 'exists' ? [] : removedRecords(kind, outcome.removal)),
  ]);
  if (!done.ok) return { kind: 'failed', problem: done.problem };
  if (done.value.kind === 'saved') {
    // The new name is written first: between the two writes the mirror has both records, never none.
    setEntry(collection, key, done.value.record, value);
    announce(collection, key, 'here');
    replicate(context, collection, key, done.value.record);
  }
  if (done.value.kind !== 'exists') finishRemoval(context, queue, collection, done.value.removal);
  await context.thirdCopy.settled();
  return { kind: done.value.kind };
}
