import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './menu.tsx';

it('a menu opens by keyboard, moves by arrow keys, selects an item, and returns the focus', async () => {
  const moved = vi.fn();
  const screen = await render(
    <main>
      <Menu
        label="Move or resize"
        items={[
          { label: 'Move left', icon: <ArrowLeft />, onSelect: vi.fn() },
          { label: 'Move right', icon: <ArrowRight />, onSelect: moved },
        ]}
      />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Move or resize', exact: true });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Move left', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Move right', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(moved).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
