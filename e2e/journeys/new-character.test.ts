import { TILES } from '../screens/sheet.ts';
import { expectAccessible } from '../support/accessibility.ts';
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
