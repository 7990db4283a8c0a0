import { characterFile } from '../data/characters.ts';
import { CharactersScreen } from '../screens/characters.ts';
import { SheetScreen } from '../screens/sheet.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { storedCharacters, upgradeDatabase } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ characters }) => {
  await characters.upload(characterFile('Aria'), characterFile('Brom'));
});

test('a second tab follows the first, takes over when asked, and gives back when closed', async ({
  context,
  sheet,
}) => {
  await sheet.open();
  await sheet.increase('Boost Points');
  await expect(sheet.boostPoints).toHaveValue('1');

  const second = new SheetScreen(await context.newPage());
  await second.open();
  await expect(second.openElsewhere).toBeVisible();
  await expect(sheet.openElsewhere).toHaveCount(0);
  await expectAccessibleInBothThemes(second.page, 'open-elsewhere');
  await second.increase('Boost Points');
  await expect(second.text('Aria is open in another tab.')).toBeVisible();
  await expect(second.boostPoints).toHaveValue('1');

  await sheet.increase('Boost Points');
  await expect(second.boostPoints).toHaveValue('2');

  await second.button('Take over').click();
  await expect(second.openElsewhere).toHaveCount(0);
  await expect(sheet.openElsewhere).toBeVisible();
  await second.increase('Boost Points');
  await expect(second.boostPoints).toHaveValue('3');
  await expect(sheet.boostPoints).toHaveValue('3');
  expect(await storedCharacters(sheet.page)).toMatchObject({ aria: { boostPoints: 3 } });

  await second.page.close();
  await expect(sheet.openElsewhere).toHaveCount(0);
  await sheet.increase('Boost Points');
  await expect(sheet.boostPoints).toHaveValue('4');
});

test('two tabs with different characters do not affect each other', async ({ page, context, sheet }) => {
  await sheet.open('aria');
  const second = new SheetScreen(await context.newPage());
  await second.open('brom');
  for (const tab of [sheet, second]) await tab.increase('Boost Points');
  for (const tab of [sheet, second]) {
    await expect(tab.boostPoints).toHaveValue('1');
    await expect(tab.openElsewhere).toHaveCount(0);
    await expect(tab.saved).toBeVisible();
  }
  expect(await storedCharacters(page)).toMatchObject({ aria: { boostPoints: 1 }, brom: { boostPoints: 1 } });
});

test('a character that another tab deletes is unloaded, and its address says so', async ({
  context,
  sheet,
}) => {
  await sheet.open();
  await expect(sheet.boostPoints).toBeVisible();
  const second = new CharactersScreen(await context.newPage());
  await second.open();
  await second.delete('Aria');
  await expect(sheet.heading).toHaveText('Character Not Found');
});

test('an outdated tab stops saving, says so, and offers the unsaved changes for download', {
  tag: '@thorough',
}, async ({ page, context, sheet }) => {
  await sheet.open();
  await sheet.increase('Boost Points');
  await expect(sheet.boostPoints).toHaveValue('1');
  await expect(sheet.saved).toBeVisible();

  const newer = await context.newPage();
  await newer.goto('/rescue.html');
  await upgradeDatabase(newer);
  const alert = sheet.alert('A newer version of Tabard has written here');
  await expect(alert).toBeVisible();
  await expectAccessibleInBothThemes(page, 'outdated-tab');
  await sheet.increase('Boost Points');
  await expect(sheet.boostPoints).toHaveValue('2');
  await expect(sheet.notSaved).toBeVisible();
  expect((await sheet.download('Download What Is Not Saved')).name).toBe('Aria.json');
  expect(await storedCharacters(newer)).toMatchObject({ aria: { boostPoints: 1 } });

  page.on('dialog', (dialog) => dialog.accept());
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(alert).toBeVisible();
  await expect(sheet.boostPoints).toHaveValue('1');
  expect(await storedCharacters(newer)).toMatchObject({ aria: { boostPoints: 1 } });
});
