export { createBackups } from './backup/backups.ts';
export { createSnapshotHistory } from './backup/snapshot-history.ts';
export { removePacks, storePack } from './packs/write-packs.ts';
export { readQuarantine } from './primary/read-quarantine.ts';
export { discard } from './recovery/discard.ts';
export { removeRecords } from './saving/remove.ts';
export { renameRecord } from './saving/rename.ts';
export { takeSnapshot, withSnapshot } from './snapshots/snapshots.ts';
export { measureUsage } from './storage-usage.ts';
