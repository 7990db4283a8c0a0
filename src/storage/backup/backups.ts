import { ok, type Result } from '../../core/lib/result.ts';
import type { Backups, QuarantinedRecord, StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { MIRRORED_KINDS, RECORD_KINDS, recordId } from '../kinds.ts';
import { toQuarantined } from '../primary/quarantine.ts';
import { readQuarantine } from '../primary/read-quarantine.ts';
import type { RecordNaming } from '../records/naming.ts';
import { readStored } from '../records/record.ts';
import { noteBackup } from '../storage-usage.ts';
import { type BackupContents, backupFileName, readBackup, serializeBackup } from './backup-file.ts';
import { type BackupRecord, serializeForBackup } from './backup-record.ts';
import { restoreRecords, type Savers } from './restore.ts';

/** The part of a backup for one stored record; empty if it was removed. */
function readForBackup(
  naming: RecordNaming,
  key: string,
  stored: unknown,
  now: number,
): { readonly record?: BackupRecord; readonly quarantined?: QuarantinedRecord } {
  const { kind, textCodec } = naming;
  const reading = readStored(textCodec, stored);
  if (reading.state === 'live') {
    const { schema, savedAt, data } = reading.record;
    return { record: { kind, key, name: naming.listedName(key, data), schema, savedAt, data } };
  }
  if (reading.state === 'unreadable' || reading.state === 'newer')
    return { quarantined: toQuarantined(kind, key, 'indexedDB', reading, now) };
  return {};
}

/** Everything that is stored. Packs are not parsed until they are restored. */
function readStoredContents(context: StorageContext): Promise<Result<BackupContents, StorageProblem>> {
  const now = context.environment.now();
  return context.database.read([...RECORD_KINDS, 'quarantine'], async (transaction) => {
    const records: BackupRecord[] = [];
    const quarantined = new Map((await readQuarantine(transaction)).map((one) => [one.id, one]));
    for (const kind of RECORD_KINDS) {
      const store = transaction.objectStore(kind);
      const [keys, stored] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const read = keys.map((key, index) =>
        readForBackup(context.namings[kind], String(key), stored[index], now),
      );
      for (const { record, quarantined: one } of read) {
        if (record) records.push(record);
        if (one && !quarantined.has(one.id)) quarantined.set(one.id, one);
      }
    }
    return { records, quarantined: [...quarantined.values()] };
  });
}

/** The values of this tab that are not in IndexedDB. */
function unsavedRecords(context: StorageContext, { queue, packs }: Savers): readonly BackupRecord[] {
  const now = context.environment.now();
  const shownKinds = context.status.current().mode === 'memory' ? MIRRORED_KINDS : [];
  const shown = shownKinds.flatMap((kind) => {
    const { entries, naming } = context.collections[kind];
    return [...entries.values()].map(({ key, value, savedAt }) =>
      serializeForBackup(naming, key, value, savedAt),
    );
  });
  const unsaved = queue
    .unsaved()
    .map(({ collection, key, value }) => serializeForBackup(collection.naming, key, value, now));
  const unsavedPacks = Object.values(packs)
    .flatMap((collection) => collection.unsaved())
    .map(({ kind, name, pack }) => serializeForBackup(context.namings[kind], name, pack, now));
  return [...shown, ...unsaved, ...unsavedPacks];
}

export function createBackups(
  context: StorageContext,
  savers: Savers,
  unquarantined: () => readonly QuarantinedRecord[],
): Backups {
  async function serialize(): Promise<Result<{ fileName: string; text: string }, StorageProblem>> {
    const stored = await readStoredContents(context);
    if (!stored.ok && context.status.current().mode !== 'memory') return stored;
    const contents = stored.ok ? stored.value : { records: [], quarantined: [] };
    const records = new Map<string, BackupRecord>();
    for (const record of [...contents.records, ...unsavedRecords(context, savers)])
      records.set(recordId(record), record);
    const text = await serializeBackup(context.environment, {
      records: [...records.values()],
      quarantined: [...contents.quarantined, ...unquarantined()],
    });
    return ok({ fileName: backupFileName(context.environment.now()), text });
  }

  return {
    serialize,
    async download() {
      const serialized = await serialize();
      if (!serialized.ok) return serialized;
      context.environment.download(serialized.value.fileName, serialized.value.text);
      await noteBackup(context);
      return ok({ fileName: serialized.value.fileName });
    },
    async restore(file, options) {
      const contents = await readBackup(context.environment, file, options?.evenIfDamaged ?? false);
      if (!contents.ok) return { kind: 'refused', ...contents.problem };
      const { records, quarantined } = contents.value;
      const reason = 'Before restoring a backup';
      return restoreRecords(context, savers, { reason, records, quarantined, reportsKept: true });
    },
  };
}
