import { fingerprint } from '../../core/lib/fingerprint.ts';
import type { CollectionState } from '../context/collection-state.ts';
import type { StorageContext } from '../context/storage-context.ts';
import type { Detached, StoredRecord } from '../records/record.ts';
import type { Unsaved } from './save-queue.ts';

/**
 * The mirror's record of a change that IndexedDB has not stored. `data`: null for a removal. `inFlight`: the
 * earlier value that is now being written.
 */
export function detachedRecord(
  context: StorageContext,
  collection: CollectionState,
  key: string,
  data: string | null,
  inFlight: unknown,
): StoredRecord & { readonly detached: Detached } {
  const { codec } = collection.naming;
  const known = collection.revs.get(key) ?? 0;
  const over = inFlight === undefined ? {} : { over: fingerprint(codec.serialize(inFlight)) };
  const detached = collection.detached.get(key) ?? { base: known, ...over };
  const rev = known + (inFlight === undefined ? 1 : 2);
  return { rev, schema: codec.schema, savedAt: context.environment.now(), data, detached };
}

/** Writes an unsaved value into the mirror, so that it may survive this tab. */
export function mirrorUnsaved(context: StorageContext, { collection, key, value, inFlight }: Unsaved): void {
  if (context.status.current().mode === 'outdated') return;
  const { kind, codec } = collection.naming;
  const record = detachedRecord(context, collection, key, codec.serialize(value), inFlight);
  context.mirror.detach(kind, key, record);
  context.status.mirror(context.mirror.state());
}

/**
 * Runs after a completed transaction: notes the revision, copies the record to the mirror, and announces it
 * to the other tabs.
 */
export function replicate(
  context: StorageContext,
  collection: CollectionState,
  key: string,
  record: StoredRecord,
): void {
  const { kind } = collection.naming;
  context.thirdCopy.note(kind, key, record);
  context.mirror.copy(kind, key, record);
  context.status.mirror(context.mirror.state());
  context.channel.post({ type: 'changed', things: [{ kind, key, rev: record.rev, schema: record.schema }] });
}
