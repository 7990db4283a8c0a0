import type { Meter, SetAside, SnapshotEntry } from '../storage/api.ts';
import type { TabardStorage } from './codecs.ts';

/** What Settings tells about the data: the meter, the records set aside, the snapshots, newest first. */
export interface DataReport {
  readonly meter: Meter;
  readonly setAside: readonly SetAside[];
  readonly snapshots: readonly SnapshotEntry[];
}

export async function readDataReport(storage: TabardStorage): Promise<DataReport> {
  const [meter, setAside, snapshots] = await Promise.all([
    storage.meter(),
    storage.setAside(),
    storage.snapshots.list(),
  ]);
  return { meter, setAside, snapshots };
}

export type {
  Meter,
  RestoreOutcome,
  RestoreReport,
  SetAside,
  SnapshotDifference,
  SnapshotEntry,
  Status,
  ThingName,
} from '../storage/api.ts';
