import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { QuarantinedRecord, StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isMirroredKind } from '../kinds.ts';
import { storageProblem } from '../records/problem.ts';
import { rawText } from '../records/record.ts';

/** Deletes a record from quarantine, and from its source if the text there is unchanged. Later saves stay. */
export async function discard(
  context: StorageContext,
  { id, kind, key, from, raw }: QuarantinedRecord,
): Promise<Result<undefined, StorageProblem>> {
  const { mode } = context.status.current();
  if (mode === 'outdated') return fail(storageProblem(mode));
  const done = await context.database.write([kind, 'quarantine'], async (transaction) => {
    await transaction.objectStore('quarantine').delete(id);
    const store = transaction.objectStore(kind);
    const isStored = from === 'indexedDB' && rawText(await store.get(key)) === raw;
    if (isStored) await store.delete(key);
    return isStored;
  });
  if (!done.ok) return done;
  if (done.value) await (await context.thirdCopy.connection())?.forget({ kind, key });
  if (from === 'localStorage' && isMirroredKind(kind)) context.mirror.heal(kind, key, raw, undefined);
  return ok(undefined);
}
