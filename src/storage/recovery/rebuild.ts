import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { QuarantinedRecord, StorageProblem } from '../api.ts';
import type { Savers } from '../backup/restore.ts';
import { type StorageContext, schemasOf } from '../context/storage-context.ts';
import { isRecordKind, PACK_KINDS, RECORD_KINDS } from '../kinds.ts';
import { putQuarantined } from '../primary/quarantine.ts';
import type { CompressedText, Manifest, WriteTransaction } from '../primary/schema.ts';
import { problemOf, storageProblem } from '../records/problem.ts';
import { readEnvelope, readText } from '../records/record.ts';
import { type CopiedRecord, type EveryCopy, readEveryCopy } from './every-copy.ts';
import { openReader, type StoredValue, type StoreReader } from './read-store.ts';

/** What the database holds besides records. */
interface OtherStores {
  readonly snapshots: readonly StoredValue[];
  readonly contents: readonly StoredValue[];
  readonly meta: readonly StoredValue[];
}

async function readOtherStores(reader: StoreReader): Promise<OtherStores> {
  return {
    snapshots: (await reader.read('snapshots')) ?? [],
    contents: (await reader.read('contents')) ?? [],
    meta: (await reader.read('meta')) ?? [],
  };
}

/** Another tab may have written to the new database already: what is stored at a higher revision stays. */
async function putRecord(transaction: WriteTransaction, { kind, key, record }: CopiedRecord): Promise<void> {
  if (!isRecordKind(kind)) return;
  const store = transaction.objectStore(kind);
  const there = readEnvelope(await store.get(key));
  const { detached: _, ...attached } = record;
  if (!there.ok || there.value.rev < record.rev) await store.put(attached, key);
}

function fill(
  context: StorageContext,
  { stored, quarantined }: EveryCopy,
  { snapshots, contents, meta }: OtherStores,
  unquarantined: readonly QuarantinedRecord[],
) {
  return async (transaction: WriteTransaction): Promise<undefined> => {
    for (const copied of stored.values()) await putRecord(transaction, copied);
    await putQuarantined(transaction, [...quarantined, ...unquarantined]);
    for (const { key, value } of snapshots)
      await transaction.objectStore('snapshots').put(value as Manifest, key as number);
    for (const { key, value } of contents)
      await transaction.objectStore('contents').put(value as CompressedText, key as string);
    const notes = transaction.objectStore('meta');
    // A start writes them only where they differ, so they must be there.
    await notes.put(schemasOf(context), 'schemas');
    for (const { key, value } of meta) await notes.put(value, key as 'schemas');
    return undefined;
  };
}

/** Fails where the browser does not answer, as while another tab holds the database open. */
function deleteDatabase({
  directDatabase,
  environment,
}: StorageContext): Promise<Result<undefined, StorageProblem>> {
  directDatabase.abandon();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(fail(storageProblem('failed'))), environment.timeouts.read);
    const end = (result: Result<undefined, StorageProblem>): void => {
      clearTimeout(timer);
      resolve(result);
    };
    try {
      if (!environment.indexedDB) throw new DOMException('No IndexedDB', 'SecurityError');
      const request = environment.indexedDB.deleteDatabase(environment.namespace);
      request.onsuccess = () => end(ok(undefined));
      request.onerror = () => end(fail(problemOf(request.error)));
    } catch (error) {
      end(fail(problemOf(error)));
    }
  });
}

/** Keeps the packs in this tab, where the new database takes nothing. */
async function keepPacks(context: StorageContext, { packs }: Savers, { stored }: EveryCopy): Promise<void> {
  for (const { kind, record } of stored.values()) {
    const packKind = PACK_KINDS.find((one) => one === kind);
    if (packKind === undefined || record.data === null) continue;
    const pack = readText(context.namings[packKind].codec, record.data);
    if (pack.ok) await packs[packKind].store(pack.value);
  }
}

async function replaceDatabase(
  context: StorageContext,
  savers: Savers,
  unquarantined: readonly QuarantinedRecord[],
): Promise<Result<undefined, StorageProblem>> {
  const reader = await openReader(context);
  const copies = await readEveryCopy(context, savers.queue.unsaved(), reader);
  const others = await readOtherStores(reader);
  const deleted = await deleteDatabase(context);
  if (!deleted.ok) return deleted;
  const stores = [...RECORD_KINDS, 'snapshots', 'contents', 'quarantine', 'meta'] as const;
  const written = await context.directDatabase.write(
    stores,
    fill(context, copies, others, unquarantined),
    context.environment.timeouts.save,
  );
  if (!written.ok) await keepPacks(context, savers, copies);
  return written.ok ? ok(undefined) : written;
}

/**
 * Deletes the database and makes it anew from every copy that can be read; what cannot be read goes to
 * quarantine as its raw text. Where the browser does not delete it, nothing was changed. Then starts again.
 * Rule: docs/rules/storage.md#rebuilding.
 */
export async function rebuildDatabase(
  context: StorageContext,
  savers: Savers,
  unquarantined: readonly QuarantinedRecord[],
  startAgain: () => Promise<void>,
): Promise<Result<undefined, StorageProblem>> {
  const { mode } = context.status.current();
  if (mode === 'outdated') return fail(storageProblem(mode));
  const replaced = await replaceDatabase(context, savers, unquarantined);
  await startAgain();
  // Not waited for: it may never answer. The snapshots that only the archive has follow with a message.
  void context.thirdCopy.connection().then((connection) => connection?.restoreLost());
  return replaced;
}
