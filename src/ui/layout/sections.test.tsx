import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Chip } from '../buttons/chip.tsx';
import { Meter } from '../feedback/meter.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Collapsible } from './collapsible.tsx';
import { Tile } from './tile.tsx';

it('a section has a button Expand or Collapse that shows and hides its content', async () => {
  const screen = await render(
    <Collapsible title="October 2026" level={3}>
      <p>Notes of the month</p>
    </Collapsible>,
  );
  await expect.element(screen.getByRole('heading', { name: 'October 2026', level: 3 })).toBeVisible();
  const expand = screen.getByRole('button', { name: 'Expand', exact: true });
  await expect.element(expand).toHaveAccessibleDescription('October 2026');
  await expect.element(expand).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Notes of the month').query()).toBeNull();
  await expand.click();
  await expect.element(screen.getByText('Notes of the month')).toBeVisible();
  const collapse = screen.getByRole('button', { name: 'Collapse', exact: true });
  await expect.element(collapse).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Notes of the month').query()).toBeNull();
});

it('a parent can control whether a section is open', async () => {
  const changed = vi.fn();
  const screen = await render(
    <Collapsible title="Talents" open={false} onOpenChange={changed}>
      <p>Riposte</p>
    </Collapsible>,
  );
  await screen.getByRole('button', { name: 'Expand' }).click();
  expect(changed).toHaveBeenCalledWith(true);
  expect(screen.getByText('Riposte').query()).toBeNull();
});

it('a tile is a region named by its title, and its title bar is the drag handle', async () => {
  const screen = await render(
    <Tile title="Health" isHandle>
      <p>17</p>
    </Tile>,
  );
  await expect.element(screen.getByRole('region', { name: 'Health', exact: true })).toHaveTextContent('17');
  expect(screen.container.querySelector('[data-tile-handle]')).toHaveTextContent('Health');
});

it('a meter with a label has its name, its value and its maximum', async () => {
  const screen = await render(<Meter label="Health" value={17} max={24} tone="life" />);
  const meter = screen.getByRole('meter', { name: 'Health', exact: true });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '17');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '24');
});

it('a chip is removed by its named button', async () => {
  const removed = vi.fn();
  const screen = await render(
    <Chip onRemove={removed} removeLabel="Remove Name: fire">
      Name: fire
    </Chip>,
  );
  await screen.getByRole('button', { name: 'Remove Name: fire', exact: true }).click();
  expect(removed).toHaveBeenCalledTimes(1);
});

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
