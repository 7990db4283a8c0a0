import { START } from '../screens/new-character.ts';
import { TILES } from '../screens/sheet.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { holdRequests, SCRIPTS } from '../support/served-files.ts';
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

test('what was typed before any script replaces what a reload has kept', async ({ page, newCharacter }) => {
  await newCharacter.open();
  await newCharacter.name.fill('Mara');
  await newCharacter.potential.fill('20');
  await newCharacter.chooseSkills(1);
  const release = await holdRequests(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await newCharacter.name.fill('Aria');
  release();
  await expect(newCharacter.text('Starting skills')).toBeVisible();
  await expect(newCharacter.name).toHaveValue('Aria');
  await expect(newCharacter.potential).toHaveValue('20');
  await expect(newCharacter.skills.first()).toBeChecked();
});

test('a new character is told what is left to do, and each goes away when it is done', async ({
  page,
  items,
  newCharacter,
  sheet,
  skills,
}) => {
  await newCharacter.open();
  await expect(
    newCharacter.text(`${START.currency} currency · ${START.boostPoints} boost points`),
  ).toBeVisible();
  await newCharacter.create('Aria');
  const { firstSteps } = sheet;
  await expect(firstSteps.getByRole('listitem')).toHaveCount(2);
  await expect(firstSteps).toContainText('Spend 40 potential, and choose a pinnacle');
  await expect(firstSteps).toContainText(`Spend ${START.currency} currency`);
  await expectAccessible(page);
  await takeScreenshots(page, 'first-steps');
  await firstSteps.getByRole('link', { name: 'Raise skills' }).click();
  await expect(skills.heading).toHaveText('Skills');

  await sheet.open();
  await firstSteps.getByRole('link', { name: 'Choose items' }).click();
  await items.add('Knife');
  await items.submit.click();
  await sheet.open();
  await expect(firstSteps).not.toContainText(`Spend ${START.currency} currency`);
  await firstSteps.getByRole('button', { name: 'Equip Knife' }).click();
  await expect(firstSteps.getByRole('listitem')).toHaveCount(1);
  await firstSteps.getByRole('button', { name: 'Dismiss' }).click();
  await expect(firstSteps).toHaveCount(0);
  await page.reload();
  await expect(sheet.saved).toBeVisible();
  await expect(firstSteps).toHaveCount(0);
});
