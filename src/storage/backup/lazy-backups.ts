import { fail } from '../../core/lib/result.ts';
import type { Backups, SetAside, Snapshots } from '../api.ts';
import { storageProblem } from '../records/problem.ts';
import type { Vault } from '../saving/storage-context.ts';
import type { MeterBox } from '../storage-meter.ts';
import type { Savers } from './restore.ts';

/*
 * Restores and backups are needed now and then, never to start: they come in chunks of their own. Where one cannot be
 * read, nothing is done, and the outcome says that it failed.
 */

const cannot = { kind: 'failed', problem: storageProblem('failed') } as const;

export function createSnapshots(vault: Vault, savers: Savers): Snapshots {
  const shelf = () =>
    import('../snapshots/snapshot-history.ts').then(
      ({ createSnapshotShelf }) => createSnapshotShelf(vault, savers),
      () => undefined,
    );
  return {
    take: async (reason) => (await shelf())?.take(reason) ?? cannot,
    list: async () => (await shelf())?.list() ?? [],
    differences: async (id) => (await shelf())?.differences(id) ?? fail(cannot.problem.message),
    restore: async (id, only) => (await shelf())?.restore(id, only) ?? cannot,
  };
}

export function createLazyBackups(
  vault: Vault,
  savers: Savers,
  meter: MeterBox,
  loose: () => readonly SetAside[],
): Backups {
  const backups = () =>
    import('./backups.ts').then(
      ({ createBackups }) => createBackups(vault, savers, meter, loose),
      () => undefined,
    );
  return {
    print: async () => (await backups())?.print() ?? fail(cannot.problem),
    download: async () => (await backups())?.download() ?? fail(cannot.problem),
    restore: async (file, options) => (await backups())?.restore(file, options) ?? cannot,
  };
}
