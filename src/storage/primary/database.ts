import { type IDBPDatabase, wrap } from 'idb';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { Environment } from '../environment.ts';
import { RECORD_KINDS, rowOf } from '../kinds.ts';
import { problemOf, storageProblem } from '../records/problem.ts';
import type { ReadTransaction, StoreName, TabardSchema, WriteTransaction } from './schema.ts';

type Connection = IDBPDatabase<TabardSchema>;

/** The row of a new collection increases it. */
export const DATABASE_VERSION = Math.max(...RECORD_KINDS.map((kind) => rowOf(kind).since));

/** Creates the stores that a database of an older version lacks. 0: it did not exist. */
function createStores(database: IDBDatabase, oldVersion: number): void {
  for (const kind of RECORD_KINDS) {
    const { shape, since } = rowOf(kind);
    if (since <= oldVersion) continue;
    const store = database.createObjectStore(kind);
    store.createIndex('rev', 'rev');
    if (shape === 'pack') store.createIndex('version', ['version', 'savedAt']);
  }
  if (oldVersion > 0) return;
  database.createObjectStore('snapshots', { autoIncrement: true });
  for (const name of ['contents', 'quarantine', 'meta']) database.createObjectStore(name);
}

/**
 * Both run a transaction and resolve to the body's value after it completes. The body must await every
 * request, and nothing else. It must read before it writes, because it runs again on a new connection if the
 * first one was lost.
 */
export interface Database {
  read<Value>(
    stores: readonly StoreName[],
    body: (transaction: ReadTransaction) => Promise<Value>,
  ): Promise<Result<Value, StorageProblem>>;
  /** Strict: a completed transaction is on the disk. After `limit` milliseconds it is aborted. */
  write<Value>(
    stores: readonly StoreName[],
    body: (transaction: WriteTransaction) => Promise<Value>,
    limit?: number,
  ): Promise<Result<Value, StorageProblem>>;
  close(): void;
  /** Closes it, and fails whatever was not answered. */
  abandon(): void;
}

interface KeyCursor<Key> {
  readonly primaryKey: string;
  readonly key: Key;
  continue(): Promise<KeyCursor<Key> | null>;
}

/** Keys and index keys of an index, without the records. */
export async function listIndex<Key>(index: {
  openKeyCursor(): Promise<KeyCursor<Key> | null>;
}): Promise<readonly { readonly key: string; readonly at: Key }[]> {
  const listed: { key: string; at: Key }[] = [];
  let cursor = await index.openKeyCursor();
  while (cursor) {
    const { primaryKey, key } = cursor;
    // After damage, a record may have a key that is not a string.
    if (typeof primaryKey === 'string') listed.push({ key: primaryKey, at: key });
    cursor = await cursor.continue();
  }
  return listed;
}

type Attempt<Value> = Result<Value, unknown> | 'lost';

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function settle<Value>(running: Promise<Value>): Promise<Result<Value, unknown>> {
  return running.then(ok, (error: unknown) => fail(error));
}

/** A read needs no room: there, the error of a full disk means damage. */
function problemIn(error: unknown, writes: boolean): StorageProblem {
  const problem = problemOf(error);
  return problem.reason === 'full' && !writes ? storageProblem('failed') : problem;
}

/** Returns false if the transaction has already ended. */
function abort(transaction: ReadTransaction | WriteTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}

/** Runs the body in one transaction. `lost`: the browser closed the connection, and nothing was written. */
async function attempt<Value, Transaction extends ReadTransaction | WriteTransaction>(
  begin: () => Transaction,
  body: (transaction: Transaction) => Promise<Value>,
  wasLost: () => boolean,
): Promise<Attempt<Value>> {
  let transaction: Transaction;
  try {
    transaction = begin();
  } catch (error) {
    const isClosing = error instanceof DOMException && error.name === 'InvalidStateError';
    return isClosing ? 'lost' : fail(error);
  }
  const completion = settle(transaction.done);
  const result = await settle(body(transaction));
  const isOurAbort = !result.ok && abort(transaction);
  const completed = await completion;
  if (completed.ok) return result;
  // A browser that closes the database first aborts its transactions, and closes the connection later.
  const problems = [result, completed].flatMap((one) => (one.ok ? [] : [one.problem]));
  const problem = problems.find((one) => !isAbort(one));
  const isTakenAway = problem === undefined && !isOurAbort;
  return isTakenAway || wasLost() ? 'lost' : fail(problem);
}

/**
 * `onNewer` is called when the database is of a version that this app does not know. It is then opened as it
 * is, to be read and not written.
 */
export function openDatabase(environment: Environment, onNewer: () => void): Database {
  let connection: Promise<Result<Connection, StorageProblem>> | undefined;
  let current: Connection | undefined;
  const lost = new WeakSet<Connection>();
  let isNewer = false;
  const pending = new Set<() => void>();

  function forget(database: Connection): void {
    lost.add(database);
    if (current === database) connection = undefined;
  }

  /** Without a version it opens the database at whatever version it has. */
  function open(version?: number): Promise<Result<Connection, StorageProblem>> {
    return new Promise((resolve) => {
      let request: IDBOpenDBRequest;
      try {
        if (!environment.indexedDB) throw new DOMException('No IndexedDB', 'SecurityError');
        request = environment.indexedDB.open(environment.namespace, version);
      } catch (error) {
        resolve(fail(problemOf(error)));
        return;
      }
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        resolve(fail(storageProblem('failed')));
      }, environment.timeouts.open);
      request.onupgradeneeded = ({ oldVersion }) => createStores(request.result, oldVersion);
      request.onerror = () => {
        clearTimeout(timer);
        resolve(fail(problemOf(request.error)));
      };
      request.onsuccess = () => {
        clearTimeout(timer);
        const database = request.result;
        if (isLate) {
          database.close();
          return;
        }
        const opened = wrap(database) as Connection;
        database.onclose = () => forget(opened);
        database.onversionchange = ({ newVersion }) => {
          database.close();
          forget(opened);
          if (newVersion !== null && newVersion > DATABASE_VERSION) onNewer();
        };
        current = opened;
        resolve(ok(opened));
      };
    });
  }

  async function openAny(): Promise<Result<Connection, StorageProblem>> {
    const opened = await open(DATABASE_VERSION);
    if (opened.ok || opened.problem.reason !== 'outdated') return opened;
    isNewer = true;
    onNewer();
    return open();
  }

  function connect(): Promise<Result<Connection, StorageProblem>> {
    connection ??= openAny().then((opened) => {
      // A failure is not cached: the next call tries again.
      if (!opened.ok) connection = undefined;
      return opened;
    });
    return connection;
  }

  async function run<Value, Transaction extends ReadTransaction | WriteTransaction>(
    begin: (database: Connection) => Transaction,
    body: (transaction: Transaction) => Promise<Value>,
    writes: boolean,
    limit?: number,
  ): Promise<Result<Value, StorageProblem>> {
    let transaction: Transaction | undefined;
    let isOver = false;
    const beginNoted = (database: Connection): Transaction => {
      // What was reported as failed must not be written after all.
      if (isOver) throw new DOMException('Given up', 'AbortError');
      if (writes && isNewer) throw new DOMException('It is newer', 'VersionError');
      transaction = begin(database);
      return transaction;
    };
    return new Promise((resolve) => {
      const end = (result: Result<Value, StorageProblem>): void => {
        isOver = true;
        clearTimeout(timer);
        pending.delete(giveUp);
        resolve(result);
      };
      const giveUp = (): void => {
        end(fail(storageProblem('failed')));
        if (transaction) abort(transaction);
      };
      const timer = limit && setTimeout(giveUp, limit);
      pending.add(giveUp);
      runToEnd(beginNoted, body, writes).then(end, (error: unknown) => end(fail(problemIn(error, writes))));
    });
  }

  async function runToEnd<Value, Transaction extends ReadTransaction | WriteTransaction>(
    begin: (database: Connection) => Transaction,
    body: (transaction: Transaction) => Promise<Value>,
    writes: boolean,
  ): Promise<Result<Value, StorageProblem>> {
    for (let left = 2; left > 0; left -= 1) {
      const opened = await connect();
      if (!opened.ok) return opened;
      const database = opened.value;
      const outcome = await attempt(
        () => begin(database),
        body,
        () => lost.has(database),
      );
      if (outcome !== 'lost') return outcome.ok ? outcome : fail(problemIn(outcome.problem, writes));
      database.close();
      forget(database);
    }
    return fail(storageProblem('failed'));
  }

  function close(): void {
    void connection?.then((opened) => {
      if (opened.ok) opened.value.close();
    });
    connection = undefined;
  }

  return {
    read: (stores, body) => run((database) => database.transaction([...stores], 'readonly'), body, false),
    write: (stores, body, limit) =>
      run(
        (database) => database.transaction([...stores], 'readwrite', { durability: 'strict' }),
        body,
        true,
        limit,
      ),
    close,
    abandon() {
      for (const giveUp of [...pending]) giveUp();
      close();
    },
  };
}
