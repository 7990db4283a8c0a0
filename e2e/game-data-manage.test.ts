import type { Page } from '@playwright/test';
import { expectAccessible } from './both-themes.ts';
import { aCharacter, button, snapshotReasons, uploadCharacters } from './characters.ts';
import { expect, test } from './fixtures.ts';
import { goBySidebar, houseRules, STARGAZER, storePack, togglePack } from './packs.ts';

const manage = (page: Page) => page.goto('/gamedata/management/manage');
const refusal = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const submit = (page: Page) => button(page, 'Submit');

/** The house rules in force, and a character on the table that has something of them all. */
async function openStargazer(page: Page): Promise<void> {
  await storePack(page, houseRules());
  await manage(page);
  await togglePack(page, 'House Rules 1');
  await expect(page.getByText('2 pack(s) loaded successfully!')).toBeVisible();
  await uploadCharacters(page, STARGAZER);
  await button(page, 'Load Vesper').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vesper');
}

test('what a pack takes from the character on the table is named first, parked, and comes back with the pack', async ({
  page,
}) => {
  await openStargazer(page);
  await goBySidebar(page, 'Management');
  await togglePack(page, 'House Rules 1');
  const dialog = page.getByRole('dialog', { name: 'The character does not keep all it has' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Item Mother’s chart: The game data do not define its template, Star Chart. It was equipped as Accessory 2: nothing takes its place.',
    'Skill Stargazing at level 3: The game data do not define it.',
    'Talent Night Owl: The game data do not define it.',
  ]);
  await expectAccessible(page, 'pack-dropped');
  await dialog.getByRole('button', { name: 'No' }).click();
  await goBySidebar(page, 'Sheet');
  await expect(page.getByRole('region', { name: 'Inventory' })).toContainText('Mother’s chart');

  await goBySidebar(page, 'Management');
  await togglePack(page, 'House Rules 1');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('1 pack(s) loaded successfully!')).toBeVisible();
  await expect(
    page.getByText('Vesper has been updated and validated against newly loaded Game Data.'),
  ).toBeVisible();
  await goBySidebar(page, 'Sheet');
  await expect(page.getByRole('region', { name: 'Inventory' })).toContainText('Old sword');
  await expect(page.getByRole('region', { name: 'Inventory' })).not.toContainText('Mother’s chart');
  await expect(page.getByRole('region', { name: 'Talents' })).not.toContainText('Night Owl');

  await goBySidebar(page, 'Management');
  await togglePack(page, 'House Rules 1');
  await expect(page.getByText('2 pack(s) loaded successfully!')).toBeVisible();
  await goBySidebar(page, 'Sheet');
  const offer = page.getByText('These can be had again: Mother’s chart, Night Owl.');
  await expect(offer.locator('bdi')).toHaveText(['Mother’s chart', 'Night Owl']);
  await button(page, 'Take Back').click();
  await expect(page.getByRole('region', { name: 'Inventory' })).toContainText('Mother’s chart');
  await expect(page.getByRole('region', { name: 'Talents' })).toContainText('Night Owl');
  await expect(page.getByRole('combobox', { name: 'Accessory 2' }).locator('option:checked')).toHaveText(
    'Mother’s chart',
  );
  await expect(button(page, 'Take Back')).toHaveCount(0);
  await goBySidebar(page, 'Edit Skills');
  await expect(page.getByRole('spinbutton', { name: 'Stargazing' })).toHaveValue('3');
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Stargazing' })).toHaveValue('3');
  expect(await snapshotReasons(page)).toContain('Before Vesper met other game data');
});

test('a load that switches a pack off says so, and names what it defines of what was set aside', async ({
  page,
}) => {
  await openStargazer(page);
  await goBySidebar(page, 'Management');
  await togglePack(page, 'House Rules 1');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('1 pack(s) loaded successfully!')).toBeVisible();
  await goBySidebar(page, 'Management');
  await page.getByRole('switch', { name: 'Update Vesper to the new Game Data' }).click();
  await togglePack(page, 'House Rules 1');
  await expect(page.getByText('Vesper has been unloaded.')).toBeVisible();
  await expect(page.getByText('2 pack(s) loaded successfully!')).toBeVisible();

  await goBySidebar(page, 'Characters');
  await button(page, 'Load Vesper').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vesper');
  const told = page.getByText(
    'House Rules 1 is off now: Vesper was saved without it. Switch it on under Manage. It defines what was set aside with Vesper: Mother’s chart, Stargazing, Night Owl.',
  );
  await expect(told).toBeVisible();
  await expect(page.getByText('2 pack(s) loaded successfully!')).toHaveCount(0);
  await goBySidebar(page, 'Management');
  await togglePack(page, 'House Rules 1');
  await goBySidebar(page, 'Sheet');
  await expect(button(page, 'Take Back')).toBeVisible();
});

test('a mark deletes a pack on submit and not before; the character can be unloaded instead', async ({
  page,
}) => {
  await openStargazer(page);
  await goBySidebar(page, 'Management');
  await button(page, 'Delete House Rules').click();
  const row = page.getByRole('listitem').filter({ hasText: 'House Rules' });
  await expect(row).toContainText('Deleted when you submit');
  await expect(page.getByRole('switch', { name: 'House Rules 1' })).not.toBeChecked();
  await expect(page.getByText('Nothing changes before you submit.')).toBeVisible();
  await expectAccessible(page, 'packs-marked');
  await button(page, 'Restore House Rules').click();
  await expect(page.getByRole('switch', { name: 'House Rules 1' })).toBeChecked();
  await expect(page.getByText('Nothing changes before you submit.')).toHaveCount(0);

  await button(page, 'Delete House Rules').click();
  await page.getByRole('switch', { name: 'Update Vesper to the new Game Data' }).click();
  await submit(page).click();
  await expect(page.getByText('1 pack(s) deleted successfully!')).toBeVisible();
  await expect(page.getByText('1 pack(s) loaded successfully!')).toBeVisible();
  await expect(page.getByText('Vesper has been unloaded.')).toBeVisible();
  await expect(row).toHaveCount(0);

  // The character is stored as it was, and is not loaded without a question.
  await page.goto('/character/storage');
  await button(page, 'Load Vesper').click();
  const mismatch = page.getByRole('dialog', { name: 'Game Data Mismatch' });
  await expect(mismatch.getByRole('row')).toHaveText([
    /^Pack\s*Expected\s*Available$/,
    /^House Rules\s*1\s*-1 \(missing\)$/,
  ]);
  await expect(mismatch.getByRole('listitem')).toHaveCount(3);
  await mismatch.getByRole('button', { name: 'No' }).click();

  expect(await snapshotReasons(page)).toContain('Before deleting the pack House Rules');
  await page
    .getByRole('button', { name: /^Restore everything of / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/^Restored: 1 added/)).toBeVisible();
  await manage(page);
  await expect(page.getByRole('switch', { name: 'House Rules 1' })).toBeVisible();
});

test('where the new set fails verification, it says so and the old set stays', async ({ page }) => {
  await openStargazer(page);
  await goBySidebar(page, 'Management');
  await page.getByRole('switch', { name: 'Tabard Core 1' }).click();
  await button(page, 'Delete House Rules').click();
  await submit(page).click();
  const alert = refusal(page);
  await expect(alert).toContainText('Game Data Verification Failed!');
  await expect(alert).toContainText('MAXIMUM_HEALTH');
  await expect(alert).toContainText('Nothing was changed.');
  await expectAccessible(page, 'packs-unverified');
  await goBySidebar(page, 'Sheet');
  await expect(page.getByRole('region', { name: 'Inventory' })).toContainText('Mother’s chart');
  await manage(page);
  for (const name of ['Tabard Core 1', 'House Rules 1'])
    await expect(page.getByRole('switch', { name })).toBeChecked();
});

test('switches and marks live as long as the page, and a problem as long as the draft it is about', async ({
  page,
}) => {
  await storePack(page, houseRules());
  await manage(page);
  const core = page.getByRole('switch', { name: 'Tabard Core 1' });
  await core.click();
  await button(page, 'Delete House Rules').click();
  await page.getByRole('tab', { name: 'Upload' }).click();
  await page.getByRole('tab', { name: 'Manage' }).click();
  await expect(core).not.toBeChecked();
  await expect(button(page, 'Restore House Rules')).toBeVisible();
  await submit(page).click();
  await expect(refusal(page)).toContainText('Game Data Verification Failed!');
  await core.click();
  await expect(refusal(page)).toHaveCount(0);
});

test('what another tab deletes is told, marked and kept in force until the next submit', async ({
  page,
  context,
}) => {
  await openStargazer(page);
  await goBySidebar(page, 'Management');
  const other = await context.newPage();
  await manage(other);
  await button(other, 'Delete House Rules').click();
  await submit(other).click();
  await expect(other.getByText('1 pack(s) deleted successfully!')).toBeVisible();
  await other.close();
  await expect(page.getByText(/^House Rules 1 was deleted in another tab\. This tab keeps/)).toBeVisible();
  await expect(page.getByText('House Rules 1 was deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'House Rules 1' })).toHaveCount(0);
  await expectAccessible(page, 'packs-outdated');
  await submit(page).click();
  const dialog = page.getByRole('dialog', { name: 'The character does not keep all it has' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('1 pack(s) loaded successfully!')).toBeVisible();
  await expect(page.getByText('House Rules 1 was deleted', { exact: true })).toHaveCount(0);
});

test('a constant of 0 fails verification, and one below 0 leaves the earlier value', async ({ page }) => {
  await storePack(page, houseRules({ constants: { MAXIMUM_HEALTH: 0, MAXIMUM_ENERGY: -5 } }));
  await manage(page);
  await togglePack(page, 'House Rules 1');
  await expect(refusal(page)).toContainText(
    'Game Data Verification Failed! These constants are 0 or given by no enabled pack: MAXIMUM_HEALTH.',
  );
  await page.reload();
  await expect(page.getByRole('switch', { name: 'House Rules 1' })).not.toBeChecked();
});

test('a pack whose version changed is a mismatch, named with both versions, and loads once that is accepted', async ({
  page,
}) => {
  await storePack(page, houseRules({ version: 2 }));
  await uploadCharacters(page, STARGAZER);
  await button(page, 'Load Vesper').click();
  const dialog = page.getByRole('dialog', { name: 'Game Data Mismatch' });
  await expect(dialog.getByRole('row').nth(1)).toHaveText(/^House Rules\s*1\s*2$/);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vesper');
  await expect(page.getByRole('region', { name: 'Talents' })).toContainText('Night Owl');
  await manage(page);
  await expect(page.getByRole('switch', { name: 'House Rules 2' })).toBeChecked();
});

test('without a character there is nothing to update, and an unknown tab leads to the first', async ({
  page,
}) => {
  await uploadCharacters(page, aCharacter('Aria'));
  await page.goto('/gamedata/management/nonsense');
  await expect(page).toHaveURL(/\/gamedata\/management\/manage$/);
  await expect(page.getByRole('switch')).toHaveCount(1);
  await submit(page).click();
  await expect(page.getByText('1 pack(s) loaded successfully!')).toBeVisible();
});
