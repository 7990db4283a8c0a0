import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { Environment } from '../environment.ts';
import { RECORD_KINDS, type RecordKind, rowOf } from '../kinds.ts';
import { problemOf, storageProblem } from '../records/problem.ts';

export type StoreName = RecordKind | 'snapshots' | 'contents' | 'quarantine' | 'meta';

/** The index on `rev` lists keys and revs without reading the records. */
export const revIndex = 'rev';
/** The index of packs on `[version, savedAt]`, for the same reason. */
export const versionIndex = 'version';

/** A collection that is added later raises it, by its row. */
export const DATABASE_VERSION = Math.max(...RECORD_KINDS.map((kind) => rowOf(kind).since));

/** Creates the stores that a database of an older version lacks; 0 is no database. */
function createStores(database: IDBDatabase, oldVersion: number): void {
  for (const kind of RECORD_KINDS) {
    const { shape, since } = rowOf(kind);
    if (since <= oldVersion) continue;
    const store = database.createObjectStore(kind);
    store.createIndex(revIndex, 'rev');
    if (shape === 'pack') store.createIndex(versionIndex, ['version', 'savedAt']);
  }
  if (oldVersion > 0) return;
  database.createObjectStore('snapshots', { autoIncrement: true });
  for (const name of ['contents', 'quarantine', 'meta']) database.createObjectStore(name);
}

export interface Database {
  /**
   * Runs a transaction, strict where it writes, and gives the body's value once it is complete. The body awaits nothing but
   * requests of the transaction, and reads before it writes: it runs again on a new connection where the first was lost.
   */
  run<Value>(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    body: (transaction: IDBTransaction) => Promise<Value>,
  ): Promise<Result<Value, StorageProblem>>;
  close(): void;
}

export function requested<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keys and index keys of an index, without the records. */
export function listIndex(
  index: IDBIndex,
): Promise<readonly { readonly key: string; readonly at: IDBValidKey }[]> {
  return new Promise((resolve, reject) => {
    const listed: { key: string; at: IDBValidKey }[] = [];
    const request = index.openKeyCursor();
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) {
        resolve(listed);
        return;
      }
      if (typeof cursor.primaryKey === 'string') listed.push({ key: cursor.primaryKey, at: cursor.key });
      cursor.continue();
    };
  });
}

interface Lost {
  readonly lost: true;
}

type Attempt<Value> = Result<Value, unknown> | Lost;

function attempt<Value>(
  database: IDBDatabase,
  stores: readonly StoreName[],
  mode: 'readonly' | 'readwrite',
  body: (transaction: IDBTransaction) => Promise<Value>,
  wasLost: () => boolean,
): Promise<Attempt<Value>> {
  return new Promise((resolve) => {
    let transaction: IDBTransaction;
    try {
      transaction = database.transaction([...stores], mode, { durability: 'strict' });
    } catch (error) {
      const closing = error instanceof DOMException && error.name === 'InvalidStateError';
      resolve(closing ? { lost: true } : fail(error));
      return;
    }
    const running = body(transaction);
    let thrown: unknown;
    let isOurAbort = false;
    running.catch((error: unknown) => {
      thrown = error;
      try {
        transaction.abort();
        isOurAbort = true;
      } catch {
        // It has ended already; the outcome below tells how.
      }
    });
    transaction.oncomplete = () => {
      running.then(
        (value) => resolve(ok(value)),
        (error: unknown) => resolve(fail(error)),
      );
    };
    transaction.onabort = () => {
      const { error } = transaction;
      // A browser that takes the database away ends its transactions first, and tells the connection later.
      const isTakenAway = !isOurAbort && (error === null || error.name === 'AbortError');
      resolve(isTakenAway || wasLost() ? { lost: true } : fail(error ?? thrown));
    };
  });
}

/** `onNewer` is called when another tab wants to bring the database to a version that this one does not know. */
export function openDatabase(environment: Environment, onNewer: () => void): Database {
  let connection: Promise<Result<IDBDatabase, StorageProblem>> | undefined;
  let current: IDBDatabase | undefined;
  const lost = new WeakSet<IDBDatabase>();

  function forget(database: IDBDatabase): void {
    lost.add(database);
    if (current === database) connection = undefined;
  }

  function open(): Promise<Result<IDBDatabase, StorageProblem>> {
    return new Promise((resolve) => {
      let request: IDBOpenDBRequest;
      try {
        if (!environment.indexedDB) throw new DOMException('No IndexedDB', 'SecurityError');
        request = environment.indexedDB.open(environment.namespace, DATABASE_VERSION);
      } catch (error) {
        resolve(fail(problemOf(error)));
        return;
      }
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        resolve(fail(storageProblem('failed')));
      }, environment.timeouts.open);
      request.onupgradeneeded = (event) => {
        createStores(request.result, event.oldVersion);
      };
      request.onerror = () => {
        clearTimeout(timer);
        resolve(fail(problemOf(request.error)));
      };
      request.onsuccess = () => {
        clearTimeout(timer);
        const database = request.result;
        if (late) {
          database.close();
          return;
        }
        database.onclose = () => forget(database);
        database.onversionchange = (event) => {
          database.close();
          forget(database);
          if (event.newVersion !== null && event.newVersion > DATABASE_VERSION) onNewer();
        };
        current = database;
        resolve(ok(database));
      };
    });
  }

  function connect(): Promise<Result<IDBDatabase, StorageProblem>> {
    connection ??= open().then((opened) => {
      // A refusal is not remembered: the next call asks again.
      if (!opened.ok) connection = undefined;
      return opened;
    });
    return connection;
  }

  return {
    async run(stores, mode, body) {
      for (let left = 2; left > 0; left -= 1) {
        const opened = await connect();
        if (!opened.ok) return opened;
        const outcome = await attempt(opened.value, stores, mode, body, () => lost.has(opened.value));
        if (!('lost' in outcome)) return outcome.ok ? outcome : fail(problemOf(outcome.problem));
        opened.value.close();
        forget(opened.value);
      }
      return fail(storageProblem('failed'));
    },
    close() {
      void connection?.then((opened) => {
        if (opened.ok) opened.value.close();
      });
      connection = undefined;
    },
  };
}
