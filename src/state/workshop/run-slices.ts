import { nextTask } from '../../platform/next-task.ts';

/** How many entries of a pack are read in one task, which takes some milliseconds. */
const SLICE = 200;

/**
 * Runs work that pauses after each entry of a pack, a slice of entries in each task. Whether it ended before
 * it was aborted.
 */
export async function runSlices(work: Iterable<unknown>, { signal }: AbortController): Promise<boolean> {
  let read = 0;
  for (const _ of work) {
    read += 1;
    if (read % SLICE !== 0) continue;
    await nextTask();
    if (signal.aborted) return false;
  }
  return true;
}
