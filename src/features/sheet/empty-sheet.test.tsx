import { describe, expect, it } from 'vitest';
import { openSheet, tileTitled } from '../../testing/open-sheet.tsx';
import { inventoryOf } from '../../testing/sheets.ts';

describe('an empty sheet', () => {
  it('leads to the talents until one is chosen, beside those of skills', async () => {
    const { loaded } = await openSheet({ skills: new Map([['Blades', 2]]) });
    await expect.element(tileTitled('Talents').getByText('Quick Draw')).toBeVisible();
    const choose = tileTitled('Talents').getByRole('link', { name: 'Choose Talents' });
    await expect.element(choose).toHaveAttribute('href', '/character/id/aria/talents/add');
    loaded.change('Add Parry', (sheet) => ({ ...sheet, talents: ['Parry'] }));
    await expect.element(choose).not.toBeInTheDocument();
  });

  it('leads to the items', async () => {
    await openSheet({ inventory: inventoryOf() });
    await expect
      .element(tileTitled('Inventory').getByRole('link', { name: 'Choose Items' }))
      .toHaveAttribute('href', '/character/id/aria/items/add');
  });
});
