import { nameList, say } from '../core/lib/wording.ts';
import type { RecordName } from '../storage/api.ts';
import type { Shell } from './shell.ts';

/**
 * Restores removed records from this snapshot, or else from the newest one that has them all, which was taken
 * before the removal. Returns whether it succeeded; a notice says so, or why not.
 */
export async function restoreRemoved(
  { storage, notices }: Pick<Shell, 'storage' | 'notices'>,
  removed: readonly RecordName[],
  from?: number,
): Promise<boolean> {
  const names = nameList(removed.map(({ name }) => name));
  const listed = await storage.snapshots.list();
  const snapshot = listed.find(
    ({ id, records }) =>
      (from === undefined || id === from) &&
      removed.every(({ kind, name }) => records.some((each) => each.kind === kind && each.name === name)),
  );
  const outcome = snapshot && (await storage.snapshots.restore(snapshot.id, removed));
  if (outcome?.kind === 'restored') {
    notices.success(say`Restored: ${names}.`);
    return true;
  }
  if (outcome === undefined)
    notices.warn(say`No snapshot has all of these, so nothing was restored: ${names}.`);
  else if (outcome.kind === 'refused') notices.warn(outcome.message);
  else notices.warn(say`Nothing was restored or changed. ${outcome.problem.message}`);
  return false;
}
