import { nextTask } from '../../platform/next-task.ts';

/** Runs work that pauses after each slice, each slice in a task of its own. Whether it ended before it was aborted. */
export async function runSlices(slices: Iterable<unknown>, { signal }: AbortController): Promise<boolean> {
  for (const _ of slices) {
    await nextTask();
    if (signal.aborted) return false;
  }
  return true;
}
