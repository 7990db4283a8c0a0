import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { RecordName, Snapshots, StorageProblem } from '../api.ts';
import { isWritable, type StorageContext } from '../context/storage-context.ts';
import { isMirroredKind } from '../kinds.ts';
import type { Manifest, ManifestEntry } from '../primary/schema.ts';
import { storageProblem } from '../records/problem.ts';
import { decompress } from '../snapshots/compressed-text.ts';
import { readManifest } from '../snapshots/manifest.ts';
import { prepareSnapshot } from '../snapshots/prepare-snapshot.ts';
import { takeSnapshot } from '../snapshots/snapshots.ts';
import type { BackupRecord } from './backup-record.ts';
import { compareRecords } from './compare-records.ts';
import { type RestoreRequest, restoreRecords, type Savers } from './restore.ts';

const GONE = 'This snapshot is no longer there. Nothing was changed.';

/** The snapshots as Settings lists them. */
export function createSnapshotHistory(context: StorageContext, savers: Savers): Snapshots {
  function find(id: number): Promise<Result<Manifest | undefined, StorageProblem>> {
    return context.database.read(['snapshots'], async (transaction) =>
      readManifest(await transaction.objectStore('snapshots').get(id)),
    );
  }

  async function readRecords(
    entries: readonly ManifestEntry[],
  ): Promise<Result<readonly BackupRecord[], string>> {
    const records: BackupRecord[] = [];
    for (const { kind, key, name, schema, savedAt, hash } of entries) {
      const content = await context.database.read(['contents'], (transaction) =>
        transaction.objectStore('contents').get(hash),
      );
      if (!content.ok) return fail(content.problem.message);
      let text = await decompress(context.environment, content.value, hash);
      if (!text.ok) {
        const archived = await (await context.thirdCopy.connection())?.readArchivedText(hash);
        text = await decompress(context.environment, archived, hash);
      }
      if (!text.ok) return text;
      records.push({ kind, key, name, schema, savedAt, data: text.value });
    }
    return ok(records);
  }

  return {
    async take(reason) {
      if (!isWritable(context)) {
        const { mode } = context.status.current();
        return { kind: 'failed', problem: storageProblem(mode === 'outdated' ? 'outdated' : 'memory') };
      }
      await savers.queue.flush();
      return takeSnapshot(context, reason);
    },

    async list() {
      await context.thirdCopy.ready();
      const listed = await context.database.read(['snapshots'], async (transaction) => {
        const store = transaction.objectStore('snapshots');
        const [ids, manifests] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return manifests.flatMap((value, index) => {
          const manifest = readManifest(value);
          if (!manifest) return [];
          const { at, reason, entries } = manifest;
          return [
            {
              id: ids[index] as number,
              at,
              reason,
              records: entries.map(({ kind, name }) => ({ kind, name })),
            },
          ];
        });
      });
      return listed.ok ? listed.value.reverse() : [];
    },

    async differences(id) {
      const then = await find(id);
      if (!then.ok) return fail(then.problem.message);
      if (!then.value) return fail(GONE);
      const now = await prepareSnapshot(context, '');
      if (!now.ok) return fail(now.problem.message);
      return ok(compareRecords(then.value.entries, now.value.manifest.entries, ({ hash }) => hash));
    },

    async packTexts(packs) {
      const listed = await context.database.read(['snapshots'], (transaction) =>
        transaction.objectStore('snapshots').getAll(),
      );
      if (!listed.ok) return [];
      const newestFirst = listed.value.flatMap((value) => readManifest(value)?.entries ?? []).reverse();
      const texts = await Promise.all(
        packs.map(async ([name, version]) => {
          const entry = newestFirst.find(
            ({ kind, key, version: ofEntry }) => !isMirroredKind(kind) && key === name && ofEntry === version,
          );
          const read = entry && (await readRecords([entry]));
          return read?.ok ? read.value.map(({ data }) => data) : [];
        }),
      );
      return texts.flat();
    },

    async restore(id, only) {
      const manifest = await find(id);
      if (!manifest.ok) return { kind: 'failed', problem: manifest.problem };
      const wanted =
        manifest.value?.entries.filter((entry) => !only?.every((one) => !isSameRecord(entry, one))) ?? [];
      if (wanted.length === 0 && (only || !manifest.value))
        return { kind: 'refused', damaged: false, message: GONE };
      const records = await readRecords(wanted);
      if (!records.ok) return { kind: 'refused', damaged: false, message: records.problem };
      const what = only && (only.length === 1 ? only[0]?.name : `${only.length} records`);
      const reason = what ? `Before restoring ${what} from a snapshot` : 'Before restoring a snapshot';
      const request: RestoreRequest = {
        reason,
        records: records.value,
        quarantined: [],
        reportsKept: !only,
      };
      return restoreRecords(context, savers, request);
    },
  };
}

function isSameRecord(entry: RecordName, only: RecordName): boolean {
  return entry.kind === only.kind && entry.name === only.name;
}
