import { fingerprint } from '../../core/lib/fingerprint.ts';
import type { QuarantinedRecord } from '../api.ts';
import type { RecordKind } from '../kinds.ts';
import type { WriteTransaction } from './schema.ts';

/** The same text under the same key has the same id, so that it is quarantined only once. */
export function toQuarantined(
  kind: RecordKind,
  key: string,
  from: QuarantinedRecord['from'],
  { raw, reason }: { readonly raw: string; readonly reason: string },
  at: number,
): QuarantinedRecord {
  const id = `${kind}|${from}|${raw.length}-${fingerprint(raw)}|${key}`;
  return { id, kind, key, from, reason, raw, at };
}

/** Adds records to the quarantine; existing ones stay unchanged. */
export async function putQuarantined(
  transaction: WriteTransaction,
  records: readonly QuarantinedRecord[],
): Promise<void> {
  const store = transaction.objectStore('quarantine');
  for (const record of records) {
    if ((await store.getKey(record.id)) === undefined) await store.put(record, record.id);
  }
}
