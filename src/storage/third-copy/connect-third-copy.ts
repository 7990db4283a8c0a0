import { isWritable, type StorageContext } from '../context/storage-context.ts';
import { isMirroredKind, PACK_KINDS } from '../kinds.ts';
import type { PackCollections } from '../packs/stored-packs.ts';
import { problemOf } from '../records/problem.ts';
import { archivePack, readArchivedPacks, reconcilePacks, restoreArchivedPack } from './archive-packs.ts';
import { archiveSnapshots, readArchivedText, restoreSnapshots } from './archive-snapshots.ts';
import type { RevisionNote } from './ledger.ts';
import { measureThirdCopy } from './measure-third-copy.ts';
import { nameIn, type RestoreRecords, reportMissing } from './report-missing.ts';
import { createSpaceWarning } from './space-warning.ts';
import type { StoredRevision, ThirdCopyConnection } from './third-copy-client.ts';

/**
 * Opens the third copy, restores from it what IndexedDB has lost, and reports what is missing and whether the
 * disk is nearly full. Undefined where the browser cannot keep one. A third copy that fails later changes
 * nothing: saving goes on without it.
 */
export async function connectThirdCopy(
  context: StorageContext,
  packs: PackCollections,
  restoreRecords: RestoreRecords,
): Promise<ThirdCopyConnection | undefined> {
  const { environment, status } = context;
  const third = await environment.openThirdCopy?.(environment.namespace);
  if (!third) return undefined;
  const { ledger, reserve, archive } = third;
  const space = createSpaceWarning(context, third);

  const asNote = ({ kind, key, record }: StoredRevision): RevisionNote => {
    const { rev, savedAt, data } = record;
    const note = { kind, key, rev, savedAt };
    if (data === null) return { ...note, name: undefined };
    const kept = isMirroredKind(kind) ? { record } : {};
    return { ...note, name: nameIn(context, kind, key), ...kept };
  };

  async function makeRoom(): Promise<boolean> {
    space.warn();
    return reserve.release().catch(() => false);
  }

  /** The disk may be full. */
  async function noteAgain(notes: readonly RevisionNote[], error: unknown): Promise<void> {
    if (problemOf(error).reason === 'full' && (await makeRoom())) await ledger.note(notes);
  }

  async function restore(): Promise<void> {
    if (!isWritable(context)) return;
    // A snapshot that fails keeps no pack from being restored.
    const snapshots = await restoreSnapshots(context, archive).catch(() => 0);
    const names = await reconcilePacks(context, archive);
    if (snapshots + names.length === 0) return;
    for (const kind of PACK_KINDS) if (names.length > 0) packs[kind].announce('restore');
    status.notice(
      'restored',
      'Your browser had lost packs or snapshots. They were restored from their second copy.',
      names,
    );
  }

  const restored = restore();
  let last: Promise<unknown> = restored;

  /** What is archived comes one after the other, and never before the lost is restored. Never rejects. */
  function inTurn(task: () => Promise<unknown>): Promise<unknown> {
    last = last.catch(() => undefined).then(task);
    return last.catch(() => undefined);
  }

  void inTurn(() => reportMissing(context, ledger, restoreRecords));
  void inTurn(async () => isWritable(context) && archiveSnapshots(context, archive, []));
  void inTurn(() => space.check());
  return {
    restored: restored.catch(() => undefined),
    async note(revisions) {
      for (const revision of revisions)
        if (!isMirroredKind(revision.kind)) void inTurn(() => archivePack(context, archive, revision));
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
    archiveSnapshots: (deletedIds) => void inTurn(() => archiveSnapshots(context, archive, deletedIds)),
    readArchivedText: (hash) => readArchivedText(archive, hash).catch(() => undefined),
    restorePack: (kind, name) => restoreArchivedPack(context, archive, kind, name).catch(() => undefined),
    restoreLost: () => inTurn(restore),
    readArchivedPacks: () => readArchivedPacks(archive).catch(() => []),
    async measure() {
      await last.catch(() => undefined);
      return measureThirdCopy(context, third).catch(() => ({ state: 'unknown' }));
    },
    async close() {
      await last.catch(() => undefined);
      third.close();
    },
  };
}
