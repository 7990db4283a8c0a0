import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderCombat } from '../../testing/combat-screen.tsx';

it.each(['--7', '+', '1e9'])(
  'in combat a typed %s changes no resource, and the pad says so',
  async (text) => {
    const { game, press, screen } = await renderCombat({ health: 12 });
    const health = () => game.loaded.store.getState().character?.sheet.health;
    await press('Begin Combat');
    await press('Change Health');
    const pad = page.getByRole('dialog', { name: 'Health' });
    await pad.getByRole('textbox', { name: 'Amount' }).fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(pad.getByRole('alert')).toHaveTextContent('Not changed. Type a number such as 7');
    await userEvent.keyboard('{Escape}');
    await expect
      .element(screen.getByRole('meter', { name: 'Health' }))
      .toHaveAttribute('aria-valuenow', '12');
    expect(health()).toBe(12);
  },
);
