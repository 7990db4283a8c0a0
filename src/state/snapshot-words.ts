import type { TabardStorage } from './codecs.ts';
import { useShell } from './use-shell.ts';

/** Whether a deletion or an overwrite takes a snapshot first: none can be where nothing is stored. */
export function canTakeSnapshots(storage: TabardStorage): boolean {
  return storage.status().mode === 'stored';
}

/** Says whether a snapshot is taken before what is asked about is done. */
export function useSnapshotWords(): string {
  const { storage } = useShell();
  return canTakeSnapshots(storage)
    ? 'A snapshot is taken first.'
    : 'No snapshot is taken first: nothing can be stored now.';
}
