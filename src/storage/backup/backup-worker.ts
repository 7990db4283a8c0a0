import { ok, type Result } from '../../core/lib/result.ts';
import { sha256Hex } from '../../platform/browser.ts';
import { type BackupContents, type BackupProblem, readBackup } from './backup-file.ts';
import type { BackupRecord } from './backup-record.ts';

/*
 * The worker that reads a backup, which may have 500 MB. It sends the records slice by slice, so that the
 * page gets each in a task of its own.
 */

/** The message from the page to the worker. */
export interface BackupRequest {
  readonly file: Blob;
  readonly evenIfDamaged: boolean;
}

/** The messages from the worker to the page. */
export type BackupMessage =
  | { readonly kind: 'records'; readonly records: readonly BackupRecord[] }
  /** The last message: the backup without the records that were sent. */
  | { readonly kind: 'outcome'; readonly outcome: Result<BackupContents, BackupProblem> };

/** The most characters of a slice that has more than one record. */
const SLICE = 1_000_000;

const post = (message: BackupMessage): void => postMessage(message);

function postRecords(records: readonly BackupRecord[]): void {
  let slice: BackupRecord[] = [];
  let length = 0;
  for (const record of records) {
    if (slice.length > 0 && length + record.data.length > SLICE) {
      post({ kind: 'records', records: slice });
      slice = [];
      length = 0;
    }
    slice.push(record);
    length += record.data.length;
  }
  post({ kind: 'records', records: slice });
}

addEventListener('message', async ({ data: { file, evenIfDamaged } }: MessageEvent<BackupRequest>) => {
  // Outside secure contexts there is none.
  const sha256 = (globalThis.crypto as Partial<Crypto>).subtle ? sha256Hex : undefined;
  const outcome = await readBackup({ sha256 }, file, evenIfDamaged);
  if (!outcome.ok) return post({ kind: 'outcome', outcome });
  postRecords(outcome.value.records);
  post({ kind: 'outcome', outcome: ok({ ...outcome.value, records: [] }) });
});
