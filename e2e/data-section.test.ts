import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from './both-themes.ts';
import {
  aCharacter,
  asFile,
  button,
  snapshotReasons,
  storedCharacters,
  uploadCharacters,
} from './characters.ts';
import { expect, test } from './fixtures.ts';

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
const facts = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });

/** A character with something in every corner. */
const ARIA = aCharacter('Aria', {
  notes: 'A long tale\nof two lines and a 🗡️',
  skills: { Blades: 3 },
  inventory: {
    one: { id: 'one', name: 'Lute', flavor: '', quantity: 1, template: 'Generic', weight: 2, cost: 5 },
  },
});
const BERTRAM = aCharacter('Bertram', { version: 2, maneuverPoints: 3 });

test('one deleted character is restored from the snapshot, alone and as it was', async ({ page }) => {
  await uploadCharacters(page, ARIA, BERTRAM);
  await button(page, 'Delete Aria').click();
  const dialog = page.getByRole('dialog', { name: 'Delete Aria?' });
  const downloading = page.waitForEvent('download');
  await button(page, 'Download Backup').click();
  expect(JSON.parse(await textOf(await downloading))).toEqual(ARIA);
  await expectAccessible(page, 'delete-dialog');
  await dialog.getByRole('button', { name: 'No' }).click();
  expect(Object.keys(await storedCharacters(page))).toEqual(['aria', 'bertram']);

  await button(page, 'Delete Aria').click();
  await confirm(page);
  await expect(
    page.getByText('Aria has been deleted. A snapshot under Settings still has it.'),
  ).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ bertram: BERTRAM });

  expect(await snapshotReasons(page)).toEqual(['Before deleting Aria']);
  await page.getByRole('button', { name: /^What differs from / }).click();
  const differences = page.getByRole('list', { name: 'What differs from now' });
  await expect(differences.getByRole('listitem')).toHaveText([/^Aria \(character\) is no longer there/]);
  await expectAccessible(page, 'snapshots');
  await differences.getByRole('button', { name: /^Restore Aria \(character\) of / }).click();
  await confirm(page);
  await expect(page.getByText('Restored: 1 added.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ aria: ARIA, bertram: BERTRAM });
});

test('all deleted characters are restored from the snapshot', async ({ page }) => {
  await uploadCharacters(page, ARIA, BERTRAM);
  const before = await storedCharacters(page);
  await button(page, 'Delete All Characters').click();
  await page.getByRole('textbox', { name: 'Type CONFIRM to delete all characters' }).fill('CONFIRM');
  await confirm(page);
  await expect(page.getByText('All characters have been deleted.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({});
  expect(await snapshotReasons(page)).toEqual(['Before deleting all characters']);
  await page.getByRole('button', { name: /^Restore everything of / }).click();
  await confirm(page);
  await expect(page.getByText('Restored: 2 added.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual(before);
});

test('where there is no room for the snapshot, a deletion asks once more and says what that means', async ({
  page,
}) => {
  await uploadCharacters(page, ARIA, BERTRAM);
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Full for this test', 'QuotaExceededError');
    };
  });
  const noRoom = page.getByRole('dialog', { name: 'Delete without a snapshot?' });
  await button(page, 'Delete Aria').click();
  await confirm(page);
  await expect(noRoom).toContainText('Nothing has been deleted yet');
  await expectAccessible(page, 'no-room-dialog');
  await noRoom.getByRole('button', { name: 'No' }).click();
  expect(Object.keys(await storedCharacters(page))).toEqual(['aria', 'bertram']);
  await button(page, 'Delete Aria').click();
  await confirm(page);
  await noRoom.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Aria has been deleted.', { exact: true })).toBeVisible();
  await button(page, 'Delete All Characters').click();
  await page.getByRole('textbox', { name: 'Type CONFIRM to delete all characters' }).fill('CONFIRM');
  await confirm(page);
  await noRoom.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Go create a new character or upload one below!')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({});
});

/** Both stores, as when the user clears the site's data. */
async function wipe(page: Page): Promise<void> {
  // A page of the site that holds no store open.
  await page.goto('/rescue.html');
  await expect(page.getByText(/^Found \d+ records?\./)).toBeVisible();
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('tabard').onsuccess = resolve;
    });
  });
}

test('a backup brings everything back into an empty browser; a damaged one is refused first', async ({
  page,
}) => {
  await uploadCharacters(page, ARIA, BERTRAM);
  await page.goto('/gm/encounter/create');
  await page.getByRole('textbox', { name: 'Encounter Name' }).fill('Ambush');
  await page.getByRole('textbox', { name: 'Group Name' }).fill('Goblins');
  await button(page, 'Add Group').click();
  await button(page, 'Create Encounter').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ambush');
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Dice Prefix' }).fill('/roll ');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(facts(page, 'Last backup')).toContainText('None yet');

  const downloading = page.waitForEvent('download');
  await button(page, 'Download Backup').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tabard-backup-\d{4}-\d\d-\d\d\.json$/);
  const backup = await textOf(download);
  await expect(facts(page, 'Last backup')).not.toContainText('None yet');

  await wipe(page);
  await page.goto('/character/storage');
  await expect(page.getByText('Go create a new character or upload one below!')).toBeVisible();

  await page.goto('/settings');
  const choose = (text: string) =>
    page.getByLabel('Restore Backup').setInputFiles(asFile({ name: 'backup.json', text }));
  await choose(backup.replace('two lines', 'two limes'));
  await confirm(page);
  const damaged = page.getByRole('dialog').filter({ hasText: 'does not fit its checksum' });
  await expectAccessible(page, 'damaged-backup');
  await damaged.getByRole('button', { name: 'No' }).click();
  expect(await storedCharacters(page)).toEqual({});
  for (const refused of [backup.slice(0, -20), '{}', backup.replace('"version": 1', '"version": 2')]) {
    await choose(refused);
    await confirm(page);
    await expect(page.getByText(/Nothing was changed/).last()).toBeVisible();
    expect(await storedCharacters(page)).toEqual({});
  }

  await choose(backup);
  await confirm(page);
  await expect(page.getByText(/^Restored: 3 added; 1 replaced|^Restored: 4 added/)).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ aria: ARIA, bertram: BERTRAM });
  await expect(page.getByRole('textbox', { name: 'Dice Prefix' })).toHaveValue('/roll ');
  await page.goto('/gm/encounter/manager');
  await expect(button(page, 'Load Ambush')).toBeVisible();
});

test('a record that cannot be read is told, listed, downloaded exactly as it was, and discarded', async ({
  page,
}) => {
  await uploadCharacters(page, ARIA);
  const garbage = 'gar"bage {\u2028 ünd';
  await page.goto('/rescue.html');
  await page.evaluate(async (data) => {
    const open = indexedDB.open('tabard');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const transaction = database.transaction('characters', 'readwrite');
    transaction.objectStore('characters').put(data, 'olden');
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, garbage);

  await page.goto('/settings');
  const told = page.getByRole('status').filter({ hasText: 'could not be read' });
  await expect(told).toContainText('olden');
  await expect(page.getByText('Unable to load olden.')).toBeVisible();
  await expectAccessible(page, 'set-aside');
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await button(page, 'Download olden (character)').click();
  expect(await textOf(await downloading)).toBe(garbage);
  await button(page, 'Discard olden (character)').click();
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
  await expect(page.getByText('Unable to load olden.')).toBeVisible();
  await button(page, 'Discard olden (character)').click();
  await confirm(page);
  await expect(page.getByText('Unable to load olden.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Snapshots' })).toBeVisible();
  await expect(page.getByText('Unable to load olden.')).toHaveCount(0);
  expect(await storedCharacters(page)).toEqual({ aria: ARIA });
});

test('the data section tells the state of both copies, the room, persistence and the last backup', async ({
  page,
}) => {
  await uploadCharacters(page, ARIA);
  await page.goto('/settings');
  await expect(facts(page, 'First copy (IndexedDB)')).toContainText('Every change is saved');
  await expect(facts(page, 'Second copy (localStorage)')).toContainText('Kept in step');
  await expect(facts(page, 'Room used')).toContainText(/\d[\d.]* [kM]?B of [\d.]+ [MGT]B/);
  await expect(facts(page, 'Persistence')).toContainText(/Granted|Denied/);
  await expect(facts(page, 'Last backup')).toContainText('None yet');
  await expectAccessible(page, 'data-section');
});

test('after twenty saves without a backup the storage page offers one, once', async ({ page }) => {
  await uploadCharacters(page, ARIA);
  const backUp = button(page, 'Back Up Everything');
  await expect(backUp).toHaveCount(0);
  await page.goto('/character/id/aria');
  for (let press = 1; press <= 20; press += 1) {
    await button(page, 'Increase Boost Points').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }
  await page.goto('/character/storage');
  await expectAccessible(page, 'backup-reminder');
  const downloading = page.waitForEvent('download');
  await backUp.click();
  expect((await downloading).suggestedFilename()).toMatch(/^tabard-backup-/);
  await expect(backUp).toHaveCount(0);
});
