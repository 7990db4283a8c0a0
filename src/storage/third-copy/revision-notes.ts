import type { StorageContext } from '../context/storage-context.ts';
import type { Environment } from '../environment.ts';
import type { RecordKind } from '../kinds.ts';
import { loadOnDemand } from '../on-demand.ts';
import type { StoredRecord } from '../records/record.ts';
import type { RecordAddress } from './ledger.ts';

export interface StoredRevision extends RecordAddress {
  readonly record: StoredRecord;
}

/** The third copy, as far as saving needs it. None of these rejects. */
export interface ThirdCopyConnection {
  note(revisions: readonly StoredRevision[]): Promise<void>;
  forget(record: RecordAddress): Promise<void>;
  /** Frees the room that was kept for a full disk, and warns. False where there was none. */
  makeRoom(): Promise<boolean>;
  close(): Promise<void>;
}

/** Notes each revision that IndexedDB has stored in the third copy, where the browser can keep one. */
export interface RevisionNotes {
  /** Connects to the third copy, which then reports what is missing. */
  start(context: StorageContext): Promise<unknown>;
  note(kind: RecordKind, key: string, record: StoredRecord): void;
  /** The user has let go of the record, which is therefore not missing. */
  forget(record: RecordAddress): Promise<void>;
  /** Resolves once everything is noted, or takes too long. */
  settled(): Promise<unknown>;
  makeRoom(): Promise<boolean>;
  close(): Promise<void>;
}

export function createRevisionNotes({ page, timeouts }: Environment): RevisionNotes {
  let connecting: Promise<ThirdCopyConnection | undefined> = Promise.resolve(undefined);
  let waiting: StoredRevision[] = [];
  let writing: Promise<unknown> = Promise.resolve();

  async function write(): Promise<void> {
    const connection = await connecting;
    const revisions = waiting;
    waiting = [];
    if (revisions.length > 0) await connection?.note(revisions);
  }

  return {
    start(context) {
      connecting = page
        .drawn()
        .then(loadOnDemand)
        .then((parts) => parts?.connectThirdCopy(context))
        .catch(() => undefined);
      return connecting;
    },
    note(kind, key, record) {
      waiting.push({ kind, key, record });
      writing = writing.then(write);
    },
    forget: async (record) => (await connecting)?.forget(record),
    settled: () => Promise.race([writing, new Promise((resolve) => setTimeout(resolve, timeouts.note))]),
    makeRoom: async () => (await connecting)?.makeRoom() ?? false,
    async close() {
      await writing;
      await (await connecting)?.close();
    },
  };
}
