import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { RECORD_KINDS, type RecordKind, recordId } from '../kinds.ts';
import { listIndex } from '../primary/database.ts';
import type { CompressedText, Manifest, ManifestEntry, ReadTransaction } from '../primary/schema.ts';
import { problemOf } from '../records/problem.ts';
import { readEnvelope, type StoredRecord } from '../records/record.ts';
import { compress, hashOf, sizeOf } from './compressed-text.ts';
import { readManifest } from './manifest.ts';

/** A snapshot of the current state, ready to be stored by a transaction. */
export interface PreparedSnapshot {
  readonly manifest: Manifest;
  /** The texts that are in no snapshot yet, by hash. */
  readonly contents: ReadonlyMap<string, CompressedText>;
  /**
   * The revision of every stored record, including removed ones. It is a string, since a damaged revision may
   * be any value.
   */
  readonly revs: ReadonlyMap<string, string>;
  /** The newest snapshot, if its content is the same. */
  readonly sameAs: number | undefined;
  /** The maximum size of all snapshots. */
  readonly bytes: number;
}

interface ChangedRecord {
  readonly kind: RecordKind;
  readonly key: string;
  readonly record: StoredRecord & { readonly data: string };
}

interface Listing {
  readonly newest: { readonly id: number; readonly manifest: Manifest } | undefined;
  /** The hashes of all texts that are stored. */
  readonly contents: ReadonlySet<unknown>;
  readonly revs: Map<string, string>;
  /** Records of the newest snapshot that still have the same revision. */
  readonly known: ManifestEntry[];
  readonly changed: ChangedRecord[];
}

async function readNewest(transaction: ReadTransaction): Promise<Listing['newest']> {
  const cursor = await transaction.objectStore('snapshots').openCursor(null, 'prev');
  const manifest = readManifest(cursor?.value);
  return cursor && manifest ? { id: cursor.primaryKey, manifest } : undefined;
}

/**
 * Adds the records of a kind to a listing. Only changed records are read, since the text of a revision never
 * changes.
 */
async function listKind(
  transaction: ReadTransaction,
  kind: RecordKind,
  before: ReadonlyMap<string, ManifestEntry>,
  { contents, revs, known, changed }: Listing,
): Promise<void> {
  const store = transaction.objectStore(kind);
  for (const { key, at: rev } of await listIndex(store.index('rev'))) {
    const id = recordId({ kind, key });
    revs.set(id, String(rev));
    const entry = before.get(id);
    if (entry?.rev === rev && contents.has(entry.hash)) {
      known.push(entry);
      continue;
    }
    const read = readEnvelope(await store.get(key));
    if (!read.ok || read.value.data === null) continue;
    changed.push({ kind, key, record: { ...read.value, data: read.value.data } });
  }
}

function listNow(context: StorageContext): Promise<Result<Listing, StorageProblem>> {
  return context.database.read([...RECORD_KINDS, 'snapshots', 'contents'], async (transaction) => {
    const newest = await readNewest(transaction);
    const contents = new Set<unknown>(await transaction.objectStore('contents').getAllKeys());
    const listing: Listing = { newest, contents, revs: new Map(), known: [], changed: [] };
    const before = new Map(newest?.manifest.entries.map((entry) => [recordId(entry), entry]));
    for (const kind of RECORD_KINDS) await listKind(transaction, kind, before, listing);
    return listing;
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

function hasSameRecords(one: readonly ManifestEntry[], other: readonly ManifestEntry[]): boolean {
  const hashes = new Map(one.map((entry) => [recordId(entry), entry.hash]));
  return one.length === other.length && other.every((entry) => hashes.get(recordId(entry)) === entry.hash);
}

/** Compresses the changed records. */
async function compressChanged(
  context: StorageContext,
  { newest, contents: stored, changed }: Listing,
): Promise<{ readonly entries: ManifestEntry[]; readonly contents: Map<string, CompressedText> }> {
  const { environment, namings } = context;
  const entries: ManifestEntry[] = [];
  const contents = new Map<string, CompressedText>();
  const sizes = new Map(newest?.manifest.entries.map(({ hash, size }) => [hash, size]));
  for (const { kind, key, record } of changed) {
    const { rev, schema, savedAt, version, data } = record;
    const hash = await hashOf(environment, data);
    let size = stored.has(hash) || contents.has(hash) ? sizes.get(hash) : undefined;
    if (size === undefined) {
      const content = await compress(environment, data);
      contents.set(hash, content);
      size = sizeOf(content);
      sizes.set(hash, size);
    }
    const name = namings[kind].listedName(key, data);
    const entry = { kind, key, name, rev, schema, savedAt, hash, size };
    entries.push(version === undefined ? entry : { ...entry, version });
  }
  return { entries, contents };
}

/** Reads and compresses what has changed since the newest snapshot. Stores nothing. */
export async function prepareSnapshot(
  context: StorageContext,
  reason: string,
): Promise<Result<PreparedSnapshot, StorageProblem>> {
  const listing = await listNow(context);
  if (!listing.ok) return listing;
  const { newest, known, revs } = listing.value;
  try {
    const { entries: changed, contents } = await compressChanged(context, listing.value);
    const entries = [...known, ...changed];
    const isSame = newest !== undefined && hasSameRecords(newest.manifest.entries, entries);
    return ok({
      manifest: { at: context.environment.now(), reason, entries },
      contents,
      revs,
      sameAs: isSame ? newest.id : undefined,
      bytes: await bytesAllowed(context),
    });
  } catch (error) {
    return fail(problemOf(error));
  }
}
