import { useShell } from './use-shell.ts';

/** Says whether a snapshot is taken before what is asked about is done: none can be where nothing is stored. */
export function useSnapshotWords(): string {
  const { storage } = useShell();
  return storage.status().mode === 'stored'
    ? 'A snapshot is taken first.'
    : 'No snapshot is taken first: nothing can be stored now.';
}
