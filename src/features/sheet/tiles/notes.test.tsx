import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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
