import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Result } from '../../core/lib/result.ts';
import type { Collection, RemoveOutcome, RenameOutcome, SingleRecord, StorageProblem } from '../api.ts';
import { announce, applyRemote, type CollectionState, setEntry } from '../context/collection-state.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { type Database, requested } from '../primary/database.ts';
import { putQuarantined, toQuarantined } from '../primary/quarantine.ts';
import { readNow } from '../primary/read-now.ts';
import { storageProblem } from '../records/problem.ts';
import { type Reading, readStored, revOf, type StoredRecord } from '../records/record.ts';
import { withSnapshot } from '../snapshots/with-snapshot.ts';
import { detachedRecord, replicate } from './replicate.ts';
import type { SaveQueue } from './save-queue.ts';

function run<Value>(
  database: Database,
  collection: CollectionState,
  body: (transaction: IDBTransaction) => Promise<Value>,
): Promise<Result<Value, StorageProblem>> {
  return database.run([collection.naming.kind, 'quarantine', 'meta'], 'readwrite', body);
}

interface Removed {
  readonly key: string;
  readonly record: StoredRecord;
}

interface Removal {
  readonly removed: readonly Removed[];
  /** Another tab's versions, found in the place of those that this tab knows. */
  readonly theirs: readonly { readonly key: string; readonly reading: Reading<unknown> }[];
}

export function createCollection(
  context: StorageContext,
  queue: SaveQueue,
  collection: CollectionState,
): Collection<unknown> {
  const { entries } = collection;
  const { kind, codec, keyOf } = collection.naming;

  /** Saves what waits, and tells at which rev this tab knows each: what another tab saves from now on is not to be removed. */
  async function settle(keys: readonly string[]): Promise<ReadonlyMap<string, number | undefined>> {
    const revs = new Map<string, number | undefined>();
    for (const key of keys) {
      if (queue.isBusy(collection, key)) await queue.settle(collection, key);
      revs.set(key, collection.revs.get(key));
    }
    return revs;
  }

  /** Marks as removed those that are stored at the rev that this tab knows. */
  async function markRemoved(
    transaction: IDBTransaction,
    revs: ReadonlyMap<string, number | undefined>,
  ): Promise<Removal> {
    const store = transaction.objectStore(kind);
    const savedAt = context.environment.now();
    const removed: Removed[] = [];
    const theirs: Removal['theirs'][number][] = [];
    for (const [key, known] of revs) {
      const reading = readStored(collection.naming.codec, await requested(store.get(key)));
      const rev = revOf(reading);
      if (reading.state === 'absent' || reading.state === 'removed') continue;
      if (reading.state === 'live' && rev === known) {
        removed.push({ key, record: { rev: rev + 1, schema: codec.schema, savedAt, data: null } });
      } else theirs.push({ key, reading });
    }
    for (const { key, record } of removed) store.put(record, key);
    return { removed, theirs };
  }

  function finishRemoval({ removed, theirs }: Removal): void {
    for (const { key, reading } of theirs)
      if (!queue.isBusy(collection, key)) applyRemote(collection, key, reading);
    for (const { key, record } of removed) {
      setEntry(collection, key, record, undefined);
      announce(collection, key, 'here');
      replicate(context, collection, key, record);
    }
  }

  /** Without the authority a removal counts only where the second copy can remember it. */
  function removeInMemory(keys: readonly string[]): RemoveOutcome {
    const names: string[] = [];
    for (const key of keys) {
      const record = detachedRecord(context, collection, key, null, undefined);
      const wasStored = collection.revs.has(key);
      if (wasStored && !context.mirror.detach(kind, key, record)) continue;
      names.push(entries.get(key)?.name ?? key);
      if (wasStored) {
        setEntry(collection, key, record, undefined);
        collection.detached.set(key, record.detached);
      }
      entries.delete(key);
      announce(collection, key, 'here');
    }
    return names.length > 0
      ? { kind: 'removed', names }
      : { kind: 'failed', problem: storageProblem('memory') };
  }

  async function removeKeys(
    keys: readonly string[],
    reason: string,
    withoutSnapshot: boolean,
  ): Promise<RemoveOutcome> {
    const { mode } = context.status.current();
    if (mode === 'outdated') return { kind: 'failed', problem: storageProblem('outdated') };
    const names = new Map(keys.map((key) => [key, entries.get(key)?.name ?? key]));
    const revs = await settle(keys);
    if (mode === 'memory') return removeInMemory(keys);
    const done = withoutSnapshot
      ? await run(context.database, collection, (transaction) => markRemoved(transaction, revs))
      : await withSnapshot(context, reason, [kind], (transaction) => markRemoved(transaction, revs));
    if (!done.ok) return { kind: 'failed', problem: done.problem };
    finishRemoval(done.value);
    return outcomeOf(keys, names, done.value);
  }

  /** A change that was never saved is gone once it is removed from this tab. */
  function outcomeOf(
    keys: readonly string[],
    names: ReadonlyMap<string, string>,
    done: Removal,
  ): RemoveOutcome {
    const theirs = new Set(done.theirs.map(({ key }) => key));
    const gone = keys.filter((key) => !theirs.has(key));
    for (const key of gone) {
      if (entries.delete(key)) announce(collection, key, 'here');
    }
    if (gone.length === 0) return { kind: keys.length > 0 ? 'changed-elsewhere' : 'missing' };
    return { kind: 'removed', names: gone.map((key) => names.get(key) ?? key) };
  }

  async function rename(from: string, value: unknown): Promise<RenameOutcome> {
    const { mode } = context.status.current();
    if (mode !== 'stored') return { kind: 'failed', problem: storageProblem(mode) };
    const oldKey = normaliseName(from);
    const key = keyOf(value);
    if (!entries.has(oldKey)) return { kind: 'missing' };
    if (key === oldKey) {
      const saved = await queue.save(collection, key, value);
      if (saved.kind === 'unsaved') return { kind: 'failed', problem: saved.problem };
      return { kind: saved.kind === 'saved' ? 'saved' : 'changed-elsewhere' };
    }
    if (entries.has(key)) return { kind: 'exists' };
    const revs = await settle([oldKey]);
    const data = codec.serialize(value);
    const done = await run(context.database, collection, async (transaction) => {
      const store = transaction.objectStore(kind);
      const now = context.environment.now();
      const taken = await readNow(transaction, kind, collection.naming.codec, key);
      if (taken.state === 'live' || taken.state === 'newer') return { kind: 'exists' as const };
      const removal = await markRemoved(transaction, revs);
      if (removal.removed.length === 0) return { kind: 'changed-elsewhere' as const, removal };
      if (taken.state === 'unreadable')
        putQuarantined(transaction, [toQuarantined(kind, key, 'indexedDB', taken, now)]);
      const record: StoredRecord = { rev: revOf(taken) + 1, schema: codec.schema, savedAt: now, data };
      store.put(record, key);
      return { kind: 'saved' as const, removal, record };
    });
    if (!done.ok) return { kind: 'failed', problem: done.problem };
    if (done.value.kind === 'saved') {
      // The new name first: between the two writes of the second copy it has both, never none.
      setEntry(collection, key, done.value.record, value);
      announce(collection, key, 'here');
      replicate(context, collection, key, done.value.record);
    }
    if (done.value.kind !== 'exists') finishRemoval(done.value.removal);
    return { kind: done.value.kind };
  }

  return {
    entries: () => entries,
    get: (name) => entries.get(normaliseName(name)),
    create: (value) => queue.create(collection, keyOf(value), value),
    save: (value) => queue.save(collection, keyOf(value), value),
    saveSoon: (value) => queue.soon(collection, keyOf(value), value),
    rename,
    async remove(name, options) {
      const entry = entries.get(normaliseName(name));
      if (!entry) return { kind: 'missing' };
      return removeKeys([entry.key], `Before deleting ${entry.name}`, options?.withoutSnapshot ?? false);
    },
    async removeAll(options) {
      const keys = [...entries.keys()];
      if (keys.length === 0) return { kind: 'missing' };
      return removeKeys(keys, `Before deleting all ${kind}`, options?.withoutSnapshot ?? false);
    },
    subscribe(listener) {
      collection.listeners.add(listener);
      return () => collection.listeners.delete(listener);
    },
  };
}

export function createSingle(queue: SaveQueue, collection: CollectionState): SingleRecord<unknown> {
  const current = (): unknown => collection.entries.get('')?.value;
  return {
    get: current,
    save: (value) => queue.save(collection, '', value),
    saveSoon: (value) => queue.soon(collection, '', value),
    subscribe(listener) {
      const heard = (): void => listener(current());
      collection.listeners.add(heard);
      return () => collection.listeners.delete(heard);
    },
  };
}
