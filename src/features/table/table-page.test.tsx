import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

it('a table that is opened or closed gives the focus to its heading, and names the links by their seats', async () => {
  const { screen } = await renderApp({ url: '/table' });
  const heading = screen.getByRole('heading', { name: 'Table', level: 1 });
  await screen.getByRole('button', { name: 'Open the table' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copy link of seat 1' })).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await screen.getByRole('button', { name: 'Close Table' }).click();
  await expect.element(screen.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await expect.element(heading).toHaveFocus();
});
