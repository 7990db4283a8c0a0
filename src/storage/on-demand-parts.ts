export { createBackups } from './backup/backups.ts';
export { createSnapshotHistory } from './backup/snapshot-history.ts';
export { takeSnapshot, withSnapshot } from './snapshots/snapshots.ts';
