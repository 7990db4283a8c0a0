import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { startWorker } from '../../platform/start-worker.ts';
import type { DiffRequest } from './diff-sources.ts';

/** In this thread, which blocks the page while the packs are large. */
async function compareHere(request: DiffRequest): Promise<readonly SectionDiff[]> {
  const { diffSources } = await import('./diff-sources.ts');
  return diffSources(request);
}

/**
 * What differs between packs, in a worker, or here if none can be started. Never resolves after the signal
 * aborts it.
 * Rule: docs/rules/game-data.md#differences-between-packs.
 */
export async function comparePacks(
  request: DiffRequest,
  signal: AbortSignal,
): Promise<readonly SectionDiff[]> {
  const worker = await startWorker(import('./diff-worker.ts?worker&url'));
  if (worker === undefined) return compareHere(request);
  return new Promise((resolve) => {
    const end = (answer: readonly SectionDiff[] | Promise<readonly SectionDiff[]>): void => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => worker.terminate());
    if (signal.aborted) worker.terminate();
    // Its script could not be loaded.
    worker.onerror = () => end(compareHere(request));
    worker.onmessage = ({ data }: MessageEvent<readonly SectionDiff[]>) => end(data);
    worker.postMessage(request);
  });
}
