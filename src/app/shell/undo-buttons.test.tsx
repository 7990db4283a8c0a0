import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSheet } from '../../testing/open-sheet.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('Undo and Redo', () => {
  it('keep the focus where nothing is left to take', async () => {
    const { loaded, sheet } = await openSheet({ health: 9 });
    loaded.change('Hurt', (before) => ({ ...before, health: 8 }));
    await expect.element(button('Undo')).not.toHaveAttribute('aria-disabled');
    await expect.element(button('Redo')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Tab}');
    (button('Undo').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Undo')).toHaveAccessibleDescription('Nothing to undo');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(sheet().health).toBe(9);
  });
});
