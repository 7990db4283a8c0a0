import { fail } from '../../core/lib/result.ts';
import type { Backups, QuarantinedRecord, Snapshots } from '../api.ts';
import { loadOnDemand } from '../on-demand.ts';
import { storageProblem } from '../records/problem.ts';
import type { StorageContext } from '../saving/storage-context.ts';
import type { StorageMeter } from '../storage-meter.ts';
import type { Savers } from './restore.ts';

const cannot = { kind: 'failed', problem: storageProblem('failed') } as const;

export function createSnapshots(context: StorageContext, savers: Savers): Snapshots {
  const history = async () => (await loadOnDemand())?.createSnapshotHistory(context, savers);
  return {
    take: async (reason) => (await history())?.take(reason) ?? cannot,
    list: async () => (await history())?.list() ?? [],
    differences: async (id) => (await history())?.differences(id) ?? fail(cannot.problem.message),
    restore: async (id, only) => (await history())?.restore(id, only) ?? cannot,
  };
}

export function createLazyBackups(
  context: StorageContext,
  savers: Savers,
  meter: StorageMeter,
  loose: () => readonly QuarantinedRecord[],
): Backups {
  const backups = async () => (await loadOnDemand())?.createBackups(context, savers, meter, loose);
  return {
    serialize: async () => (await backups())?.serialize() ?? fail(cannot.problem),
    download: async () => (await backups())?.download() ?? fail(cannot.problem),
    restore: async (file, options) => (await backups())?.restore(file, options) ?? cannot,
  };
}
