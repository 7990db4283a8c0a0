import type { StorageContext } from '../context/storage-context.ts';
import { problemOf } from '../records/problem.ts';
import type { RevisionNote } from './ledger.ts';
import { nameIn, reportMissing } from './report-missing.ts';
import type { StoredRevision, ThirdCopyConnection } from './revision-notes.ts';
import { createSpaceWarning } from './space-warning.ts';

/**
 * Opens the third copy, and reports what is missing and whether the disk is nearly full. Undefined where the
 * browser cannot keep one. A third copy that fails later changes nothing: saving goes on without it.
 */
export async function connectThirdCopy(context: StorageContext): Promise<ThirdCopyConnection | undefined> {
  const { environment } = context;
  const third = await environment.openThirdCopy?.(environment.namespace);
  if (!third) return undefined;
  const { ledger, reserve } = third;
  const space = createSpaceWarning(context, third);

  const asNote = ({ kind, key, record: { rev, savedAt, data } }: StoredRevision): RevisionNote => {
    return { kind, key, rev, savedAt, name: data === null ? undefined : nameIn(context, kind, key) };
  };

  async function makeRoom(): Promise<boolean> {
    space.warn();
    return reserve.release().catch(() => false);
  }

  /** The disk may be full. */
  async function noteAgain(notes: readonly RevisionNote[], error: unknown): Promise<void> {
    if (problemOf(error).reason === 'full' && (await makeRoom())) await ledger.note(notes);
  }

  /** What a start need not wait for. */
  async function check(): Promise<void> {
    await reportMissing(context, ledger);
    await space.check();
  }

  const checking = check().catch(() => undefined);
  return {
    async note(revisions) {
      const notes = revisions.map(asNote);
      await ledger
        .note(notes)
        .catch((error: unknown) => noteAgain(notes, error))
        .catch(() => undefined);
    },
    async forget(record) {
      await ledger.forget(record).catch(() => undefined);
    },
    makeRoom,
    async close() {
      await checking;
      third.close();
    },
  };
}
