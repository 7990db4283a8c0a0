import { trustedScript } from '../../platform/trusted-script.ts';
import type { CheckAnswer, CheckRequest } from './check-worker.ts';

/**
 * What the checker finds in a pack, worked out in a worker; undefined where the worker does not come. Stopped by the signal, it
 * never ends.
 */
export async function checkPackText(
  request: CheckRequest,
  signal: AbortSignal,
): Promise<CheckAnswer | undefined> {
  let worker: Worker;
  try {
    const { default: address } = await import('./check-worker.ts?worker&url');
    worker = new Worker(trustedScript(address), { type: 'module' });
  } catch {
    return undefined;
  }
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
