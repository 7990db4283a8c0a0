import type { QuarantinedRecord } from '../api.ts';
import { isRecordKind, RECORD_KINDS, type RecordKind } from '../kinds.ts';
import { fingerprint } from '../records/checksum.ts';
import { rawText } from '../records/record.ts';
import { requested } from './database.ts';

/** The same text found again in the same place is the same finding. */
export function toQuarantined(
  kind: RecordKind,
  key: string,
  from: QuarantinedRecord['from'],
  found: { readonly raw: string; readonly reason: string },
  at: number,
): QuarantinedRecord {
  const id = `${kind}|${from}|${found.raw.length}-${fingerprint(found.raw)}|${key}`;
  return { id, kind, key, from, reason: found.reason, raw: found.raw, at };
}

/** Adds to the quarantine within a transaction; what is there stays as it is. */
export function putQuarantined(transaction: IDBTransaction, found: readonly QuarantinedRecord[]): void {
  const store = transaction.objectStore('quarantine');
  for (const one of found) {
    const request = store.getKey(one.id);
    request.onsuccess = () => {
      if (request.result === undefined) store.put(one, one.id);
    };
  }
}

const sources: ReadonlySet<unknown> = new Set<QuarantinedRecord['from']>([
  'indexedDB',
  'localStorage',
  'backup',
]);

export function isQuarantinedRecord(value: unknown): value is QuarantinedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, key, from, reason, raw, at } = value as Partial<Record<string, unknown>>;
  const texts = [id, key, reason, raw].every((text) => typeof text === 'string');
  return isRecordKind(kind) && sources.has(from) && texts && typeof at === 'number';
}

/** Everything in quarantine. What is damaged even there is still handed out, as it is. */
export async function readQuarantine(transaction: IDBTransaction): Promise<readonly QuarantinedRecord[]> {
  const store = transaction.objectStore('quarantine');
  const [keys, values] = await Promise.all([requested(store.getAllKeys()), requested(store.getAll())]);
  return (values as unknown[]).map((value, index) => {
    if (isQuarantinedRecord(value)) return value;
    const id = String(keys[index]);
    const kind = RECORD_KINDS.find((one) => id.startsWith(`${one}|`));
    const key = id.split('|').slice(3).join('|');
    const reason = 'It was set aside, and was damaged since.';
    return { id, kind: kind ?? 'characters', key, from: 'indexedDB', reason, raw: rawText(value), at: 0 };
  });
}
