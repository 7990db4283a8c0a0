import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Result } from '../../core/lib/result.ts';
import type {
  Change,
  Collection,
  Entry,
  NamedCodec,
  RemoveOutcome,
  RenameOutcome,
  SingleRecord,
  StorageProblem,
} from '../api.ts';
import { type Database, requested } from '../primary/database.ts';
import { readNow } from '../primary/write-record.ts';
import { storageProblem } from '../records/problem.ts';
import { type Reading, readStored, revOf, type StoredRecord } from '../records/record.ts';
import { putAside, toSetAside } from '../recovery/quarantine.ts';
import { withSnapshot } from '../snapshots/with-snapshot.ts';
import { announce, place, type Shelf } from './collection-state.ts';
import type { SaveQueue } from './save-queue.ts';
import type { Vault } from './storage-context.ts';
import { detachedRecord, follow, takeIn } from './writer.ts';

function run<Value>(
  database: Database,
  shelf: Shelf,
  body: (transaction: IDBTransaction) => Promise<Value>,
): Promise<Result<Value, StorageProblem>> {
  return database.run([shelf.naming.kind, 'quarantine', 'meta'], 'readwrite', body);
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

export function createCollection<Value>(
  vault: Vault,
  queue: SaveQueue,
  shelf: Shelf,
  codec: NamedCodec<Value>,
): Collection<Value> {
  const entries = shelf.entries as Map<string, Entry<Value>>;
  const { kind } = shelf.naming;
  const keyOf = (value: Value): string => normaliseName(codec.nameOf(value));

  /** Saves what waits, and tells at which rev this tab knows each: what another tab saves from now on is not to be removed. */
  async function settle(keys: readonly string[]): Promise<ReadonlyMap<string, number | undefined>> {
    const revs = new Map<string, number | undefined>();
    for (const key of keys) {
      if (queue.busy(shelf, key)) await queue.settle(shelf, key);
      revs.set(key, shelf.revs.get(key));
    }
    return revs;
  }

  /** Marks as removed those that are stored at the rev that this tab knows. */
  async function markRemoved(
    transaction: IDBTransaction,
    revs: ReadonlyMap<string, number | undefined>,
  ): Promise<Removal> {
    const store = transaction.objectStore(kind);
    const savedAt = vault.environment.now();
    const removed: Removed[] = [];
    const theirs: Removal['theirs'][number][] = [];
    for (const [key, known] of revs) {
      const reading = readStored(shelf.naming.codec, await requested(store.get(key)));
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
    for (const { key, reading } of theirs) if (!queue.busy(shelf, key)) takeIn(shelf, key, reading);
    for (const { key, record } of removed) {
      place(shelf, key, record, undefined);
      announce(shelf, key, 'here');
      follow(vault, shelf, key, record);
    }
  }

  /** Without the authority a removal counts only where the second copy can remember it. */
  function removeInMemory(keys: readonly string[]): RemoveOutcome {
    const names: string[] = [];
    for (const key of keys) {
      const record = detachedRecord(vault, shelf, key, null, undefined);
      const wasStored = shelf.revs.has(key);
      if (wasStored && !vault.second.detach(kind, key, record)) continue;
      names.push(entries.get(key)?.name ?? key);
      if (wasStored) {
        place(shelf, key, record, undefined);
        shelf.detached.set(key, record.detached);
      }
      entries.delete(key);
      announce(shelf, key, 'here');
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
    const { mode } = vault.status.current();
    if (mode === 'older') return { kind: 'failed', problem: storageProblem('older') };
    const names = new Map(keys.map((key) => [key, entries.get(key)?.name ?? key]));
    const revs = await settle(keys);
    if (mode === 'memory') return removeInMemory(keys);
    const done = withoutSnapshot
      ? await run(vault.database, shelf, (transaction) => markRemoved(transaction, revs))
      : await withSnapshot(vault, reason, [kind], (transaction) => markRemoved(transaction, revs));
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
      if (entries.delete(key)) announce(shelf, key, 'here');
    }
    if (gone.length === 0) return { kind: keys.length > 0 ? 'changed-elsewhere' : 'missing' };
    return { kind: 'removed', names: gone.map((key) => names.get(key) ?? key) };
  }

  async function rename(from: string, value: Value): Promise<RenameOutcome> {
    const { mode } = vault.status.current();
    if (mode !== 'stored') return { kind: 'failed', problem: storageProblem(mode) };
    const oldKey = normaliseName(from);
    const key = keyOf(value);
    if (!entries.has(oldKey)) return { kind: 'missing' };
    if (key === oldKey) {
      const saved = await queue.save(shelf, key, value);
      if (saved.kind === 'unsaved') return { kind: 'failed', problem: saved.problem };
      return { kind: saved.kind === 'saved' ? 'saved' : 'changed-elsewhere' };
    }
    if (entries.has(key)) return { kind: 'exists' };
    const revs = await settle([oldKey]);
    const data = codec.print(value);
    const done = await run(vault.database, shelf, async (transaction) => {
      const store = transaction.objectStore(kind);
      const now = vault.environment.now();
      const taken = await readNow(transaction, kind, shelf.naming.codec, key);
      if (taken.state === 'live' || taken.state === 'newer') return { kind: 'exists' as const };
      const removal = await markRemoved(transaction, revs);
      if (removal.removed.length === 0) return { kind: 'changed-elsewhere' as const, removal };
      if (taken.state === 'unreadable')
        putAside(transaction, [toSetAside(kind, key, 'indexedDB', taken, now)]);
      const record: StoredRecord = { rev: revOf(taken) + 1, schema: codec.schema, savedAt: now, data };
      store.put(record, key);
      return { kind: 'saved' as const, removal, record };
    });
    if (!done.ok) return { kind: 'failed', problem: done.problem };
    if (done.value.kind === 'saved') {
      // The new name first: between the two writes of the second copy it has both, never none.
      place(shelf, key, done.value.record, value);
      announce(shelf, key, 'here');
      follow(vault, shelf, key, done.value.record);
    }
    if (done.value.kind !== 'exists') finishRemoval(done.value.removal);
    return { kind: done.value.kind };
  }

  return {
    entries: () => entries,
    get: (name) => entries.get(normaliseName(name)),
    create: (value) => queue.create(shelf, keyOf(value), value),
    save: (value) => queue.save(shelf, keyOf(value), value),
    saveSoon: (value) => queue.soon(shelf, keyOf(value), value),
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
      const heard = listener as (change: Change<unknown>) => void;
      shelf.listeners.add(heard);
      return () => shelf.listeners.delete(heard);
    },
  };
}

export function createSingle<Value>(queue: SaveQueue, shelf: Shelf): SingleRecord<Value> {
  const current = (): Value | undefined => shelf.entries.get('')?.value as Value | undefined;
  return {
    get: current,
    save: (value) => queue.save(shelf, '', value),
    saveSoon: (value) => queue.soon(shelf, '', value),
    subscribe(listener) {
      const heard = (): void => listener(current());
      shelf.listeners.add(heard);
      return () => shelf.listeners.delete(heard);
    },
  };
}
