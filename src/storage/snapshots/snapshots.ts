import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { SnapshotOutcome, StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isRecordKind, recordId } from '../kinds.ts';
import { listIndex } from '../primary/database.ts';
import type { Manifest, StoreName, WriteTransaction } from '../primary/schema.ts';
import { storageProblem } from '../records/problem.ts';
import { readManifest } from './manifest.ts';
import { type PreparedSnapshot, prepareSnapshot } from './prepare-snapshot.ts';
import { snapshotsToKeep } from './retention.ts';

/** The maximum number of attempts to prepare a snapshot while other tabs save. */
const MAX_TRIES = 50;

/** The id if nothing is stored and no snapshot is needed. */
const NO_SNAPSHOT = 0;

interface StoredSnapshot {
  readonly id: number;
  readonly manifest: Manifest | undefined;
}

/**
 * Deletes snapshots beyond the retention limits, and texts that no other snapshot uses. Returns the ids of
 * the deleted snapshots.
 */
async function deleteOld(
  transaction: WriteTransaction,
  all: readonly StoredSnapshot[],
  storedHashes: readonly unknown[],
  bytes: number,
): Promise<readonly number[]> {
  const sized = all.map(({ id, manifest }) => ({
    id,
    at: manifest?.at ?? 0,
    sizes: new Map(manifest?.entries.map((entry) => [entry.hash, entry.size])),
  }));
  const keep = snapshotsToKeep(sized, bytes);
  const wanted = new Set(sized.flatMap(({ id, sizes }) => (keep.has(id) ? [...sizes.keys()] : [])));
  const deleted = sized.map(({ id }) => id).filter((id) => !keep.has(id));
  for (const id of deleted) await transaction.objectStore('snapshots').delete(id);
  for (const hash of storedHashes) {
    if (typeof hash === 'string' && !wanted.has(hash)) await transaction.objectStore('contents').delete(hash);
  }
  return deleted;
}

interface PutSnapshot {
  readonly id: number;
  /** The ids of those that were deleted for it. */
  readonly deleted: readonly number[];
}

/**
 * Stores a prepared snapshot. Undefined if another tab has just deleted a text that it needs; then it must be
 * prepared again.
 */
async function putSnapshot(
  transaction: WriteTransaction,
  { manifest, contents, sameAs, bytes }: PreparedSnapshot,
): Promise<PutSnapshot | undefined> {
  const snapshots = transaction.objectStore('snapshots');
  const texts = transaction.objectStore('contents');
  const [ids, manifests, hashes] = await Promise.all([
    snapshots.getAllKeys(),
    snapshots.getAll(),
    texts.getAllKeys(),
  ]);
  if (sameAs !== undefined && ids.includes(sameAs)) return { id: sameAs, deleted: [] };
  if (manifest.entries.length === 0) return { id: NO_SNAPSHOT, deleted: [] };
  const stored = new Set<unknown>(hashes);
  if (manifest.entries.some(({ hash }) => !stored.has(hash) && !contents.has(hash))) return undefined;
  for (const [hash, content] of contents) if (!stored.has(hash)) await texts.put(content, hash);
  const id = await snapshots.add(manifest);
  const old = ids.map((oldId, index) => ({ id: oldId, manifest: readManifest(manifests[index]) }));
  return { id, deleted: await deleteOld(transaction, [...old, { id, manifest }], hashes, bytes) };
}

/** Nobody waits for it: a start archives what is not. */
function archive({ thirdCopy }: StorageContext, { deleted }: PutSnapshot): void {
  void thirdCopy.connection().then((connection) => connection?.archiveSnapshots(deleted));
}

/** Whether nothing was saved since the snapshot was prepared. */
async function isNow(
  transaction: WriteTransaction,
  stores: readonly StoreName[],
  revs: PreparedSnapshot['revs'],
): Promise<boolean> {
  for (const kind of stores.filter(isRecordKind)) {
    const listed = await listIndex(transaction.objectStore(kind).index('rev'));
    if (listed.some(({ key, at }) => revs.get(recordId({ kind, key })) !== String(at))) return false;
  }
  return true;
}

/**
 * Runs a change and the snapshot before it in one transaction. The snapshot is exactly the state that the
 * body reads.
 */
export async function withSnapshot<Value>(
  context: StorageContext,
  reason: string,
  stores: readonly StoreName[],
  body: (transaction: WriteTransaction, before: Manifest) => Promise<Value>,
): Promise<Result<Value, StorageProblem>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const prepared = await prepareSnapshot(context, reason);
    if (!prepared.ok) return prepared;
    const done = await context.database.write([...stores, 'snapshots', 'contents'], async (transaction) => {
      if (!(await isNow(transaction, stores, prepared.value.revs))) return undefined;
      const put = await putSnapshot(transaction, prepared.value);
      return put && { put, value: await body(transaction, prepared.value.manifest) };
    });
    if (!done.ok) return done;
    if (!done.value) continue;
    archive(context, done.value.put);
    return ok(done.value.value);
  }
  return fail(storageProblem('failed'));
}

/**
 * Takes a snapshot of everything that is stored. `reason`: as the list of snapshots says it. Fails where
 * other tabs save at each attempt.
 */
export async function takeSnapshot(context: StorageContext, reason: string): Promise<SnapshotOutcome> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const prepared = await prepareSnapshot(context, reason);
    if (!prepared.ok) return { kind: 'failed', problem: prepared.problem };
    const done = await context.database.write(['snapshots', 'contents'], (transaction) =>
      putSnapshot(transaction, prepared.value),
    );
    if (!done.ok) return { kind: 'failed', problem: done.problem };
    if (!done.value) continue;
    archive(context, done.value);
    return { kind: 'taken', id: done.value.id };
  }
  return { kind: 'failed', problem: storageProblem('failed') };
}
