import type { Entry, RenameOutcome } from '../api.ts';
import { announce, type CollectionState, setEntry } from '../context/collection-state.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { putQuarantined, toQuarantined } from '../primary/quarantine.ts';
import { confirmWritten } from '../primary/read-back.ts';
import { readNow } from '../primary/read-now.ts';
import type { WriteTransaction } from '../primary/schema.ts';
import { storageProblem } from '../records/problem.ts';
import { readStored, recordOver, type StoredRecord } from '../records/record.ts';
import { replicate } from './replicate.ts';
import type { SaveQueue } from './save-queue.ts';
import { finishRemoval, putTombstones, type Removal, removedRecords } from './tombstones.ts';

type Move =
  | { readonly kind: 'exists' }
  | { readonly kind: 'changed-elsewhere'; readonly removal: Removal }
  | { readonly kind: 'saved'; readonly removal: Removal; readonly record: StoredRecord };

/**
 * Lets what earlier renames have left to lead to this key lead on to the new one: another record may take
 * the name between, and a tab that has missed the renames would end there.
 */
async function leadOn(
  transaction: WriteTransaction,
  { naming: { kind, codec }, entries, leads }: CollectionState,
  from: string,
  movedTo: string,
): Promise<void> {
  const store = transaction.objectStore(kind);
  const keys = (await store.getAllKeys()).map(String);
  const former = keys.filter((key) => !entries.has(key) || leads.has(key));
  await Promise.all(
    former.map(async (key) => {
      const reading = readStored(codec, await store.get(key));
      if ('record' in reading && reading.record.movedTo === from)
        await store.put({ ...reading.record, movedTo }, key);
    }),
  );
}

interface MoveRequest {
  readonly oldKey: string;
  /** The revision that `data` was made from. */
  readonly oldRev: number | undefined;
  readonly key: string;
  readonly data: string;
  readonly now: number;
}

/** Puts the text under its new key and a tombstone under the old one, or does neither. */
async function move(
  transaction: WriteTransaction,
  collection: CollectionState,
  { oldKey, oldRev, key, data, now }: MoveRequest,
): Promise<Move> {
  const { kind, codec } = collection.naming;
  const taken = await readNow(transaction, kind, codec, key);
  if (taken.state === 'live' || taken.state === 'newer') return { kind: 'exists' };
  const revs = new Map([[oldKey, oldRev]]);
  const removal = await putTombstones(transaction, collection, revs, { savedAt: now, movedTo: key });
  if (removal.removed.length === 0) return { kind: 'changed-elsewhere', removal };
  if (taken.state === 'unreadable')
    await putQuarantined(transaction, [toQuarantined(kind, key, 'indexedDB', taken, now)]);
  const { movedTo, ...over } = recordOver(taken, { schema: codec.schema, savedAt: now, data });
  // A record that gets its former name back has not gone from there.
  const record = movedTo === undefined || movedTo === oldKey ? over : { ...over, movedTo };
  await transaction.objectStore(kind).put(record, key);
  await leadOn(transaction, collection, oldKey, key);
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

/**
 * Waits until nothing of a record is unsaved, and keeps back what is saved of it until the returned function
 * is called.
 */
async function holdSettled(queue: SaveQueue, collection: CollectionState, key: string): Promise<() => void> {
  const { held } = collection;
  do {
    await held.get(key);
    await queue.settle(collection, key);
  } while (held.has(key) || queue.isBusy(collection, key));
  let end = (): void => undefined;
  held.set(key, new Promise<void>((resolve) => (end = resolve)));
  return () => {
    held.delete(key);
    end();
  };
}

interface RenameRequest {
  /** The record when the rename was asked for. */
  readonly before: Entry<unknown> | undefined;
  /** It with its new name. */
  readonly value: unknown;
}

/** The record as it is now with its new name: it may have changed since that was asked for. */
function latest({ entries, naming }: CollectionState, { before, value }: RenameRequest): unknown {
  const now = before && entries.get(before.key);
  if (now === undefined || now.value === before?.value) return value;
  return naming.withName?.(now.value, naming.nameOf(value)) ?? value;
}

/**
 * Saves a record under the new name of its value, and removes it under the old one: both or neither. Only
 * while storage works.
 */
export async function renameRecord(
  context: StorageContext,
  queue: SaveQueue,
  collection: CollectionState,
  request: RenameRequest,
): Promise<RenameOutcome> {
  const { mode } = context.status.current();
  if (mode !== 'stored') return { kind: 'failed', problem: storageProblem(mode) };
  const { entries, naming } = collection;
  const { key: oldKey = '' } = request.before ?? {};
  const key = naming.keyOf(request.value);
  if (!entries.has(oldKey)) return { kind: 'missing' };
  if (key === oldKey) return saveUnderSameKey(queue, collection, key, latest(collection, request));
  if (entries.has(key)) return { kind: 'exists' };
  // What changes from now on belongs to the name that the record has in the end.
  const release = await holdSettled(queue, collection, oldKey);
  try {
    if (!entries.has(oldKey)) return { kind: 'missing' };
    const value = latest(collection, request);
    return await renameHeld(context, queue, collection, { oldKey, key, value });
  } finally {
    release();
  }
}

interface HeldRename {
  readonly oldKey: string;
  readonly key: string;
  readonly value: unknown;
}

async function renameHeld(
  context: StorageContext,
  queue: SaveQueue,
  collection: CollectionState,
  { oldKey, key, value }: HeldRename,
): Promise<RenameOutcome> {
  const { kind, codec, nameOf, withName } = collection.naming;
  const oldRev = collection.revs.get(oldKey);
  const data = codec.serialize(value);
  const moved = await context.database.write([kind, 'quarantine', 'meta'], (transaction) =>
    move(transaction, collection, { oldKey, oldRev, key, data, now: context.environment.now() }),
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
    queue.move(collection, oldKey, { key, rename: (later) => withName?.(later, nameOf(value)) ?? later });
  }
  if (done.value.kind !== 'exists') finishRemoval(context, queue, collection, done.value.removal);
  await context.thirdCopy.settled();
  return { kind: done.value.kind };
}
