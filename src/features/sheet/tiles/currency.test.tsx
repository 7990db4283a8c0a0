import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSheet } from '../../../testing/open-sheet.tsx';

describe('the currency', () => {
  it('is changed by a typed sign, wherever the press meets it', async () => {
    const { sheet } = await openSheet({ currency: 60 });
    const currency = page.getByRole('spinbutton', { name: 'Currency' });
    await currency.click({ position: { x: 4, y: 10 } });
    await userEvent.keyboard('-58');
    expect(sheet().currency).toBe(2);
    await userEvent.keyboard('{Enter}');
    await expect.element(currency).toHaveValue('2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(currency).toHaveValue('60');
  });
});
