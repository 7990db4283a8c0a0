import type { Pack } from '../../core/game-data/pack.ts';
import { ok, type Result } from '../../core/lib/result.ts';
import { startWorker } from '../../platform/start-worker.ts';
import type { PackAddress } from './pack-address.ts';
import { joinSlices } from './pack-slices.ts';
import {
  type PackProblem,
  type PackSource,
  type Progress,
  type ReadPack,
  readPackSteps,
} from './pack-steps.ts';
import type { PackMessage, PackWithText } from './pack-worker.ts';

/**
 * Up to this size, in bytes or UTF-16 units, reading a pack takes a frame or two, which is faster than
 * starting a worker. The standard pack is below it: it is read offline too, where the worker's script may be
 * missing.
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
  const worker = sizeOf(source) <= SMALL ? undefined : await startPackWorker();
  if (worker === undefined) return readPackSteps(source, onProgress);
  return readIn(worker, source, signal, onProgress);
}

/**
 * Reads a large stored pack in a worker, which also gets its text: 16 MB would take the page two long tasks.
 * Undefined if that fails for whatever reason.
 */
export async function readPackAt(address: PackAddress): Promise<Pack | undefined> {
  const worker = await startPackWorker();
  const read = worker && (await slicesFrom(worker, address));
  return read?.ok ? read.value.pack : undefined;
}

const startPackWorker = (): Promise<Worker | undefined> => startWorker(import('./pack-worker.ts?worker&url'));

/** As `readPack`, in this worker. */
async function readIn(
  worker: Worker,
  source: PackSource,
  signal: AbortSignal | undefined,
  onProgress: Progress,
): Promise<Result<ReadPack, PackProblem>> {
  const read = await slicesFrom(worker, source, signal, onProgress);
  // Its script could not be loaded.
  if (read === undefined) return readPackSteps(source, onProgress);
  if (!read.ok) return read;
  const { pack, text = typeof source === 'string' ? source : '' } = read.value;
  return ok({ pack, text });
}

/** What the worker reads; undefined if it does not run. Never resolves after the signal aborts it. */
function slicesFrom(
  worker: Worker,
  source: PackSource | PackAddress,
  signal?: AbortSignal,
  onProgress: Progress = () => undefined,
): Promise<Result<PackWithText, PackProblem> | undefined> {
  return new Promise((resolve) => {
    const joined = joinSlices();
    const end = (outcome: Result<PackWithText, PackProblem> | undefined): void => {
      worker.terminate();
      resolve(outcome);
    };
    signal?.addEventListener('abort', () => worker.terminate());
    worker.onerror = () => end(undefined);
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
          end(ok({ ...outcome.value, pack: joined.whole(outcome.value.pack) }));
        }
      }
    };
    worker.postMessage(source);
  });
}
