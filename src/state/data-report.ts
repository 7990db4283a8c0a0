import type { QuarantinedRecord, SnapshotEntry, StorageUsage } from '../storage/api.ts';
import type { TabardStorage } from './codecs.ts';

/** The data that Settings shows: storage usage, quarantined records, and snapshots, newest first. */
export interface DataReport {
  readonly meter: StorageUsage;
  readonly quarantined: readonly QuarantinedRecord[];
  readonly snapshots: readonly SnapshotEntry[];
}

export async function readDataReport(storage: TabardStorage): Promise<DataReport> {
  const [meter, quarantined, snapshots] = await Promise.all([
    storage.usage(),
    storage.quarantined(),
    storage.snapshots.list(),
  ]);
  return { meter, quarantined, snapshots };
}

export type {
  QuarantinedRecord,
  RecordName,
  RestoreOutcome,
  RestoreReport,
  SnapshotDifference,
  SnapshotEntry,
  Status,
  StorageNotice,
  StorageUsage,
} from '../storage/api.ts';
export type { ThirdCopyReport } from '../storage/third-copy/third-copy-report.ts';
