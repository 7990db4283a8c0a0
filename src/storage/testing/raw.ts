import type { FakeBrowser } from './fake-browser.ts';

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<Value>(
  browser: FakeBrowser,
  store: string,
  body: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await done((browser.indexedDB as IDBFactory).open('tabard'));
  const value = await done(body(database.transaction(store, 'readwrite').objectStore(store)));
  database.close();
  return value;
}

/** Reads and writes the database directly, bypassing storage. */
export const raw = {
  get: (browser: FakeBrowser, store: string, key: IDBValidKey): Promise<unknown> =>
    within<unknown>(browser, store, (it) => it.get(key)),
  getAll: (browser: FakeBrowser, store: string): Promise<unknown[]> =>
    within<unknown[]>(browser, store, (it) => it.getAll()),
  keys: (browser: FakeBrowser, store: string): Promise<IDBValidKey[]> =>
    within<IDBValidKey[]>(browser, store, (it) => it.getAllKeys()),
  put: (browser: FakeBrowser, store: string, key: IDBValidKey, value: unknown): Promise<IDBValidKey> =>
    within(browser, store, (it) => it.put(value, key)),
  remove: (browser: FakeBrowser, store: string, key: IDBValidKey): Promise<undefined> =>
    within(browser, store, (it) => it.delete(key)),
  clear: (browser: FakeBrowser, store: string): Promise<undefined> =>
    within(browser, store, (it) => it.clear()),
};
