import type { Environment } from '../environment.ts';
import type { PackKind, RecordKind } from '../kinds.ts';
import type { CompressedText } from '../primary/schema.ts';
import type { StoredRecord } from '../records/record.ts';
import type { ThirdCopyReport } from '../reports.ts';
import type { RecordAddress } from './ledger.ts';

export interface StoredRevision extends RecordAddress {
  readonly record: StoredRecord;
}

/** An open third copy. None of its methods rejects. */
export interface ThirdCopyConnection {
  /** Resolves once what IndexedDB had lost of packs and snapshots is restored. */
  readonly restored: Promise<unknown>;
  /** Notes revisions, and archives packs. */
  note(revisions: readonly StoredRevision[]): Promise<void>;
  /** The user has let go of the record, which is therefore not missing. */
  forget(record: RecordAddress): Promise<void>;
  /** Frees the room that was kept for a full disk, and warns. False where there was none. */
  makeRoom(): Promise<boolean>;
  /** Archives the snapshots, and drops those with these ids. */
  archiveSnapshots(deletedIds: readonly number[]): void;
  readArchivedText(hash: string): Promise<CompressedText | undefined>;
  /** Restores a pack that cannot be read, or is not there. */
  restorePack(kind: PackKind, name: string): Promise<void>;
  /** Restores once more what IndexedDB has lost, as after it was rebuilt. */
  restoreLost(): Promise<unknown>;
  /** Every archived pack; none where the archive cannot be read. */
  readArchivedPacks(): Promise<readonly StoredRevision[]>;
  measure(): Promise<ThirdCopyReport>;
  close(): Promise<void>;
}

/** The third copy, as far as every start needs it. */
export interface ThirdCopyClient {
  /**
   * Connects once the app is there. `wasLost`: IndexedDB was lost, so that it connects at once, and what can
   * be restored is waited for.
   */
  start(connect: () => Promise<ThirdCopyConnection | undefined>, wasLost: boolean): void;
  /** Undefined where the browser cannot keep one. */
  connection(): Promise<ThirdCopyConnection | undefined>;
  /** Resolves once IndexedDB has what can be restored, or that takes too long. */
  ready(): Promise<unknown>;
  note(kind: RecordKind, key: string, record: StoredRecord): void;
  /** Resolves once everything is noted, or that takes too long. */
  settled(): Promise<unknown>;
  close(): Promise<void>;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createThirdCopyClient({ page, started, timeouts }: Environment): ThirdCopyClient {
  let connecting: Promise<ThirdCopyConnection | undefined> = Promise.resolve(undefined);
  let ready: Promise<unknown> = connecting;
  let waiting: StoredRevision[] = [];
  let writing: Promise<unknown> = connecting;

  async function write(): Promise<void> {
    const connection = await connecting;
    const revisions = waiting;
    waiting = [];
    if (revisions.length > 0) await connection?.note(revisions);
  }

  return {
    start(connect, wasLost) {
      connecting = Promise.resolve(wasLost ? undefined : started)
        .then(page.drawn)
        .then(connect)
        .catch(() => undefined);
      if (wasLost)
        ready = Promise.race([connecting.then((opened) => opened?.restored), pause(timeouts.restore)]);
    },
    connection: () => connecting,
    ready: () => ready,
    note(kind, key, record) {
      waiting.push({ kind, key, record });
      writing = writing.then(write);
    },
    settled() {
      let timer: ReturnType<typeof setTimeout>;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, timeouts.note);
      });
      return Promise.race([writing, late]).finally(() => clearTimeout(timer));
    },
    async close() {
      await writing;
      await (await connecting)?.close();
    },
  };
}
