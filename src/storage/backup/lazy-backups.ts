import { fail } from '../../core/lib/result.ts';
import type { Backups, QuarantinedRecord, Snapshots } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { loadOnDemand } from '../on-demand.ts';
import { storageProblem } from '../records/problem.ts';
import type { Savers } from './restore.ts';

const FAILED = { kind: 'failed', problem: storageProblem('failed') } as const;

export function createSnapshots(context: StorageContext, savers: Savers): Snapshots {
  const history = async () => (await loadOnDemand())?.createSnapshotHistory(context, savers);
  return {
    take: async (reason) => (await history())?.take(reason) ?? FAILED,
    list: async () => (await history())?.list() ?? [],
    differences: async (id) => (await history())?.differences(id) ?? fail(FAILED.problem.message),
    packTexts: async (packs) => (await history())?.packTexts(packs) ?? [],
    restore: async (id, only) => (await history())?.restore(id, only) ?? FAILED,
  };
}

export function createLazyBackups(
  context: StorageContext,
  savers: Savers,
  unquarantined: () => readonly QuarantinedRecord[],
): Backups {
  const backups = async () => (await loadOnDemand())?.createBackups(context, savers, unquarantined);
  return {
    serialize: async () => (await backups())?.serialize() ?? fail(FAILED.problem),
    download: async () => (await backups())?.download() ?? fail(FAILED.problem),
    differences: async (file) => (await backups())?.differences(file) ?? fail(FAILED.problem.message),
    restore: async (file, options) => (await backups())?.restore(file, options) ?? FAILED,
  };
}
