import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSheet, tileTitled } from '../../../testing/open-sheet.tsx';
import { aCustomItem, anInventoryItem, inventoryOf } from '../../../testing/sheets.ts';

it('the names of talents and items on the sheet open their cards', async () => {
  await openSheet({
    skills: new Map([['Blades', 2]]),
    inventory: inventoryOf(
      anInventoryItem('Arrow', { name: 'Grey arrows' }),
      anInventoryItem('Moon Blade'),
      aCustomItem('Rope', { weight: 1.5 }),
    ),
  });
  await tileTitled('Talents').getByRole('button', { name: 'Quick Draw' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Quick Draw' }))
    .toHaveTextContent('Out before the word is.');
  await userEvent.keyboard('{Escape}');
  const inventory = tileTitled('Inventory');
  await inventory.getByRole('button', { name: 'Grey arrows', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Arrow' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  for (const plain of ['Moon Blade', 'Rope']) {
    await expect.element(inventory.getByRole('button', { name: plain, exact: true })).not.toBeInTheDocument();
  }
});
