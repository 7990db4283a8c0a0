import { readEnvelope } from '../records/record.ts';

/** Where the text of a stored pack is, for a worker that reads it by itself. */
export interface PackAddress {
  readonly database: string;
  readonly store: string;
  readonly name: string;
  /** The latest schema that this app reads. */
  readonly schema: number;
}

/**
 * The text of a stored pack. Undefined if it cannot be read, for whatever reason: the page reads it then, and
 * says why. It never makes a database or upgrades one, and lets go of it at once.
 */
export async function readTextAt(address: PackAddress): Promise<string | undefined> {
  const database = await open(address.database);
  if (database === undefined) return undefined;
  // Who deletes or upgrades the database waits for its connections.
  database.onversionchange = () => database.close();
  try {
    const stored = await answer(
      database.transaction(address.store).objectStore(address.store).get(address.name),
    );
    const record = readEnvelope(stored);
    return record.ok && record.value.schema <= address.schema ? (record.value.data ?? undefined) : undefined;
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

function open(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(name);
  // There is none: it must not be made without its stores.
  request.onupgradeneeded = () => request.transaction?.abort();
  return answer(request).catch(() => undefined);
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
