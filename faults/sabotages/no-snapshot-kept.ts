import type * as real from '../../src/storage/snapshots/retention.ts';

// Retention removes every snapshot in the transaction that puts it.
export const snapshotsToKeep: typeof real.snapshotsToKeep = () => new Set();
