import type { QuarantinedRecord, SnapshotEntry } from '../storage/api.ts';
import type { StorageUsage } from '../storage/reports.ts';
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
} from '../storage/api.ts';
export type { StorageUsage, ThirdCopyReport } from '../storage/reports.ts';
