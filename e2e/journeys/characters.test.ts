import { expectAccessible } from '../support/accessibility.ts';
import { jsonFile } from '../support/files.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { expect, test } from '../support/test.ts';

const NAMES = ['__proto__', 'a/b'];
const MORE_NAMES = [
  '..',
  'constructor',
  '.',
  '~tilde',
  '50% #1',
  '%2e%2e',
  '🗡️ Blade',
  'שחר',
  'x'.repeat(200),
];

for (const name of [...NAMES, ...MORE_NAMES]) {
  const tag = NAMES.includes(name) ? [] : '@thorough';
  test(`a character named ${name.slice(0, 20)} is created, reloaded, downloaded, deleted, uploaded and loaded`, {
    tag,
  }, async ({ page, characters, newCharacter, sheet }) => {
    await newCharacter.create(name);
    await expect(sheet.saved).toBeVisible();
    await page.reload();
    await expect(sheet.heading).toHaveText(name);

    await characters.open();
    const file = await characters.download(`Download ${name}`);
    expect(file.name).toMatch(/\.json$/);
    expect(JSON.parse(file.text).name).toBe(name);

    await characters.delete(name);
    await expect(characters.empty).toBeVisible();

    await characters.uploadField.setInputFiles(jsonFile('sheet.json', file.text));
    await characters.load(name);
    await expect(sheet.heading).toHaveText(name);
  });
}

test('all characters are deleted after the word CONFIRM, and the dialog names them', async ({
  page,
  characters,
  newCharacter,
}) => {
  for (const name of ['Aria', 'Bertram']) {
    await newCharacter.create(name);
    await expect(newCharacter.saved).toBeVisible();
  }
  await characters.open();
  await expectAccessible(page);
  await takeScreenshots(page, 'storage');
  await characters.button('Delete All Characters').click();
  await expect(characters.dialog).toContainText('Aria');
  await expect(characters.dialog).toContainText('Bertram');
  await expect(characters.yes).toBeDisabled();
  await characters.confirmWord.fill('CONFIRM');
  await expect(characters.yes).toBeEnabled();
  await expectAccessible(page);
  await characters.yes.click();
  await expect(characters.empty).toBeVisible();
  await page.reload();
  await expect(characters.empty).toBeVisible();
});
