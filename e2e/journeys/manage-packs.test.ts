import { characterFile, STARGAZER } from '../data/characters.ts';
import { houseRules } from '../data/house-rules.ts';
import { ManagePacksScreen } from '../screens/manage-packs.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const HOUSE_RULES = 'House Rules 1';

test.describe('with a character that uses the pack', () => {
  test.beforeEach(async ({ characters, managePacks }) => {
    await characters.startWithHouseRules();
    await managePacks.goTo('Management');
  });

  test('what a pack takes from the character is named, parked, and taken back with the pack', async ({
    page,
    dataSection,
    managePacks,
    sheet,
    skills,
  }) => {
    await managePacks.toggle(HOUSE_RULES);
    await expect(managePacks.losses.getByRole('listitem')).toHaveText([
      'Item Mother’s chart: The game data do not define its template, Star Chart. It was equipped as Accessory 2: nothing takes its place.',
      'Skill Stargazing at level 3: The game data do not define it.',
      'Talent Night Owl: The game data do not define it.',
    ]);
    await expectAccessibleInBothThemes(page, 'pack-dropped');
    await managePacks.no.click();
    await managePacks.goTo('Sheet');
    await expect(sheet.inventory).toContainText('Mother’s chart');

    await sheet.goTo('Management');
    await managePacks.toggle(HOUSE_RULES);
    await managePacks.yes.click();
    await managePacks.expectLoaded(1);
    await expect(
      managePacks.text('Vesper has been updated and validated against newly loaded Game Data.'),
    ).toBeVisible();
    await managePacks.goTo('Sheet');
    await expect(sheet.inventory).toContainText('Old sword');
    await expect(sheet.inventory).not.toContainText('Mother’s chart');
    await expect(sheet.talents).not.toContainText('Night Owl');

    await sheet.goTo('Management');
    await managePacks.toggle(HOUSE_RULES);
    await managePacks.expectLoaded(2);
    await managePacks.goTo('Sheet');
    const offer = sheet.text('These can be taken back: Mother’s chart, Night Owl.');
    await expect(offer.locator('bdi')).toHaveText(['Mother’s chart', 'Night Owl']);
    await sheet.takeBack.click();
    await expect(sheet.inventory).toContainText('Mother’s chart');
    await expect(sheet.talents).toContainText('Night Owl');
    await expect(sheet.selectedOption('Accessory 2')).toHaveText('Mother’s chart');
    await expect(sheet.takeBack).toHaveCount(0);
    await sheet.goTo('Edit Skills');
    await expect(skills.level('Stargazing')).toHaveValue('3');
    await page.reload();
    await expect(skills.level('Stargazing')).toHaveValue('3');
    expect(await dataSection.snapshotReasons()).toContain('Before Vesper was updated to other game data');
  });

  test('loading a character that disables a pack names what the pack defines of the parked', async ({
    characters,
    managePacks,
    sheet,
  }) => {
    await managePacks.toggle(HOUSE_RULES);
    await managePacks.yes.click();
    await managePacks.expectLoaded(1);
    await managePacks.goTo('Management');
    await managePacks.updateCharacter('Vesper').click();
    await managePacks.toggle(HOUSE_RULES);
    await expect(managePacks.text('Vesper has been unloaded.')).toBeVisible();
    await managePacks.expectLoaded(2);

    await managePacks.goTo('Characters');
    await characters.load('Vesper');
    await expect(sheet.heading).toHaveText('Vesper');
    await expect(
      sheet.text(
        'House Rules 1 is off now: Vesper was saved without it. Switch it on under Manage while Vesper is loaded, and it stays on for Vesper. It defines what is parked with Vesper: Mother’s chart, Stargazing, Night Owl.',
      ),
    ).toBeVisible();
    await expect(sheet.text('2 pack(s) loaded successfully!')).toHaveCount(0);
    await sheet.goTo('Management');
    await managePacks.toggle(HOUSE_RULES);
    await managePacks.goTo('Sheet');
    await expect(sheet.takeBack).toBeVisible();
    // It stays on for Vesper, as the message says.
    await characters.open();
    await characters.load('Vesper');
    await expect(sheet.takeBack).toBeVisible();
    await expect(sheet.text(/is off now/)).toHaveCount(0);
    await sheet.goTo('Management');
    await expect(managePacks.pack(HOUSE_RULES)).toBeChecked();
  });

  test('a marked pack is deleted on submit; the character can be unloaded instead of updated', async ({
    page,
    characters,
    dataSection,
    managePacks,
  }) => {
    const row = managePacks.row('House Rules');
    const notYet = managePacks.text('Nothing changes until you submit.');
    await managePacks.markForDeletion('House Rules');
    await expect(row).toContainText('Deleted when you submit');
    await expect(managePacks.pack(HOUSE_RULES)).not.toBeChecked();
    await expect(notYet).toBeVisible();
    await expectAccessibleInBothThemes(page, 'packs-marked');
    await managePacks.button('Restore House Rules').click();
    await expect(managePacks.pack(HOUSE_RULES)).toBeChecked();
    await expect(notYet).toHaveCount(0);

    await managePacks.markForDeletion('House Rules');
    await managePacks.updateCharacter('Vesper').click();
    await managePacks.submit.click();
    await expect(managePacks.deletion).toContainText('House Rules is needed by: Vesper');
    await expectAccessibleInBothThemes(page, 'pack-needed');
    await managePacks.yes.click();
    await expect(managePacks.text('1 pack(s) deleted successfully!')).toBeVisible();
    await managePacks.expectLoaded(1);
    await expect(managePacks.text('Vesper has been unloaded.')).toBeVisible();
    await expect(row).toHaveCount(0);

    // The stored character is unchanged, and is not loaded without a question.
    await characters.open();
    await characters.load('Vesper');
    const { mismatchDialog } = characters;
    await expect(mismatchDialog.getByRole('row')).toHaveText([
      /^Pack\s*Expected\s*Available$/,
      /^House Rules\s*1\s*-1 \(missing\)$/,
    ]);
    await expect(mismatchDialog.getByRole('listitem')).toHaveCount(3);
    await characters.no.click();

    expect(await dataSection.snapshotReasons()).toContain('Before deleting the pack House Rules');
    await dataSection.restoreSnapshot();
    await expect(dataSection.text(/^Restored: 1 added/)).toBeVisible();
    await managePacks.open();
    await expect(managePacks.pack(HOUSE_RULES)).toBeVisible();
  });

  test('packs that fail verification are enabled, which is said, and unload the character', async ({
    page,
    characters,
    managePacks,
    sheet,
  }) => {
    await managePacks.pack('Tabard Core 1').click();
    await managePacks.submit.click();
    await managePacks.expectLoaded(1);
    await expect(managePacks.text('Vesper has been unloaded.')).toBeVisible();
    await expect(managePacks.text('Game Data Verification Failed!')).toBeVisible();
    await expect(managePacks.unverified).toContainText('MAXIMUM_HEALTH');
    await expectAccessibleInBothThemes(page, 'packs-unverified');
    await managePacks.toggle('Tabard Core 1');
    await managePacks.expectLoaded(2);
    await expect(managePacks.unverified).toHaveCount(0);
    await managePacks.goTo('Characters');
    await characters.load('Vesper');
    await expect(sheet.inventory).toContainText('Mother’s chart');
  });

  test('a pack that another tab deletes is reported and stays enabled until the next submit', async ({
    page,
    context,
    managePacks,
  }) => {
    const other = new ManagePacksScreen(await context.newPage());
    await other.open();
    await other.markForDeletion('House Rules');
    await other.submit.click();
    await other.yes.click();
    await expect(other.text('1 pack(s) deleted successfully!')).toBeVisible();
    await other.page.close();
    const entry = page.getByText('House Rules 1 was deleted', { exact: true });
    await expect(
      managePacks.text(/^House Rules 1 was deleted in another tab\. This tab keeps/),
    ).toBeVisible();
    await expect(entry).toBeVisible();
    await expect(managePacks.pack(HOUSE_RULES)).toHaveCount(0);
    await expectAccessibleInBothThemes(page, 'packs-outdated');
    await managePacks.submit.click();
    await expect(managePacks.losses.getByRole('listitem')).toHaveCount(3);
    await managePacks.yes.click();
    await managePacks.expectLoaded(1);
    await expect(entry).toHaveCount(0);
  });
});

test('switches and marks stay while the screen is open', async ({ managePacks, uploadPack }) => {
  await uploadPack.store(houseRules());
  await managePacks.open();
  const core = managePacks.pack('Tabard Core 1');
  await core.click();
  await managePacks.markForDeletion('House Rules');
  await managePacks.openTab('Upload');
  await managePacks.openTab('Manage');
  await expect(core).not.toBeChecked();
  await expect(managePacks.button('Restore House Rules')).toBeVisible();
});

test('a constant of 0 fails verification, and a negative one leaves the earlier value', async ({
  page,
  managePacks,
  uploadPack,
}) => {
  await uploadPack.store(houseRules({ constants: { MAXIMUM_HEALTH: 0, MAXIMUM_ENERGY: -5 } }));
  await managePacks.open();
  await managePacks.toggle(HOUSE_RULES);
  await expect(managePacks.unverified).toContainText(
    'These constants are 0 or given by no enabled pack: MAXIMUM_HEALTH.',
  );
  await page.reload();
  await expect(managePacks.pack(HOUSE_RULES)).toBeChecked();
  await expect(managePacks.text('Game Data Verification Failed!')).toBeVisible();
});

test('a pack of another version is a mismatch with both versions, and loads once that is confirmed', async ({
  characters,
  managePacks,
  sheet,
  uploadPack,
}) => {
  await uploadPack.store(houseRules({ version: 2 }));
  await characters.upload(STARGAZER);
  await characters.load('Vesper');
  await expect(characters.mismatchDialog.getByRole('row').nth(1)).toHaveText(/^House Rules\s*1\s*2$/);
  await characters.yes.click();
  await expect(sheet.heading).toHaveText('Vesper');
  await expect(sheet.talents).toContainText('Night Owl');
  await managePacks.open();
  await expect(managePacks.pack('House Rules 2')).toBeChecked();
});

test('without a loaded character there is none to update; an unknown tab leads to the first', async ({
  page,
  characters,
  managePacks,
}) => {
  await characters.upload(characterFile('Aria'));
  await page.goto('/gamedata/management/nonsense');
  await expect(page).toHaveURL(/\/gamedata\/management\/manage$/);
  await expect(managePacks.packs).toHaveCount(1);
  await managePacks.submit.click();
  await managePacks.expectLoaded(1);
});
