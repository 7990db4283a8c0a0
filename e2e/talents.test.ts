import type { Page } from '@playwright/test';
import { fighter } from './combat-game.ts';
import { navigateAfterSubmit, openCharacter } from './editors-game.ts';
import { expect, expectNoAxeFindings, expectNoAxeFindingsAnywhere, look, test } from './fixtures.ts';
import { pressAt, writeIn } from './keyboard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tooDear = 'You cannot add a talent that would use more potential than you have.';

test('talents are drafted as far as potential, requirements and pinnacles reach, and submitted together', async ({
  page,
}) => {
  // It is long, not slow.
  test.slow();
  await openCharacter(page, { sheet: fighter({ health: 5, energy: 1 }), screen: 'talents/add' });
  await expect(page).toHaveTitle('Talents - Aria');
  // Skills 5 + 2 of which 4 are free, and a minor talent: 5 of 40. Owned and core talents are not offered.
  await expect(button(page, 'Used potential: 5')).toBeVisible();
  const list = page.getByRole('list', { name: 'Talents to add' }).getByRole('heading');
  await expect(list).toHaveText(['Crown', 'Forest', 'Halo', 'Mountain', 'Parry', 'River', 'Steadier']);
  await expect(button(page, 'Submit')).toBeDisabled();
  const blocked = page.getByRole('region', { name: 'Not yet' });
  await button(page, 'Expand').click();
  await expect(blocked).toContainText('Upgrades Steadier, which is not owned.');
  await expect(blocked).toContainText('Requires Parry.');
  await expect(blocked.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await expectNoAxeFindingsAnywhere(page);

  await page.getByRole('combobox', { name: 'Tier' }).selectOption('Pinnacle');
  await expect(list).toHaveText(['Crown', 'Halo']);
  await button(page, 'Add Crown').click();
  await expect(list).toHaveText(['Halo']);
  await expect(button(page, 'Add Halo')).toBeDisabled();
  await expect(article(page, 'Halo')).toContainText('No pinnacle is available.');
  await expect(page.getByText('Pinnacles 1 of 1')).toBeVisible();
  await button(page, 'Pinnacles taken: 1').click();
  await expect(page.getByRole('dialog', { name: 'Pinnacles taken' })).toContainText('Crown1');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Tier' }).selectOption('Every tier');
  await page.getByRole('searchbox', { name: 'Search talents' }).fill('nothing like it');
  await expect(page.getByText('No talent can be added here')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search talents' }).fill('');

  // What requires a talent goes with it.
  await button(page, 'Add Parry').click();
  await button(page, 'Add Riposte').click();
  await expect(button(page, 'Used potential: 11')).toBeVisible();
  const chosen = page.getByRole('list', { name: 'Chosen talents' }).getByRole('listitem');
  await expect(chosen).toHaveText(['Crown', 'Parry', 'Riposte']);
  await button(page, 'Remove Parry').click();
  await expect(chosen).toHaveText(['Crown']);

  // 5 + three of 7, then 4 and 7 for the upgrades, and 2: 39 of 40, which leaves too little for one of 4.
  for (const name of ['Forest', 'Mountain', 'River', 'Steadier', 'Steadiest', 'Parry'])
    await button(page, `Add ${name}`).click();
  await expect(button(page, 'Used potential: 39')).toBeVisible();
  await expect(button(page, 'Add Riposte')).toBeDisabled();
  await expect(article(page, 'Riposte')).toContainText(tooDear);
  await button(page, 'Used potential: 39').click();
  await expect(page.getByRole('dialog', { name: 'Used potential' })).toContainText('Total39');
  await page.keyboard.press('Escape');
  await expectNoAxeFindings(page);
  await look(page, 'talents-add');
  await button(page, 'Submit').click();
  await expect(page.getByText('7 talents added.')).toBeVisible();
  await expect(page).toHaveURL(/talents\/add$/);
  await expect(button(page, 'Undo')).toHaveAccessibleDescription('Add 7 talents');

  await page.getByRole('tab', { name: 'Manage' }).click();
  const owned = page.getByRole('list', { name: 'Owned talents' }).getByRole('heading');
  await expect(owned).toHaveText(['Crown', 'Forest', 'Mountain', 'Parry', 'River', 'Steadiest']);
  await button(page, 'Remove Steadiest').click();
  const dialog = page.getByRole('dialog', { name: 'Remove Steadiest?' });
  await expect(dialog).toContainText('Steadier, which it upgrades, comes back.');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(owned).toHaveCount(6);
  await button(page, 'Remove Steadiest').click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(owned).toHaveText(['Crown', 'Forest', 'Mountain', 'Parry', 'River', 'Steadier']);
  await expect(button(page, 'Used potential: 32')).toBeVisible();

  await page.getByRole('tab', { name: 'Add', exact: true }).click();
  await button(page, 'Add Riposte').click();
  await button(page, 'Submit').click();
  await page.getByRole('tab', { name: 'Manage' }).click();
  await button(page, 'Remove Parry').click();
  await expect(page.getByRole('dialog')).toContainText('These lose what they require: Riposte.');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Remove Parry')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNoAxeFindingsAnywhere(page);
  await look(page, 'talents-manage');

  // Health and energy were reset by it: 20 and the 5 of Steadier.
  await page.goto('/character/id/aria');
  await expect(page.getByRole('spinbutton', { name: 'Health', exact: true })).toHaveValue('25');
  await expect(page.getByRole('spinbutton', { name: 'Energy', exact: true })).toHaveValue('12');
});

test('talents are added and removed by keyboard alone; the submit leads to the sheet', async ({ page }) => {
  await openCharacter(page, { sheet: fighter({ talents: [] }) });
  await navigateAfterSubmit(page);
  await page.goto('/character/id/aria/talents/manage');
  await pressAt(page, page.getByRole('link', { name: 'Add talents' }));
  await writeIn(page, page.getByRole('searchbox', { name: 'Search talents' }), 'stead');
  await pressAt(page, button(page, 'Add Steady'));
  await pressAt(page, button(page, 'Add Steadier'), 'Space');
  await pressAt(page, button(page, 'Remove Steadier'));
  await pressAt(page, button(page, 'Submit'));
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(page.getByRole('region', { name: 'Talents', exact: true })).toContainText('Steady');

  await pressAt(page, page.getByRole('link', { name: 'Manage talents' }));
  await pressAt(page, page.getByRole('tab', { name: 'Manage' }), 'ArrowLeft', 'ArrowRight');
  await pressAt(page, button(page, 'Remove Steady'));
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Yes' }), 'Space');
  await expect(page.getByText('No talents yet')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(button(page, 'Remove Steady')).toBeVisible();
});
