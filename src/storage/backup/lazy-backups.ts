import { fail } from '../../core/lib/result.ts';
import type { Backups, QuarantinedRecord, Snapshots } from '../api.ts';
import { storageProblem } from '../records/problem.ts';
import type { StorageContext } from '../saving/storage-context.ts';
import type { StorageMeter } from '../storage-meter.ts';
import type { Savers } from './restore.ts';

/*
 * Restores and backups are needed now and then, never to start: they come in chunks of their own. Where one cannot be
 * read, nothing is done, and the outcome says that it failed.
 */

const cannot = { kind: 'failed', problem: storageProblem('failed') } as const;

export function createSnapshots(context: StorageContext, savers: Savers): Snapshots {
  const collection = () =>
    import('../snapshots/snapshot-history.ts').then(
      ({ createSnapshotHistory }) => createSnapshotHistory(context, savers),
      () => undefined,
    );
  return {
    take: async (reason) => (await collection())?.take(reason) ?? cannot,
    list: async () => (await collection())?.list() ?? [],
    differences: async (id) => (await collection())?.differences(id) ?? fail(cannot.problem.message),
    restore: async (id, only) => (await collection())?.restore(id, only) ?? cannot,
  };
}

export function createLazyBackups(
  context: StorageContext,
  savers: Savers,
  meter: StorageMeter,
  loose: () => readonly QuarantinedRecord[],
): Backups {
  const backups = () =>
    import('./backups.ts').then(
      ({ createBackups }) => createBackups(context, savers, meter, loose),
      () => undefined,
    );
  return {
    serialize: async () => (await backups())?.serialize() ?? fail(cannot.problem),
    download: async () => (await backups())?.download() ?? fail(cannot.problem),
    restore: async (file, options) => (await backups())?.restore(file, options) ?? cannot,
  };
}
