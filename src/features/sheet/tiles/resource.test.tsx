import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSheet } from '../../../testing/open-sheet.tsx';

it.each(['--7', '+', '1e9'])(
  'on the sheet a typed %s restores the resource, and its field says so',
  async (text) => {
    const { sheet } = await openSheet({ health: 12, boostPoints: 3 });
    for (const [name, value] of [
      ['Health', '12'],
      ['Boost Points', '3'],
    ] as const) {
      const tile = page.getByRole('region', { name, exact: true });
      const field = tile.getByRole('spinbutton', { name, exact: true });
      await field.click();
      await userEvent.keyboard(text);
      await userEvent.keyboard('{Enter}');
      await expect.element(field).toHaveValue(value);
      await expect.element(tile.getByText(/^Not changed\. Type a number such as 7/)).toBeVisible();
    }
    expect([sheet().health, sheet().boostPoints]).toEqual([12, 3]);
  },
);
