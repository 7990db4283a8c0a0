import type { RemoveOutcome } from '../api.ts';
import { announce, type CollectionState, setEntry } from '../context/collection-state.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { confirmWritten } from '../primary/read-back.ts';
import type { WriteTransaction } from '../primary/schema.ts';
import { storageProblem } from '../records/problem.ts';
import { withSnapshot } from '../snapshots/snapshots.ts';
import { detachedRecord } from './replicate.ts';
import type { SaveQueue } from './save-queue.ts';
import { finishRemoval, putTombstones, type Removal, removedRecords, settleRevs } from './tombstones.ts';

/** Without IndexedDB a stored record is removed only if the mirror can store the tombstone. */
function removeInMemory(
  context: StorageContext,
  collection: CollectionState,
  keys: readonly string[],
): RemoveOutcome {
  const { entries, naming } = collection;
  const names: string[] = [];
  for (const key of keys) {
    const tombstone = detachedRecord(context, collection, key, null, undefined);
    const wasStored = collection.revs.has(key);
    if (wasStored && !context.mirror.detach(naming.kind, key, tombstone)) continue;
    names.push(entries.get(key)?.name ?? key);
    if (wasStored) {
      setEntry(collection, key, tombstone, undefined);
      collection.detached.set(key, tombstone.detached);
    }
    entries.delete(key);
    announce(collection, key, 'here');
  }
  if (names.length === 0) return { kind: 'failed', problem: storageProblem('memory') };
  return { kind: 'removed', names };
}

/** Drops changes that were never saved, and returns the removed records. */
function outcomeOf(
  collection: CollectionState,
  names: ReadonlyMap<string, string>,
  removal: Removal,
): RemoveOutcome {
  const theirs = new Set(removal.theirs.map(({ key }) => key));
  const gone = [...names].filter(([key]) => !theirs.has(key));
  for (const [key] of gone) {
    if (collection.entries.delete(key)) announce(collection, key, 'here');
  }
  if (gone.length === 0) return { kind: names.size > 0 ? 'changed-elsewhere' : 'missing' };
  return { kind: 'removed', names: gone.map(([, name]) => name) };
}

export interface RemoveRequest {
  readonly keys: readonly string[];
  /** The reason of the snapshot. */
  readonly reason: string;
  readonly withoutSnapshot: boolean;
}

/**
 * Removes the records that this tab knows, after a snapshot in the same transaction unless that is skipped.
 */
export async function removeRecords(
  context: StorageContext,
  queue: SaveQueue,
  collection: CollectionState,
  { keys, reason, withoutSnapshot }: RemoveRequest,
): Promise<RemoveOutcome> {
  const { mode } = context.status.current();
  if (mode === 'outdated') return { kind: 'failed', problem: storageProblem('outdated') };
  const names = new Map(keys.map((key) => [key, collection.entries.get(key)?.name ?? key]));
  const revs = await settleRevs(queue, collection, keys);
  if (mode === 'memory') return removeInMemory(context, collection, keys);
  const { kind } = collection.naming;
  const body = (transaction: WriteTransaction): Promise<Removal> =>
    putTombstones(transaction, collection, revs, { savedAt: context.environment.now() });
  const written = withoutSnapshot
    ? await context.database.write([kind], body)
    : await withSnapshot(context, reason, [kind], body);
  const done = await confirmWritten(context.database, written, (removal) => removedRecords(kind, removal));
  if (!done.ok) return { kind: 'failed', problem: done.problem };
  finishRemoval(context, queue, collection, done.value);
  // Before the wait: during it the same name may be created anew.
  const outcome = outcomeOf(collection, names, done.value);
  await context.thirdCopy.settled();
  return outcome;
}
