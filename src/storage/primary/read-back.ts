import { fail, type Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { RecordKind } from '../kinds.ts';
import { storageProblem } from '../records/problem.ts';
import { readEnvelope, type StoredRecord } from '../records/record.ts';
import type { Database } from './database.ts';

export interface WrittenRecord {
  readonly kind: RecordKind;
  readonly key: string;
  readonly record: StoredRecord;
}

/** Whether the record is stored, or what another tab has put over it since. */
async function isStored(database: Database, { kind, key, record }: WrittenRecord): Promise<boolean> {
  const stored = await database.read([kind], (transaction) => transaction.objectStore(kind).get(key));
  const found = stored.ok ? readEnvelope(stored.value) : stored;
  if (!found.ok || found.value.rev < record.rev) return false;
  return found.value.rev > record.rev || found.value.data === record.data;
}

/**
 * The outcome of a transaction: a failure where what it wrote cannot be read back. On a full disk a browser
 * may complete a transaction and lose it. Rule: docs/rules/storage.md#saving.
 */
export async function confirmWritten<Value>(
  database: Database,
  done: Result<Value, StorageProblem>,
  written: (value: Value) => readonly WrittenRecord[],
): Promise<Result<Value, StorageProblem>> {
  if (!done.ok) return done;
  // One at a time: a backup or a pack may be large.
  for (const record of written(done.value))
    if (!(await isStored(database, record))) return fail(storageProblem('failed'));
  return done;
}
