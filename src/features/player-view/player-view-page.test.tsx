import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../app/paths.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('its text grows with the window, and is never smaller than elsewhere', async () => {
  const { screen } = await renderApp({ url: paths.playerView });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Player View' })).toBeVisible();
  const sizeAt = async (width: number, height: number) => {
    await page.viewport(width, height);
    return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  };
  expect(await sizeAt(390, 844)).toBe(16);
  expect(await sizeAt(1920, 1080)).toBeGreaterThan(20);
});
