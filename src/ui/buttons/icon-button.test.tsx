import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from './icon-button.tsx';
import '../base.css';

it('an icon button has its name, and shows it when the keyboard reaches it', async () => {
  const pressed = vi.fn();
  const screen = await render(<IconButton label="Undo" icon={<svg />} onClick={pressed} />);
  const button = screen.getByRole('button', { name: 'Undo', exact: true });
  await userEvent.tab();
  expect(document.activeElement).toBe(button.element());
  await expect.element(screen.getByText('Undo')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Undo').query()).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('its tooltip stays within the window', async () => {
  const screen = await render(
    <div style={{ position: 'fixed', right: 0, bottom: 0 }}>
      <IconButton label="Undo" tooltip="Undo: Health 12 to 9, as it was before" icon={<svg />} />
    </div>,
  );
  await screen.getByRole('button', { name: 'Undo' }).hover();
  const tooltip = screen.getByText('Undo: Health', { exact: false });
  await expect.element(tooltip).toBeVisible();
  const box = tooltip.element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
});

it('its clickable area is at least 44 px wide and high', async () => {
  const screen = await render(<IconButton label="Undo" icon={<svg />} />);
  const button = screen.getByRole('button', { name: 'Undo' }).element();
  const { width, height } = button.getBoundingClientRect();
  const reach = getComputedStyle(button, '::after');
  expect(Math.max(width, Number.parseFloat(reach.width))).toBeGreaterThanOrEqual(44);
  expect(Math.max(height, Number.parseFloat(reach.height))).toBeGreaterThanOrEqual(44);
});
