import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openSheet } from '../../../testing/open-sheet.tsx';
import { aCustomItem, inventoryOf } from '../../../testing/sheets.ts';

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
