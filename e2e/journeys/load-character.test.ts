import { characterFile } from '../data/characters.ts';
import { CURRENT_SHEET_VERSION, SHEET_VERSIONS } from '../data/sheet-versions.ts';
import { CharactersScreen } from '../screens/characters.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { storedCharacters } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

const OLD_VERSION = 3;

/** A character of an old version for other packs, with unknown entries and a field of no version. */
const OLDEN = characterFile('Olden', {
  version: OLD_VERSION,
  packInfo: [
    ['Tabard Core', 9],
    ['Lost Lore', 2],
  ],
  currentHealth: 7,
  species: 'Elf',
  skills: { Blades: 3, Alchemy: 4 },
  talents: ['Turn Lead To Gold'],
  pinnacles: ['Philosopher'],
  familiar: 'a cat',
});

test('an old character loads after two dialogs; leaving either changes nothing, and a snapshot restores it', async ({
  page,
  characters,
  dataSection,
  sheet,
}) => {
  await characters.upload(OLDEN);
  const { dialog } = characters;
  const expectUntouched = async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/character\/storage$/);
    expect(await storedCharacters(page)).toEqual({ olden: OLDEN });
  };

  await characters.load('Olden');
  await expect(dialog).toContainText('Update Olden?');
  await expect(dialog).toContainText('Saved by version 0.12.0');
  for (const [version, label] of SHEET_VERSIONS)
    await expect(dialog.getByRole('heading', { name: label, exact: true })).toHaveCount(
      version > OLD_VERSION ? 1 : 0,
    );
  await expect(dialog).toContainText('The inventory is emptied.');
  await expectAccessibleInBothThemes(page, 'update-dialog');
  await characters.no.click();
  await expectUntouched();
  await characters.load('Olden');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expectUntouched();

  await characters.load('Olden');
  await characters.yes.click();
  await expect(characters.mismatchDialog).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveText([
    /^Pack\s*Expected\s*Available$/,
    /^Tabard Core\s*9\s*1$/,
    /^Lost Lore\s*2\s*-1 \(missing\)$/,
  ]);
  for (const name of ['Alchemy', 'Turn Lead To Gold', 'Philosopher', 'familiar'])
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'mismatch-dialog');
  await characters.no.click();
  await expectUntouched();
  expect(await dataSection.snapshotReasons()).toEqual([]);

  await characters.open();
  await characters.load('Olden');
  await characters.yes.click();
  await expect(characters.mismatchDialog).toBeVisible();
  await characters.yes.click();
  await expect(page).toHaveURL(/\/character\/id\/olden$/);
  await expect(sheet.heading).toHaveText('Olden');
  await expect(sheet.health).toHaveValue('7');
  await expect(sheet.saved).toBeVisible();
  const { olden } = await storedCharacters(page);
  expect(olden).toMatchObject({
    version: CURRENT_SHEET_VERSION,
    packInfo: [['Tabard Core', 1]],
    talents: [],
    pinnacles: [],
  });
  expect(olden).not.toHaveProperty('species');

  expect(await dataSection.snapshotReasons()).toEqual(['Before Olden was upgraded']);
  await dataSection.restoreSnapshot();
  await expect(dataSection.text('Restored: 1 replaced.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ olden: OLDEN });
});

test('a character of a later version loads after a warning and every upgrade', async ({
  page,
  characters,
  dataSection,
}) => {
  const version = CURRENT_SHEET_VERSION + 1;
  await characters.upload(characterFile('Future', { version, hologram: true }));
  await expect(characters.card('Future')).toContainText('INVALID');
  await characters.load('Future');
  await expect(characters.dialog).toContainText('made by a newer version of Tabard');
  for (const [, label] of SHEET_VERSIONS)
    await expect(characters.dialog.getByRole('heading', { name: label, exact: true })).toHaveCount(1);
  await characters.yes.click();
  await expect(characters.dialog.getByRole('listitem')).toHaveText(['hologram']);
  await characters.yes.click();
  await expect(page).toHaveURL(/\/character\/id\/future$/);
  expect(await dataSection.snapshotReasons()).toEqual(['Before Future was upgraded']);
});

test('a character that fits is loaded without a question', async ({ page, characters, dataSection }) => {
  await characters.upload(characterFile('Aria'));
  await characters.load('Aria');
  await expect(page).toHaveURL(/\/character\/id\/aria$/);
  await expect(characters.dialog).toHaveCount(0);
  expect(await dataSection.snapshotReasons()).toEqual([]);
});

test('a character that another tab deletes while its dialog is open is not stored again', async ({
  page,
  context,
  characters,
}) => {
  await characters.upload(OLDEN);
  await characters.load('Olden');
  const other = new CharactersScreen(await context.newPage());
  await other.open();
  await other.delete('Olden');
  await expect(characters.loadButton('Olden')).toHaveCount(0);
  await characters.yes.click();
  await expect(characters.mismatchDialog).toBeVisible();
  await characters.yes.click();
  await expect(characters.text('Olden was changed in another tab meanwhile.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({});
});
