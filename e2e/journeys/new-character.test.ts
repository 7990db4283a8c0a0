import { TILES } from '../screens/sheet.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { jsonFile } from '../support/files.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { expect, test } from '../support/test.ts';
import { VERSION } from '../support/versions.ts';

test('a first visit leads from home to a new character, which is still there after a reload', async ({
  page,
  home,
  newCharacter,
  sheet,
}) => {
  await home.open();
  await expect(page).toHaveTitle('Home - Tabard');
  await expect(home.text(VERSION).first()).toBeVisible();
  await expectAccessible(page);
  await takeScreenshots(page, 'home-first');

  await home.newCharacter.click();
  await expect(page).toHaveTitle('New Character - Tabard');
  await expect(newCharacter.heading).toBeFocused();
  await expectAccessible(page);
  await takeScreenshots(page, 'new-character');

  await newCharacter.create('Aria');
  await expect(sheet.saved).toBeVisible();
  await expect(page).toHaveURL(/\/character\/id\/aria$/);
  await expect(page).toHaveTitle('Sheet - Aria');
  for (const tile of TILES) await expect(sheet.tile(tile)).toBeVisible();
  await expectAccessible(page);
  await takeScreenshots(page, 'sheet-new');

  await page.reload();
  await expect(sheet.heading).toHaveText('Aria');
  await expect(sheet.heading).toBeVisible();

  await home.open();
  await home.continueWith('Aria').click();
  await expect(page).toHaveTitle('Sheet - Aria');
});

test('the new character form checks skills, then the name, and shows only the first error', async ({
  page,
  newCharacter,
}) => {
  await newCharacter.create('Aria');
  await newCharacter.open();
  await newCharacter.submit.click();
  await expect(newCharacter.text('Please select 4 skills.')).toBeVisible();
  await expect(newCharacter.text('Please enter a name.')).toHaveCount(0);

  const { skills } = newCharacter;
  await newCharacter.chooseSkills();
  await expect(skills.nth(4)).toBeDisabled();
  await skills.nth(0).uncheck();
  await expect(skills.nth(4)).toBeEnabled();
  await skills.nth(0).check();

  for (const [typed, message] of [
    ['', 'Please enter a name.'],
    ['None', 'You cannot use None as a name.'],
    ['Who?', 'You cannot include ? characters.'],
    ['  ARIA ', 'You already have a character with that name.'],
  ] as const) {
    await newCharacter.name.fill(typed);
    await newCharacter.submit.click();
    await expect(newCharacter.text(message)).toHaveCount(1);
  }
  await expect(page).toHaveURL(/\/character\/new$/);
});

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
