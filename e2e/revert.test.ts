import type { Page } from '@playwright/test';
import { fighter } from './combat-game.ts';
import { navigateAfterSubmit, openCharacter } from './editors-game.ts';
import { expect, expectNoAxeFindings, expectNoAxeFindingsAnywhere, look, test } from './fixtures.ts';
import { pressAt } from './keyboard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A combat that was ended in its second round, with a status effect, before a hat was destroyed. */
const changeHistory = [
  {
    date: Date.UTC(2026, 10, 18, 12),
    discriminator: 4,
    combatState: {
      round: 2,
      phase: 2,
      actionPoints: 1,
      statusEffects: { Guarded: 2 },
      currentRoundActions: [],
      previousRoundActions: [],
      combatActions: [],
      currentPhaseActions: [],
    },
  },
  {
    date: Date.UTC(2026, 10, 19, 12),
    discriminator: 0,
    item: { id: 'hat', name: 'Hat', flavor: '', quantity: 1, template: 'Ring' },
  },
];

test('a destroyed item and an ended combat come back, or are forgotten', async ({ page }) => {
  await openCharacter(page, { sheet: fighter({ changeHistory, health: 3, energy: 2 }) });
  const inventory = page.getByRole('region', { name: 'Inventory' });
  await inventory.getByRole('button', { name: 'Delete Sword' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('combobox', { name: 'Weapon' })).toHaveValue('');

  await page.goto('/character/id/aria/revert');
  const records = page.getByRole('list', { name: 'Reversion records' }).getByRole('listitem');
  await expect(records).toHaveText([
    /^Sword/,
    /^HatNovember 19, 2026/,
    /^Combat ended at round 2November 18, 2026/,
  ]);
  await expectNoAxeFindingsAnywhere(page);
  await look(page, 'revert');

  await button(page, 'Revert Sword').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The item returns to the inventory.');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(records).toHaveCount(3);
  await button(page, 'Revert Sword').click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(records).toHaveCount(2);

  await button(page, 'Delete Hat').click();
  await expect(dialog).toContainText('The record leaves the history without being applied.');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(records).toHaveText([/^Combat/]);
  await button(page, 'Undo').click();
  await expect(records).toHaveCount(2);
  await button(page, 'Redo').click();

  await button(page, 'Revert Combat ended at round 2').click();
  await expect(dialog).toContainText('The combat goes on as it stood');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Nothing to revert')).toBeVisible();

  await page.goto('/character/id/aria/combat');
  await expect(page.getByRole('status', { name: 'Turn' })).toContainText('Round 2');
  await expect(page.getByRole('status', { name: 'Turn' })).toContainText('Phase 2');
  await expect(button(page, 'Remove Guarded')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Health' })).toHaveAttribute('aria-valuenow', '20');
  await page.goto('/character/id/aria');
  await expect(inventory).toContainText('Sword');
  await expect(inventory).not.toContainText('Hat');
});

test('records are reverted and deleted by keyboard alone; reverting leads to the sheet', async ({ page }) => {
  await openCharacter(page, { sheet: fighter({ changeHistory }) });
  await navigateAfterSubmit(page);
  await page.goto('/character/id/aria/revert');
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Yes' });
  await pressAt(page, button(page, 'Delete Combat ended at round 2'));
  // What destroys something starts on the way out.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Delete Combat ended at round 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, yes);
  await expect(button(page, 'Delete Combat ended at round 2')).toHaveCount(0);
  await pressAt(page, button(page, 'Revert Hat'), 'Space');
  await pressAt(page, yes, 'Space');
  await expect(page).toHaveTitle('Sheet - Aria');
  await expect(page.getByRole('region', { name: 'Inventory' })).toContainText('Hat');
});
