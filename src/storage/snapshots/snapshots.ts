import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { SnapshotOutcome, StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isRecordKind, RECORD_KINDS, type RecordKind, recordId } from '../kinds.ts';
import { listIndex, requested, revIndex, type StoreName } from '../primary/database.ts';
import { problemOf, storageProblem } from '../records/problem.ts';
import { readEnvelope, type StoredRecord } from '../records/record.ts';
import { type CompressedText, compress, hashOf, sizeOf } from './compressed-text.ts';
import { snapshotsToKeep } from './retention.ts';

/** One record as it was. */
export interface ManifestEntry {
  readonly kind: RecordKind;
  readonly key: string;
  readonly name: string;
  readonly rev: number;
  readonly schema: number;
  readonly savedAt: number;
  readonly version?: number;
  readonly hash: string;
  readonly size: number;
}

/** A snapshot: what there was, each text by its hash. */
export interface Manifest {
  readonly at: number;
  readonly reason: string;
  readonly entries: readonly ManifestEntry[];
}

function isEntry(value: unknown): value is ManifestEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, key, name, hash, rev, schema, savedAt, size } = value as Partial<Record<string, unknown>>;
  const texts = [key, name, hash].every((text) => typeof text === 'string');
  const numbers = [rev, schema, savedAt, size].every((number) => typeof number === 'number');
  return isRecordKind(kind) && texts && numbers;
}

/** Undefined where a manifest was damaged: its texts may be there still, but nothing says whose they are. */
export function readManifest(value: unknown): Manifest | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, reason, entries } = value as Partial<Record<string, unknown>>;
  const isWhole =
    typeof at === 'number' && typeof reason === 'string' && Array.isArray(entries) && entries.every(isEntry);
  return isWhole ? { at, reason, entries } : undefined;
}

/** A snapshot of now, ready to be put by the transaction that needs it. */
export interface Prepared {
  readonly manifest: Manifest;
  /** The texts that no snapshot holds yet, by hash. */
  readonly contents: ReadonlyMap<string, CompressedText>;
  /** The rev of every record that there was, removed ones included, as text: damage may make anything of it. */
  readonly revs: ReadonlyMap<string, string>;
  /** The newest snapshot, where it says the same. */
  readonly sameAs: number | undefined;
  readonly bytes: number;
}

/** How often a snapshot is prepared anew because other tabs go on saving. */
const mostTries = 50;

/** Where there is nothing to keep, none is put. */
const noSnapshot = 0;

interface Listing {
  readonly newest: { readonly id: number; readonly manifest: Manifest } | undefined;
  readonly contents: ReadonlySet<unknown>;
  readonly revs: ReadonlyMap<string, string>;
  /** Records that the newest snapshot has at this rev. */
  readonly known: readonly ManifestEntry[];
  readonly changed: readonly {
    readonly kind: RecordKind;
    readonly key: string;
    readonly record: StoredRecord;
  }[];
}

/** Only what changed since the newest snapshot is read: a rev stands for one text for ever. */
function listNow(context: StorageContext): Promise<Result<Listing, StorageProblem>> {
  return context.database.run([...RECORD_KINDS, 'snapshots', 'contents'], 'readonly', async (transaction) => {
    const cursor = await requested(transaction.objectStore('snapshots').openCursor(null, 'prev'));
    const manifest = readManifest(cursor?.value);
    const newest = cursor && manifest ? { id: cursor.primaryKey as number, manifest } : undefined;
    const contents = new Set<unknown>(await requested(transaction.objectStore('contents').getAllKeys()));
    const before = new Map(newest?.manifest.entries.map((entry) => [recordId(entry), entry]));
    const revs = new Map<string, string>();
    const known: ManifestEntry[] = [];
    const changed: Listing['changed'][number][] = [];
    for (const kind of RECORD_KINDS) {
      const store = transaction.objectStore(kind);
      for (const { key, at: rev } of await listIndex(store.index(revIndex))) {
        const entry = before.get(recordId({ kind, key }));
        revs.set(recordId({ kind, key }), String(rev));
        if (entry?.rev === rev && contents.has(entry.hash)) {
          known.push(entry);
          continue;
        }
        const record = readEnvelope(await requested(store.get(key)));
        if (record.ok && record.value.data !== null) changed.push({ kind, key, record: record.value });
      }
    }
    return { newest, contents, revs, known, changed };
  });
}

/** A fifth of the quota. */
async function bytesAllowed(context: StorageContext): Promise<number> {
  const quota = await context.environment.quota?.estimate().then(
    (estimate) => estimate.quota,
    () => undefined,
  );
  return (quota ?? 250_000_000) / 5;
}

export async function prepareSnapshot(
  context: StorageContext,
  reason: string,
): Promise<Result<Prepared, StorageProblem>> {
  const { environment } = context;
  const listing = await listNow(context);
  if (!listing.ok) return listing;
  const { newest, known, changed } = listing.value;
  const entries = [...known];
  const contents = new Map<string, CompressedText>();
  const sizes = new Map(newest?.manifest.entries.map(({ hash, size }) => [hash, size]));
  try {
    for (const { kind, key, record } of changed) {
      const data = record.data ?? '';
      const hash = await hashOf(environment, data);
      let size = listing.value.contents.has(hash) ? sizes.get(hash) : undefined;
      if (size === undefined) {
        const content = await compress(environment, data);
        contents.set(hash, content);
        size = sizeOf(content);
        sizes.set(hash, size);
      }
      const { rev, schema, savedAt, version } = record;
      const name = context.namings[kind].listedName(key, data);
      entries.push({
        kind,
        key,
        name,
        rev,
        schema,
        savedAt,
        hash,
        size,
        ...(version === undefined ? {} : { version }),
      });
    }
  } catch (error) {
    return fail(problemOf(error));
  }
  const isSame = newest !== undefined && isSameState(newest.manifest.entries, entries);
  return ok({
    manifest: { at: environment.now(), reason, entries },
    contents,
    revs: listing.value.revs,
    sameAs: isSame ? newest.id : undefined,
    bytes: await bytesAllowed(context),
  });
}

function isSameState(one: readonly ManifestEntry[], other: readonly ManifestEntry[]): boolean {
  const hashes = new Map(one.map((entry) => [recordId(entry), entry.hash]));
  return one.length === other.length && other.every((entry) => hashes.get(recordId(entry)) === entry.hash);
}

/**
 * Puts a prepared snapshot and lets go of those that retention no longer wants. Undefined where another tab has just let go of a
 * text that this one counted on: then it is prepared again.
 */
async function putSnapshot(transaction: IDBTransaction, prepared: Prepared): Promise<number | undefined> {
  const { manifest, contents, sameAs, bytes } = prepared;
  const snapshots = transaction.objectStore('snapshots');
  const texts = transaction.objectStore('contents');
  const [ids, manifests, stored] = await Promise.all([
    requested(snapshots.getAllKeys()) as Promise<number[]>,
    requested(snapshots.getAll()),
    requested(texts.getAllKeys()),
  ]);
  if (sameAs !== undefined && ids.includes(sameAs)) return sameAs;
  if (manifest.entries.length === 0) return noSnapshot;
  const there = new Set<unknown>(stored);
  if (manifest.entries.some(({ hash }) => !there.has(hash) && !contents.has(hash))) return undefined;
  for (const [hash, content] of contents) if (!there.has(hash)) texts.put(content, hash);
  const id = (await requested(snapshots.add(manifest))) as number;

  const all = [
    ...ids.map((oldId, index) => ({ id: oldId, manifest: readManifest(manifests[index]) })),
    { id, manifest },
  ].map((one) => ({
    id: one.id,
    at: one.manifest?.at ?? 0,
    sizes: new Map(one.manifest?.entries.map((entry) => [entry.hash, entry.size])),
  }));
  const keep = snapshotsToKeep(all, bytes);
  const wanted = new Set(all.flatMap((one) => (keep.has(one.id) ? [...one.sizes.keys()] : [])));
  for (const one of all) if (!keep.has(one.id)) snapshots.delete(one.id);
  for (const hash of stored) if (typeof hash === 'string' && !wanted.has(hash)) texts.delete(hash);
  return id;
}

/** Whether nothing was saved since the snapshot was prepared. */
async function isNow(
  transaction: IDBTransaction,
  stores: readonly StoreName[],
  revs: Prepared['revs'],
): Promise<boolean> {
  for (const kind of RECORD_KINDS.filter((one) => stores.includes(one))) {
    const listed = await listIndex(transaction.objectStore(kind).index(revIndex));
    if (listed.some(({ key, at }) => revs.get(recordId({ kind, key })) !== String(at))) return false;
  }
  return true;
}

/**
 * Runs a change and the snapshot before it in one transaction: both or neither. The snapshot holds exactly what the body finds.
 */
export async function withSnapshot<Value>(
  context: StorageContext,
  reason: string,
  stores: readonly StoreName[],
  body: (transaction: IDBTransaction, before: Manifest) => Promise<Value>,
): Promise<Result<Value, StorageProblem>> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const prepared = await prepareSnapshot(context, reason);
    if (!prepared.ok) return prepared;
    const done = await context.database.run(
      [...stores, 'snapshots', 'contents'],
      'readwrite',
      async (transaction) => {
        if (!(await isNow(transaction, stores, prepared.value.revs))) return undefined;
        const id = await putSnapshot(transaction, prepared.value);
        return id === undefined ? undefined : { id, value: await body(transaction, prepared.value.manifest) };
      },
    );
    if (!done.ok) return done;
    if (done.value) return ok(done.value.value);
  }
  return fail(storageProblem('failed'));
}

export async function takeSnapshot(context: StorageContext, reason: string): Promise<SnapshotOutcome> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const prepared = await prepareSnapshot(context, reason);
    if (!prepared.ok) return { kind: 'failed', problem: prepared.problem };
    const done = await context.database.run(['snapshots', 'contents'], 'readwrite', (transaction) =>
      putSnapshot(transaction, prepared.value),
    );
    if (!done.ok) return { kind: 'failed', problem: done.problem };
    if (done.value !== undefined) return { kind: 'taken', id: done.value };
  }
  return { kind: 'failed', problem: storageProblem('failed') };
}
