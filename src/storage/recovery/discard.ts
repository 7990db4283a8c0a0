import { ok, type Result } from '../../core/lib/result.ts';
import type { QuarantinedRecord, StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isMirroredKind } from '../kinds.ts';
import { requested } from '../primary/database.ts';
import { rawText } from '../records/record.ts';

/**
 * Lets go of a record that was set aside, and of where it was found as long as the same text is still there: what was
 * saved under its name since stays.
 */
export async function discard(
  context: StorageContext,
  { id, kind, key, from, raw }: QuarantinedRecord,
): Promise<Result<undefined, StorageProblem>> {
  const done = await context.database.run([kind, 'quarantine'], 'readwrite', async (transaction) => {
    transaction.objectStore('quarantine').delete(id);
    const store = transaction.objectStore(kind);
    if (from === 'indexedDB' && rawText(await requested(store.get(key))) === raw) store.delete(key);
  });
  if (!done.ok) return done;
  if (from === 'localStorage' && isMirroredKind(kind)) context.mirror.heal(kind, key, raw, undefined);
  return ok(undefined);
}
