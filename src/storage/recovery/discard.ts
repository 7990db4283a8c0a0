import { ok, type Result } from '../../core/lib/result.ts';
import type { SetAside, StorageProblem } from '../api.ts';
import { requested } from '../primary/database.ts';
import { rawText } from '../records/record.ts';
import type { Vault } from '../saving/storage-context.ts';

/**
 * Lets go of a record that was set aside, and of where it was found as long as the same text is still there: what was
 * saved under its name since stays.
 */
export async function discard(
  vault: Vault,
  { id, kind, key, from, raw }: SetAside,
): Promise<Result<undefined, StorageProblem>> {
  const done = await vault.database.run([kind, 'quarantine'], 'readwrite', async (transaction) => {
    transaction.objectStore('quarantine').delete(id);
    const store = transaction.objectStore(kind);
    if (from === 'indexedDB' && rawText(await requested(store.get(key))) === raw) store.delete(key);
  });
  if (!done.ok) return done;
  if (from === 'localStorage' && kind !== 'packs') vault.second.heal(kind, key, raw, undefined);
  return ok(undefined);
}
