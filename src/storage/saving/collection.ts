import { normaliseName } from '../../core/lib/normalise-name.ts';
import type { Collection, RemoveOutcome, SingleRecord } from '../api.ts';
import type { CollectionState } from '../context/collection-state.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { loadOnDemand } from '../on-demand.ts';
import { storageProblem } from '../records/problem.ts';
import type { RemoveRequest } from './remove.ts';
import type { SaveQueue } from './save-queue.ts';

const FAILED = { kind: 'failed', problem: storageProblem('failed') } as const;

export function createCollection(
  context: StorageContext,
  queue: SaveQueue,
  collection: CollectionState,
): Collection<unknown> {
  const { entries } = collection;
  const { kind, keyOf } = collection.naming;

  async function remove(request: RemoveRequest): Promise<RemoveOutcome> {
    return (await loadOnDemand())?.removeRecords(context, queue, collection, request) ?? FAILED;
  }

  return {
    entries: () => entries,
    get: (name) => entries.get(normaliseName(name)),
    create: (value) => queue.create(collection, keyOf(value), value),
    save: (value) => queue.save(collection, keyOf(value), value),
    saveSoon: (value) => queue.soon(collection, keyOf(value), value),
    async rename(from, value) {
      const before = entries.get(normaliseName(from));
      return (await loadOnDemand())?.renameRecord(context, queue, collection, { before, value }) ?? FAILED;
    },
    async remove(name, { withoutSnapshot = false, purpose = 'deleting' } = {}) {
      const entry = entries.get(normaliseName(name));
      if (!entry) return { kind: 'missing' };
      const reason = `Before ${purpose} ${entry.name}`;
      return remove({ keys: [entry.key], reason, withoutSnapshot });
    },
    async removeAll({ withoutSnapshot } = { withoutSnapshot: false }) {
      const keys = [...entries.keys()];
      if (keys.length === 0) return { kind: 'missing' };
      const reason = `Before deleting all ${kind}`;
      return remove({ keys, reason, withoutSnapshot });
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
      const onChange = (): void => listener(current());
      collection.listeners.add(onChange);
      return () => collection.listeners.delete(onChange);
    },
  };
}
