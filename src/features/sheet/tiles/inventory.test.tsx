import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../../core/character/sheet/default-sheet.ts';
import { openSheet } from '../../../testing/open-sheet.tsx';
import { aCustomItem, anInventoryItem, inventoryOf } from '../../../testing/sheets.ts';

it('shows the cost of a custom item, and sells it in place of deleting it', async () => {
  const { sheet } = await openSheet({
    currency: 2,
    inventory: inventoryOf(aCustomItem('Rope', { cost: 5 }), aCustomItem('String')),
  });
  await expect.element(page.getByText('Cost 5')).toBeVisible();
  await page.getByRole('button', { name: 'Delete String' }).click();
  await expect.element(page.getByRole('button', { name: 'Yes' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Sell Instead' }).query()).toBeNull();
  await page.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Delete Rope' }).click();
  await page.getByRole('button', { name: 'Sell Instead' }).click();
  await page.getByRole('button', { name: 'Sell for 5' }).click();
  expect([sheet().currency, sheet().inventory.has('rope')]).toEqual([7, false]);
});

it.each([360, 390, 430])('shows quantities and levels of four digits whole at %i', async (width) => {
  await openSheet({
    inventory: inventoryOf(anInventoryItem('Arrow', { quantity: 1000 })),
    combatState: { ...COMBAT_NOT_STARTED, round: 1, statusEffects: new Map([['Hidden', 1000]]) },
  });
  await page.viewport(width, 844);
  for (const name of ['Quantity of Arrow', 'Level of Hidden']) {
    const field = page.getByRole('spinbutton', { name });
    await expect.element(field).toHaveValue('1000');
    await expect
      .poll(() => field.element().scrollWidth - field.element().clientWidth, { message: name })
      .toBeLessThanOrEqual(0);
  }
  await page.viewport(1280, 800);
});
