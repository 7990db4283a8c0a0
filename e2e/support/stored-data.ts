import type { Page } from '@playwright/test';
import type { Json } from '../data/json.ts';

/** The characters in IndexedDB by normalized name, without deleted ones. */
export function storedCharacters(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('tabard'));
    const store = database.transaction('characters').objectStore('characters');
    const [keys, records] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    database.close();
    return Object.fromEntries(
      keys.flatMap((key, index) =>
        records[index].data === null ? [] : [[String(key), JSON.parse(records[index].data)]],
      ),
    );
  });
}

/** Writes a text under a character's key, where a record belongs. */
export async function storeUnreadableCharacter(page: Page, key: string, text: string): Promise<void> {
  await page.evaluate(
    async (entry) => {
      const open = indexedDB.open('tabard');
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const transaction = database.transaction('characters', 'readwrite');
      transaction.objectStore('characters').put(entry.text, entry.key);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    { key, text },
  );
}

/** Deletes IndexedDB and localStorage, and leaves the third copy. No open page may use them. */
export async function loseBothCopies(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('tabard').onsuccess = resolve;
    });
  });
}

/** Deletes all that is stored, as clearing the site's data does. No open page may use it. */
export async function clearSiteData(page: Page): Promise<void> {
  await loseBothCopies(page);
  await page.evaluate(async () => {
    const files = await navigator.storage.getDirectory();
    for await (const name of files.keys()) await files.removeEntry(name, { recursive: true });
  });
}

/** Upgrades the database to a version that this build does not know, as a later release may. */
export async function upgradeDatabase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const request = indexedDB.open('tabard', 99);
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = reject;
    });
    request.result.close();
  });
}

/** Stores settings before the app starts for the first time. */
export async function storeSettings(page: Page, settings: Json): Promise<void> {
  await storeSettingsText(
    page,
    JSON.stringify({ rev: 1, schema: 1, savedAt: 1, data: JSON.stringify(settings) }),
  );
}

/** Stores a text where the settings belong, before the app starts for the first time. */
export async function storeSettingsText(page: Page, text: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('tabard.settings') === null) localStorage.setItem('tabard.settings', stored);
  }, text);
}
