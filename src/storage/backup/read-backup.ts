import { ok, type Result } from '../../core/lib/result.ts';
import { startWorker } from '../../platform/start-worker.ts';
import { type BackupContents, type BackupProblem, readBackup } from './backup-file.ts';
import type { BackupRecord } from './backup-record.ts';
import type { BackupMessage, BackupRequest } from './backup-worker.ts';
import type { Hashing } from './checksum.ts';

/** In bytes: up to this size reading a backup takes the page less time than starting a worker. */
const SMALL = 500_000;

/** Reads a backup without blocking the page: a large one in a worker, or here if none can be started. */
export async function readBackupFile(
  environment: Hashing,
  file: Blob,
  evenIfDamaged: boolean,
): Promise<Result<BackupContents, BackupProblem>> {
  const read = file.size > SMALL ? await readInWorker({ file, evenIfDamaged }) : undefined;
  return read ?? readBackup(environment, file, evenIfDamaged);
}

/** Undefined if the worker does not run. */
async function readInWorker(
  request: BackupRequest,
): Promise<Result<BackupContents, BackupProblem> | undefined> {
  const worker = await startWorker(import('./backup-worker.ts?worker&url'));
  if (worker === undefined) return undefined;
  return new Promise((resolve) => {
    const records: BackupRecord[] = [];
    const end = (outcome: Result<BackupContents, BackupProblem> | undefined): void => {
      worker.terminate();
      resolve(outcome);
    };
    worker.onerror = () => end(undefined);
    worker.onmessage = ({ data }: MessageEvent<BackupMessage>) => {
      if (data.kind === 'records') {
        records.push(...data.records);
        return;
      }
      const { outcome } = data;
      end(outcome.ok ? ok({ ...outcome.value, records }) : outcome);
    };
    worker.postMessage(request);
  });
}
