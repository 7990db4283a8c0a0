import type { QuarantinedRecord, RecordName, RestoreOutcome, RestoreReport } from '../api.ts';
import { announce, setEntry } from '../context/collection-state.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isMirroredKind, PACK_KINDS, RECORD_KINDS, recordId } from '../kinds.ts';
import type { PackCollections } from '../packs/stored-packs.ts';
import { putQuarantined, toQuarantined } from '../primary/quarantine.ts';
import { confirmWritten } from '../primary/read-back.ts';
import { readNow } from '../primary/read-now.ts';
import type { WriteTransaction } from '../primary/schema.ts';
import { storageProblem } from '../records/problem.ts';
import { revOf, type StoredRecord } from '../records/record.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import { withSnapshot } from '../snapshots/snapshots.ts';
import type { BackupRecord } from './backup-record.ts';
import { type ReadableRecord, readRecords } from './readable-records.ts';

/** The savers of this tab's changes. */
export interface Savers {
  readonly queue: SaveQueue;
  readonly packs: PackCollections;
}

export interface RestoreRequest {
  /** The reason of the snapshot before the restore. */
  readonly reason: string;
  readonly records: readonly BackupRecord[];
  readonly quarantined: readonly QuarantinedRecord[];
  /** Whether to report what is stored now and is not restored. */
  readonly reportsKept: boolean;
}

interface Restored {
  readonly record: ReadableRecord;
  readonly stored: StoredRecord;
  readonly effect: 'added' | 'replaced' | 'unchanged';
}

const nameOnly = ({ kind, name }: RecordName): RecordName => ({ kind, name });

/** Stores one record. If it replaces an unreadable one, that one's raw text is quarantined. */
async function restoreRecord(
  context: StorageContext,
  transaction: WriteTransaction,
  record: ReadableRecord,
): Promise<Restored> {
  const { kind, key, data, schema, savedAt, version } = record;
  const before = await readNow(transaction, kind, context.namings[kind].textCodec, key);
  if (before.state === 'unreadable' || before.state === 'newer') {
    await putQuarantined(transaction, [
      toQuarantined(kind, key, 'indexedDB', before, context.environment.now()),
    ]);
  }
  if (before.state === 'live' && before.record.data === data)
    return { record, stored: before.record, effect: 'unchanged' };
  const rev = revOf(before) + 1;
  const stored = { rev, schema, savedAt, data, ...(version === undefined ? {} : { version }) };
  await transaction.objectStore(kind).put(stored, key);
  return { record, stored, effect: before.state === 'live' ? 'replaced' : 'added' };
}

/** Restores all records in one transaction, together with a snapshot of the state before. Removes nothing. */
export async function restoreRecords(
  context: StorageContext,
  savers: Savers,
  request: RestoreRequest,
): Promise<RestoreOutcome> {
  const { mode } = context.status.current();
  if (mode === 'outdated') return { kind: 'failed', problem: storageProblem('outdated') };
  await savers.queue.flush();

  const { readable, unreadable } = await readRecords(context, request.records);
  const records = [...readable.values()];
  const notRead = unreadable.map(({ record }) => nameOnly(record));
  if (mode === 'memory') return restoreInMemory(context, savers, records, notRead);
  const now = context.environment.now();
  const quarantined = [
    ...request.quarantined,
    ...unreadable.map(({ record: { kind, key, data }, reason }) =>
      toQuarantined(kind, key, 'backup', { raw: data, reason }, now),
    ),
  ];

  const written = await withSnapshot(
    context,
    request.reason,
    [...RECORD_KINDS, 'quarantine', 'meta'],
    async (transaction, before) => {
      const restored: Restored[] = [];
      for (const record of records) restored.push(await restoreRecord(context, transaction, record));
      await putQuarantined(transaction, quarantined);
      const kept = before.entries.filter((entry) => !readable.has(recordId(entry)));
      return { restored, kept: kept.map(nameOnly) };
    },
  );
  const done = await confirmWritten(context.database, written, (value) =>
    value.restored.map(({ record: { kind, key }, stored }) => ({ kind, key, record: stored })),
  );
  if (!done.ok) return { kind: 'failed', problem: done.problem };

  const { restored, kept } = done.value;
  showRestored(context, savers, restored);
  await context.thirdCopy.settled();
  const namesWith = (effect: Restored['effect']): RecordName[] =>
    restored.filter((one) => one.effect === effect).map(({ record }) => nameOnly(record));
  const report: RestoreReport = {
    added: namesWith('added'),
    replaced: namesWith('replaced'),
    unchanged: namesWith('unchanged'),
    kept: request.reportsKept ? kept : [],
    quarantined: notRead,
  };
  return { kind: 'restored', report };
}

/** Brings the entries of this tab, the mirrors and the other tabs up to date. */
function showRestored(context: StorageContext, savers: Savers, restored: readonly Restored[]): void {
  for (const { record, stored } of restored) {
    const { kind, key, value } = record;
    context.thirdCopy.note(kind, key, stored);
    if (!isMirroredKind(kind)) continue;
    const collection = context.collections[kind];
    // Saving a concurrent change conflicts with the restored version, and both are kept.
    if (savers.queue.isBusy(collection, key)) continue;
    setEntry(collection, key, stored, value);
    context.mirror.copy(kind, key, stored);
    announce(collection, key, 'restore');
  }
  context.status.mirror(context.mirror.state());
  for (const kind of PACK_KINDS) {
    if (restored.some(({ record }) => record.kind === kind)) savers.packs[kind].announce('restore');
  }
  const things = restored.map(({ record: { kind, key }, stored: { rev, schema } }) => ({
    kind,
    key,
    rev,
    schema,
  }));
  context.channel.post({ type: 'changed', things });
}

async function restoreInMemory(
  context: StorageContext,
  { queue, packs }: Savers,
  records: readonly ReadableRecord[],
  quarantined: readonly RecordName[],
): Promise<RestoreOutcome> {
  const added: RecordName[] = [];
  const replaced: RecordName[] = [];
  for (const record of records) {
    const { kind, key, value } = record;
    if (!isMirroredKind(kind)) {
      added.push(nameOnly(record));
      await packs[kind].store(value);
      continue;
    }
    const collection = context.collections[kind];
    const list = collection.entries.has(key) ? replaced : added;
    list.push(nameOnly(record));
    await queue.save(collection, key, value);
    announce(collection, key, 'restore');
  }
  return { kind: 'restored', report: { added, replaced, unchanged: [], kept: [], quarantined } };
}
