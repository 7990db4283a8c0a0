import type { Page } from '@playwright/test';
import { NewCharacterScreen, START } from '../screens/new-character.ts';
import { SheetScreen } from '../screens/sheet.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { holdLaterScripts } from '../support/served-files.ts';
import {
  blockIndexedDb,
  blockLocalStorage,
  damageIndexedDb,
  fillIndexedDb,
  hangIndexedDb,
  repairStorage,
} from '../support/storage-faults.ts';
import { upgradeDatabase } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

test('where IndexedDB is blocked, the app says so and works on', async ({
  page,
  app,
  home,
  newCharacter,
}) => {
  await blockIndexedDb(page);
  await home.open();
  await expect(app.alert('Changes are not stored')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'storage-blocked');
  await newCharacter.open();
  await expect(app.alert('Changes are not stored')).toBeVisible();
  await newCharacter.fillAndSubmit('Aria');
  await expect(app.notSaved).toBeVisible();
});

test('where IndexedDB never opens, the app starts, and stores everything once it opens', async ({
  page,
  app,
  newCharacter,
}) => {
  await hangIndexedDb(page);
  await newCharacter.open();
  // It comes after a while and moves the form down, also during a press.
  const alert = app.alert('storage does not answer');
  await expect(alert).toBeVisible();
  await newCharacter.fillAndSubmit('Aria');
  await expect(alert).toBeVisible();
  await repairStorage(page);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(app.saved).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('where the database is damaged, storage is rebuilt after a backup, and keeps what was made', async ({
  page,
  app,
  sheet,
  newCharacter,
}) => {
  await damageIndexedDb(page);
  await newCharacter.open();
  await expect(app.button('Rebuild storage')).toBeVisible();
  await newCharacter.fillAndSubmit('Aria');
  await expect(app.notSaved).toBeVisible();
  await app.button('Rebuild storage').click();
  await expect(app.dialogNamed('Rebuild storage?')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'rebuild-storage');
  expect((await app.download('Rebuild')).name).toMatch(/^tabard-backup-/);
  await expect(app.saved).toBeVisible();
  await expect(app.button('Rebuild storage')).toHaveCount(0);
  await page.reload();
  await expect(sheet.boostPoints).toBeVisible();
  await expect(app.saved).toBeVisible();
});

test('an app that is older than the data is read-only, and downloads everything', async ({
  page,
  app,
  sheet,
  newCharacter,
}) => {
  await newCharacter.create('Aria');
  await expect(sheet.saved).toBeVisible();
  await page.goto('/rescue.html');
  await upgradeDatabase(page);
  await sheet.open();
  const alert = app.alert('Nothing can be changed until the newer version is back');
  await expect(alert).toBeVisible();
  await expectAccessibleInBothThemes(page, 'older-app');
  await expect(alert.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await sheet.increase('Boost Points');
  await expect(app.text(/^Nothing was changed\. .* until the newer version is back\./)).toBeVisible();
  await expect(sheet.boostPoints).toHaveValue(String(START.boostPoints));
  const backup = JSON.parse((await app.download('Download Backup')).text);
  expect(backup.contents.things.map(({ name }: { name: string }) => name)).toContain('Aria');
  await newCharacter.open();
  await newCharacter.name.fill('Bertram');
  await newCharacter.chooseSkills();
  await newCharacter.submit.click();
  await expect(app.text(/^Nothing was changed\. .* until the newer version is back\./)).toBeVisible();
  await expect(newCharacter.name).toHaveValue('Bertram');
});

test('where all storage is blocked, the app works in memory and offers a download', async ({
  page,
  app,
  newCharacter,
}) => {
  await blockIndexedDb(page);
  await blockLocalStorage(page);
  await newCharacter.create('Aria');
  await expect(app.button('Download What Is Not Saved')).toBeVisible();
  expect((await app.download('Download What Is Not Saved')).name).toBe('Aria.json');
});

test('a warning that arrives during a press waits for its release', async ({ page, app, home }) => {
  await blockIndexedDb(page);
  const release = await holdLaterScripts(page);
  await home.open();
  await home.newCharacter.hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await expect(app.alert('Changes are not stored')).toHaveCount(0);
  await page.mouse.up();
  await expect(app.alert('Changes are not stored')).toBeVisible();
  await expect(app.heading).toHaveText('New Character');
});

/** Creates a character and changes it in full storage. */
async function changeInFullStorage(page: Page): Promise<void> {
  const sheet = new SheetScreen(page);
  await new NewCharacterScreen(page).create('Aria');
  await expect(sheet.saved).toBeVisible();
  await fillIndexedDb(page);
  await sheet.increase('Boost Points');
  await expect(sheet.notSaved).toBeVisible();
}

test('where storage is full, a change stays in memory, and the app says so and can try again', async ({
  page,
  sheet,
}) => {
  await changeInFullStorage(page);
  await expect(sheet.boostPoints).toHaveValue(String(START.boostPoints + 1));
  await expect(sheet.alert('Your browser is out of space.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'storage-full');
  await repairStorage(page);
  await sheet.button('Try Again').click();
  await expect(sheet.saved).toBeVisible();
  await page.reload();
  await expect(sheet.boostPoints).toHaveValue(String(START.boostPoints + 1));
});

test('a change not stored when the page is left is there when it is opened again', async ({
  page,
  dataSection,
  sheet,
}) => {
  await changeInFullStorage(page);
  await page.reload();
  await expect(sheet.boostPoints).toHaveValue(String(START.boostPoints + 1));
  await expect(sheet.saved).toBeVisible();
  await dataSection.open();
  await expect(dataSection.text('Before bringing stored data up to date')).toBeVisible();
});

test('a character is still there after its page crashes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const sheet = new SheetScreen(await context.newPage());
  await new NewCharacterScreen(sheet.page).create('Aria');
  await sheet.increase('Boost Points');
  await expect(sheet.saved).toBeVisible();
  const crashed = sheet.page.waitForEvent('crash');
  void sheet.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = new SheetScreen(await context.newPage());
  await next.open();
  await expect(next.boostPoints).toHaveValue(String(START.boostPoints + 1));
  await context.close();
});
