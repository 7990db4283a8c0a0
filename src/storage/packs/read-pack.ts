import { ok, type Result } from '../../core/lib/result.ts';
import { trustedScript } from '../../platform/trusted-script.ts';
import { joinSlices } from './pack-slices.ts';
import {
  type PackProblem,
  type PackSource,
  type Progress,
  type ReadPack,
  readPackSteps,
} from './pack-steps.ts';
import type { PackMessage } from './pack-worker.ts';

/**
 * Up to this size, in bytes or UTF-16 units, reading a pack takes a frame or two, which is faster than starting a
 * worker. The standard pack is below it: it is read offline too, where the worker's script may be missing.
 */
const SMALL = 150_000;

export interface ReadPackOptions {
  /** Aborts the reading, which then never resolves. */
  readonly signal?: AbortSignal;
  readonly onProgress?: Progress;
}

const sizeOf = (source: PackSource): number => (typeof source === 'string' ? source.length : source.size);

/** Reads a pack without blocking the page: a large one in a worker, or here if no worker can be started. */
export async function readPack(
  source: PackSource,
  { signal, onProgress = () => undefined }: ReadPackOptions = {},
): Promise<Result<ReadPack, PackProblem>> {
  const worker = sizeOf(source) <= SMALL ? undefined : await startWorker();
  if (worker === undefined) return readPackSteps(source, onProgress);
  return readIn(worker, source, signal, onProgress);
}

async function startWorker(): Promise<Worker | undefined> {
  try {
    const { default: address } = await import('./pack-worker.ts?worker&url');
    return new Worker(trustedScript(address), { type: 'module' });
  } catch {
    return undefined;
  }
}

function readIn(
  worker: Worker,
  source: PackSource,
  signal: AbortSignal | undefined,
  onProgress: Progress,
): Promise<Result<ReadPack, PackProblem>> {
  return new Promise((resolve) => {
    const joined = joinSlices();
    const end = (outcome: Result<ReadPack, PackProblem> | Promise<Result<ReadPack, PackProblem>>): void => {
      worker.terminate();
      resolve(outcome);
    };
    signal?.addEventListener('abort', () => worker.terminate());
    // Its script could not be loaded.
    worker.onerror = () => end(readPackSteps(source, onProgress));
    worker.onmessage = ({ data }: MessageEvent<PackMessage>) => {
      switch (data.kind) {
        case 'progress':
          onProgress(data.done);
          return;
        case 'slice':
          joined.add(data.slice);
          return;
        case 'outcome': {
          const { outcome } = data;
          if (!outcome.ok) return end(outcome);
          const { pack, text = typeof source === 'string' ? source : '' } = outcome.value;
          end(ok({ pack: joined.whole(pack), text }));
        }
      }
    };
    worker.postMessage(source);
  });
}
