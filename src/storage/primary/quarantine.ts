import type { QuarantinedRecord } from '../api.ts';
import { isRecordKind, RECORD_KINDS, type RecordKind } from '../kinds.ts';
import { fingerprint } from '../records/fingerprint.ts';
import { rawText } from '../records/record.ts';
import type { ReadTransaction, WriteTransaction } from './schema.ts';

/** The same text in the same place gets the same id, so that it is quarantined once. */
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

/** Adds records to the quarantine; one that is in it already stays as it is. */
export async function putQuarantined(
  transaction: WriteTransaction,
  records: readonly QuarantinedRecord[],
): Promise<void> {
  const store = transaction.objectStore('quarantine');
  for (const record of records) {
    if ((await store.getKey(record.id)) === undefined) await store.put(record, record.id);
  }
}

const SOURCES: ReadonlySet<unknown> = new Set<QuarantinedRecord['from']>([
  'indexedDB',
  'localStorage',
  'backup',
]);

export function isQuarantinedRecord(value: unknown): value is QuarantinedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, key, from, reason, raw, at } = value as Partial<Record<string, unknown>>;
  const texts = [id, key, reason, raw].every((text) => typeof text === 'string');
  return isRecordKind(kind) && SOURCES.has(from) && texts && typeof at === 'number';
}

/** Everything in quarantine. A record that was damaged there is given as its raw text. */
export async function readQuarantine(transaction: ReadTransaction): Promise<readonly QuarantinedRecord[]> {
  const store = transaction.objectStore('quarantine');
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return values.map((value: unknown, index) => {
    if (isQuarantinedRecord(value)) return value;
    const id = String(keys[index]);
    const kind = RECORD_KINDS.find((one) => id.startsWith(`${one}|`)) ?? 'characters';
    const key = id.split('|').slice(3).join('|');
    const reason = 'It was set aside, and was damaged since.';
    return { id, kind, key, from: 'indexedDB', reason, raw: rawText(value), at: 0 };
  });
}
