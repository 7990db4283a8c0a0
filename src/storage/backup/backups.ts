import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { Backups, QuarantinedRecord, StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isRecordKind, type RecordKind, recordId } from '../kinds.ts';
import { readEveryCopy } from '../recovery/every-copy.ts';
import { openReader } from '../recovery/read-store.ts';
import type { Unsaved } from '../saving/save-queue.ts';
import { noteBackup } from '../storage-usage.ts';
import { type BackupContents, backupFileName, serializeBackup } from './backup-file.ts';
import { type BackupRecord, serializeForBackup } from './backup-record.ts';
import { compareRecords } from './compare-records.ts';
import { readBackupFile } from './read-backup.ts';
import { readRecords } from './readable-records.ts';
import { restoreRecords, type Savers } from './restore.ts';

/** Every record of every copy, and over it what this tab has and IndexedDB has not. */
async function readCopies(context: StorageContext, savers: Savers): Promise<BackupContents> {
  const unsaved = savers.queue.unsaved();
  const { best, quarantined } = await readEveryCopy(context, unsaved, await openReader(context));
  const records = new Map<string, BackupRecord>();
  for (const [id, { kind, key, record }] of best) {
    const { schema, savedAt, data } = record;
    if (data === null) continue;
    const naming = isRecordKind(kind) ? context.namings[kind] : undefined;
    const isReadable = naming !== undefined && schema <= naming.codec.schema;
    const name = isReadable ? naming.listedName(key, data) : key;
    // Only a newer version knows the collections that this one does not.
    records.set(id, { kind: kind as RecordKind, key, name, schema, savedAt, data });
  }
  for (const record of unsavedRecords(context, unsaved, savers)) records.set(recordId(record), record);
  return { records: [...records.values()], quarantined };
}

/** The values of this tab that IndexedDB does not have. */
function unsavedRecords(
  context: StorageContext,
  unsaved: readonly Unsaved[],
  { packs }: Savers,
): readonly BackupRecord[] {
  const now = context.environment.now();
  const unsavedPacks = Object.values(packs).flatMap((collection) => collection.unsaved());
  return [
    ...unsaved.map(({ collection, key, value }) => serializeForBackup(collection.naming, key, value, now)),
    ...unsavedPacks.map(({ kind, name, pack }) => serializeForBackup(context.namings[kind], name, pack, now)),
  ];
}

export function createBackups(
  context: StorageContext,
  savers: Savers,
  unquarantined: () => readonly QuarantinedRecord[],
): Backups {
  /** Everything that is stored, with the unsaved changes of this tab. */
  async function readContents(): Promise<BackupContents> {
    const { records, quarantined } = await readCopies(context, savers);
    const found = new Set(quarantined.map(({ id }) => id));
    const others = unquarantined().filter(({ id }) => !found.has(id));
    return { records, quarantined: [...quarantined, ...others] };
  }

  async function serialize(): Promise<Result<{ fileName: string; text: string }, StorageProblem>> {
    const text = await serializeBackup(context.environment, await readContents());
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
    async differences(file) {
      const contents = await readBackupFile(context.environment, file, true);
      if (!contents.ok) return fail(contents.problem.message);
      const now = await readContents();
      const { readable } = await readRecords(context, contents.value.records);
      const then = [...readable.values()];
      return ok(compareRecords<BackupRecord>(then, now.records, ({ data }) => data));
    },
    async restore(file, options) {
      const contents = await readBackupFile(context.environment, file, options?.evenIfDamaged ?? false);
      if (!contents.ok) return { kind: 'refused', ...contents.problem };
      const { records, quarantined } = contents.value;
      const reason = 'Before restoring a backup';
      return restoreRecords(context, savers, { reason, records, quarantined, reportsKept: true });
    },
  };
}
