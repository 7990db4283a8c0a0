import { fingerprint } from './checksum.ts';
import type { RecordKind, SetAside } from './storage.ts';

/** The same text found again in the same place is the same finding. */
export function toSetAside(
  kind: RecordKind,
  key: string,
  from: SetAside['from'],
  found: { readonly raw: string; readonly reason: string },
  at: number,
): SetAside {
  const id = `${kind}|${from}|${found.raw.length}-${fingerprint(found.raw)}|${key}`;
  return { id, kind, key, from, reason: found.reason, raw: found.raw, at };
}

/** Adds to the quarantine within a transaction; what is there stays as it is. */
export function putAside(transaction: IDBTransaction, found: readonly SetAside[]): void {
  const store = transaction.objectStore('quarantine');
  for (const one of found) {
    const request = store.getKey(one.id);
    request.onsuccess = () => {
      if (request.result === undefined) store.put(one, one.id);
    };
  }
}
