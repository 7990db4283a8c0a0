import type { QuarantinedRecord } from '../api.ts';
import { isRecordKind, RECORD_KINDS } from '../kinds.ts';
import { rawText } from '../records/record.ts';
import type { ReadTransaction } from './schema.ts';

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

/** What is in quarantine under a key. A record that was damaged there is given as its raw text. */
export function toReadQuarantined(value: unknown, storedUnder: unknown): QuarantinedRecord {
  if (isQuarantinedRecord(value)) return value;
  const id = String(storedUnder);
  const kind = RECORD_KINDS.find((one) => id.startsWith(`${one}|`)) ?? 'characters';
  const key = id.split('|').slice(3).join('|');
  const reason = 'It was quarantined, and has been damaged since.';
  return { id, kind, key, from: 'indexedDB', reason, raw: rawText(value), at: 0 };
}

/** Everything in quarantine. */
export async function readQuarantine(transaction: ReadTransaction): Promise<readonly QuarantinedRecord[]> {
  const store = transaction.objectStore('quarantine');
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return values.map((value: unknown, index) => toReadQuarantined(value, keys[index]));
}
