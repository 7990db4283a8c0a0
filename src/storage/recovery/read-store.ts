import { fail, type Result } from '../../core/lib/result.ts';
import type { StorageProblem } from '../api.ts';
import type { StorageContext } from '../context/storage-context.ts';
import { isRecordKind, RECORD_KINDS } from '../kinds.ts';
import type { ReadTransaction, StoreName } from '../primary/schema.ts';
import { storageProblem } from '../records/problem.ts';

/** What an object store holds under a key. */
export interface StoredValue {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** Reads a database that may be damaged, silent or of a newer version. */
export interface StoreReader {
  /** Of its object stores; none where it does not answer. */
  readonly names: readonly string[];
  /** All that can be read of a store: undefined where there is no such store, or nothing answers. */
  read(store: string): Promise<readonly StoredValue[] | undefined>;
}

/** The collections come in the order of their table. */
const inOrder = (names: readonly string[]): readonly string[] => [
  ...RECORD_KINDS.filter((kind) => names.includes(kind)),
  ...names.filter((name) => !isRecordKind(name)),
];

export async function openReader(context: StorageContext): Promise<StoreReader> {
  const { directDatabase, environment } = context;
  let isSilent = false;

  /** Waits no longer than for the first reading of a start, and only once. */
  function ask<Value>(
    store: string,
    body: (transaction: ReadTransaction) => Promise<Value>,
  ): Promise<Result<Value, StorageProblem>> {
    if (isSilent) return Promise.resolve(fail(storageProblem('failed')));
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        isSilent = true;
        resolve(fail(storageProblem('failed')));
      }, environment.timeouts.read);
      void directDatabase.read([store as StoreName], body).then((result) => {
        clearTimeout(timer);
        resolve(result);
      });
    });
  }

  const names = await ask('meta', async (transaction) => [...transaction.db.objectStoreNames]);

  /** Each value by itself: one that is damaged would take the others with it. */
  async function readOneByOne(store: string): Promise<readonly StoredValue[] | undefined> {
    const keys = await ask(store, (transaction) => transaction.objectStore(store as StoreName).getAllKeys());
    if (!keys.ok) return undefined;
    const values: StoredValue[] = [];
    for (const key of keys.value as IDBValidKey[]) {
      const value = await ask(store, (transaction): Promise<unknown> => {
        return transaction.objectStore(store as 'contents').get(key as string);
      });
      if (value.ok) values.push({ key, value: value.value });
    }
    return values;
  }

  return {
    names: names.ok ? inOrder(names.value) : [],
    async read(store) {
      if (!names.ok || !(names.value as readonly string[]).includes(store)) return undefined;
      const all = await ask(store, (transaction) => {
        const from = transaction.objectStore(store as StoreName);
        return Promise.all([from.getAllKeys(), from.getAll()]);
      });
      if (!all.ok) return readOneByOne(store);
      const [keys, values] = all.value;
      return (keys as IDBValidKey[]).map((key, index) => ({ key, value: values[index] as unknown }));
    },
  };
}
