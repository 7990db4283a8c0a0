import { startWorker } from '../../platform/start-worker.ts';
import type { CheckAnswer, CheckRequest } from './check-worker.ts';

/**
 * Checks a pack in a worker. Undefined if the worker cannot be loaded; never resolves after the signal aborts
 * it.
 */
export async function checkPackText(
  request: CheckRequest,
  signal: AbortSignal,
): Promise<CheckAnswer | undefined> {
  const worker = await startWorker(import('./check-worker.ts?worker&url'));
  if (worker === undefined) return undefined;
  return new Promise((resolve) => {
    const end = (answer: CheckAnswer | undefined): void => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => worker.terminate());
    if (signal.aborted) worker.terminate();
    worker.onerror = () => end(undefined);
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => end(data);
    worker.postMessage(request);
  });
}
