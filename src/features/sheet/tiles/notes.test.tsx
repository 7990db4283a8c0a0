import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSheet, tileTitled } from '../../../testing/open-sheet.tsx';

describe('notes of thousands of lines', () => {
  it('come into their field whole, and can be written on', async () => {
    const notes = Array.from({ length: 4_000 }, (_, line) => `Line ${line}`).join('\n');
    const { sheet } = await openSheet({ notes });
    const field = tileTitled('Notes').getByRole('textbox', { name: 'Notes' });
    await expect.element(field).toHaveValue(notes);
    await expect.element(field).not.toHaveAttribute('readonly');
    await field.click();
    await userEvent.keyboard('{Control>}{End}{/Control}!');
    expect(sheet().notes).toBe(`${notes}!`);
  });
});

it('on a phone, notes of a screen or more stand whole in their field', async () => {
  await openSheet({ notes: Array.from({ length: 50 }, (_, line) => `Line ${line}`).join('\n') });
  const field = tileTitled('Notes').getByRole('textbox', { name: 'Notes' });
  await page.viewport(390, 844);
  const hidden = () => field.element().scrollHeight - field.element().clientHeight;
  await expect.poll(hidden).toBe(0);
});
