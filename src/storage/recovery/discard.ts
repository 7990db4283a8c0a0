import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { QuarantinedRecord, StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isMirroredKind } from '../kinds.ts';
import { readQuarantine } from '../primary/read-quarantine.ts';
import { storageProblem } from '../records/problem.ts';
import { rawText } from '../records/record.ts';

/** What is in quarantine, and what this start found and could not put there, oldest first. */
export async function listQuarantined(
  { database }: StorageContext,
  unquarantined: readonly QuarantinedRecord[],
): Promise<readonly QuarantinedRecord[]> {
  const stored = await database.read(['quarantine'], readQuarantine);
  return [...(stored.ok ? stored.value : []), ...unquarantined].sort((one, other) => one.at - other.at);
}

/** Deletes a record from quarantine, and from its source if the text there is unchanged. Later saves stay. */
export async function discard(
  context: StorageContext,
  unquarantined: readonly QuarantinedRecord[],
  id: string,
): Promise<Result<undefined, StorageProblem>> {
  const { mode } = context.status.current();
  if (mode === 'outdated') return fail(storageProblem(mode));
  const record = (await listQuarantined(context, unquarantined)).find((one) => one.id === id);
  if (record === undefined) return ok(undefined);
  const { kind, key, from, raw } = record;
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
