import type { TabardStorage } from './codecs.ts';
import { useShell } from './use-shell.ts';

/** Whether a deletion or an overwrite takes a snapshot first. That is impossible without storage. */
export function canTakeSnapshots(storage: TabardStorage): boolean {
  return storage.status().mode === 'stored';
}

/** A sentence for confirmations: whether a snapshot is taken first. */
export function useSnapshotWords(): string {
  const { storage } = useShell();
  return canTakeSnapshots(storage)
    ? 'A snapshot is taken first.'
    : 'No snapshot is taken first: nothing can be stored now.';
}
