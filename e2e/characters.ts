import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Json = Readonly<Record<string, unknown>>;

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A character file that the standard game takes as it is, but for the fields given. */
export function aCharacter(name: string, fields: Json = {}): Json {
  return { version: 7, name, packInfo: [['Tabard Core', 1]], health: 5, potential: 12, ...fields };
}

export const asFile = ({ name, text }: NamedText) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Uploads character files on the storage page and waits until each is there. */
export async function uploadCharacters(page: Page, ...sheets: readonly Json[]): Promise<void> {
  await page.goto('/character/storage');
  const files = sheets.map((sheet) => asFile({ name: `${sheet.name}.json`, text: JSON.stringify(sheet) }));
  await page.getByLabel('Upload Character').setInputFiles(files);
  for (const { name } of sheets) await expect(button(page, `Load ${name}`)).toBeVisible();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What IndexedDB holds of characters, by normalised name: undefined where one was deleted. */
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

/** The reasons of the snapshots that Settings lists, newest first. */
export async function snapshotReasons(page: Page): Promise<readonly string[]> {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Snapshots' })).toBeVisible();
  return page.getByRole('list', { name: 'Snapshots' }).locator('p:has(> bdi)').allTextContents();
}
