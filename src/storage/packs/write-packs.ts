import { ok, type Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { PackCodec } from '../codec.ts';
import type { StorageContext } from '../context/storage-context.ts';
import type { PackKind } from '../kinds.ts';
import { putQuarantined, toQuarantined } from '../primary/quarantine.ts';
import { confirmWritten, type WrittenRecord } from '../primary/read-back.ts';
import { readNow } from '../primary/read-now.ts';
import { revOf, type StoredRecord } from '../records/record.ts';
import { withSnapshot } from '../snapshots/snapshots.ts';

export interface WrittenPack {
  readonly name: string;
  readonly record: StoredRecord;
}

const recordsOf = (kind: PackKind, packs: readonly WrittenPack[]): readonly WrittenRecord[] =>
  packs.map(({ name, record }) => ({ kind, key: name, record }));

/** Stores a pack, replacing one of the same name. Undefined if a newer version of Tabard wrote that one. */
export async function storePack(
  context: StorageContext,
  kind: PackKind,
  codec: PackCodec<unknown>,
  pack: unknown,
): Promise<Result<WrittenPack | undefined, StorageProblem>> {
  const name = codec.nameOf(pack);
  const data = codec.serialize(pack);
  const version = codec.versionOf(pack);
  const savedAt = context.environment.now();
  const stores = [kind, 'quarantine', 'meta'] as const;
  const reason = `Before storing the pack ${name}`;
  const done = await withSnapshot(context, reason, stores, async (transaction) => {
    const stored = await readNow(transaction, kind, codec, name);
    if (stored.state === 'newer') return undefined;
    if (stored.state === 'unreadable')
      await putQuarantined(transaction, [toQuarantined(kind, name, 'indexedDB', stored, savedAt)]);
    const record = { rev: revOf(stored) + 1, schema: codec.schema, savedAt, data, version };
    await transaction.objectStore(kind).put(record, name);
    return { name, record };
  });
  return confirmWritten(context.database, done, (written) => (written ? recordsOf(kind, [written]) : []));
}

/** Replaces stored packs by tombstones, and returns their names. */
export async function removePacks(
  context: StorageContext,
  kind: PackKind,
  codec: PackCodec<unknown>,
  names: readonly string[],
): Promise<Result<readonly WrittenPack[], StorageProblem>> {
  if (names.length === 0) return ok([]);
  const reason =
    names.length === 1 ? `Before deleting the pack ${names[0]}` : `Before deleting ${names.length} packs`;
  const savedAt = context.environment.now();
  const done = await withSnapshot(context, reason, [kind], async (transaction, before) => {
    const packs = transaction.objectStore(kind);
    const removed = before.entries
      .filter((entry) => entry.kind === kind && names.includes(entry.key))
      .map(({ key, rev }): WrittenPack => {
        // Records without a version are not listed.
        return { name: key, record: { rev: rev + 1, schema: codec.schema, savedAt, data: null } };
      });
    for (const { name, record } of removed) await packs.put(record, name);
    return removed;
  });
  return confirmWritten(context.database, done, (packs) => recordsOf(kind, packs));
}
