import { trustedScript } from '../../platform/trusted-script.ts';
import type { ThirdCopy } from './third-copy.ts';
import type { ThirdCopyAnswer, ThirdCopyCall, ThirdCopyOpening } from './third-copy-worker.ts';

type Ask = (request: Omit<ThirdCopyCall, 'id'> | Omit<ThirdCopyOpening, 'id'>) => Promise<unknown>;

function askThrough(worker: Worker): Ask {
  const waiting = new Map<number, (answer: ThirdCopyAnswer) => void>();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<ThirdCopyAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  // Its script did not come.
  worker.onerror = () => {
    const error = { name: 'NotSupportedError', message: 'The worker did not start.' };
    for (const [id, resolve] of waiting) resolve({ id, error });
    waiting.clear();
  };
  return (request) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, (answer) => {
        if ('error' in answer) reject(new DOMException(answer.error.message, answer.error.name));
        else resolve(answer.value);
      });
      worker.postMessage({ id: count, ...request });
    });
}

/** Calls of its methods go to the worker. */
function proxyOf(worker: Worker, ask: Ask): ThirdCopy {
  const methodsOf = (part: ThirdCopyCall['part']): never =>
    new Proxy(
      {},
      {
        get:
          (_, method) =>
          (...values: unknown[]) =>
            ask({ part, method: String(method), values }),
      },
    ) as never;
  return {
    ledger: methodsOf('ledger'),
    reserve: methodsOf('reserve'),
    archive: methodsOf('archive'),
    close: () => worker.terminate(),
  };
}

/** Undefined where the browser cannot keep one. */
export async function openThirdCopy(namespace: string): Promise<ThirdCopy | undefined> {
  let worker: Worker | undefined;
  try {
    if (typeof navigator.storage.getDirectory !== 'function' || !navigator.locks) return undefined;
    const { default: address } = await import('./third-copy-worker.ts?worker&url');
    worker = new Worker(trustedScript(address), { type: 'module' });
    const ask = askThrough(worker);
    await ask({ namespace });
    return proxyOf(worker, ask);
  } catch {
    worker?.terminate();
    return undefined;
  }
}
