export { createBackups } from './backup/backups.ts';
export { createSnapshotHistory } from './snapshots/snapshot-history.ts';
export { takeSnapshot, withSnapshot } from './snapshots/snapshots.ts';
