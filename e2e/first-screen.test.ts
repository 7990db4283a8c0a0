import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Holds every script back that the page itself does not name, until the returned function is called. */
async function holdLaterScripts(page: Page): Promise<() => void> {
  const html = await (await page.request.get('/')).text();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (!html.includes(file)) await released;
    await route.continue();
  });
  return release;
}

test.describe('before the game is here, the home page', () => {
  test('opens the sidebar and follows a link as soon as it can', async ({ page }) => {
    const release = await holdLaterScripts(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Tabard' })).toBeVisible();
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.getByRole('link', { name: 'New character' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Tabard' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'New Character' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  });

  test('stores the sample character that was pressed', async ({ page }) => {
    const release = await holdLaterScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Try Ilse Wren, a sample character' }).click();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Ilse Wren' })).toBeVisible();
  });
});
