import { readFile } from 'node:fs/promises';
import { expectAccessible } from './both-themes.ts';
import { aCharacter, asFile, button, storedCharacters, uploadCharacters } from './characters.ts';
import { expect, look, test } from './fixtures.ts';

const ARIA = aCharacter('Aria', { notes: 'rescued' });

test('the rescue page hands out a character without the app, and the app takes it back', async ({ page }) => {
  await uploadCharacters(page, ARIA);
  // The app is left first: what it still loads is not for the page.
  await page.goto('about:blank');
  // Whatever happens to the app, the page needs nothing of it.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/rescue.html');
  await expect(page).toHaveTitle('Rescue - Tabard');
  await expect(page.getByText(/^Found \d+ records?\./)).toBeVisible();
  await expectAccessible(page, 'rescue');
  const downloading = page.waitForEvent('download');
  await button(page, 'Download Aria').first().click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(text)).toEqual(ARIA);
  expect(await storedCharacters(page)).toEqual({ aria: ARIA });

  await page.unroute('**/assets/**');
  await page.getByRole('link', { name: 'Back to Tabard' }).click();
  await page.goto('/character/storage');
  await button(page, 'Delete Aria').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/^Aria has been deleted/)).toBeVisible();
  await page.getByLabel('Upload Character').setInputFiles(asFile({ name: 'rescued.json', text }));
  await expect(page.getByText('Aria has been uploaded.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ aria: ARIA });
});

test('where the app does not start, the page says what is left to do', async ({ page }) => {
  await uploadCharacters(page, ARIA);
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: 'take your data out without the app' });
  await expect(link).toBeHidden();
  await expect(page.getByText('Tabard has not started yet. What you stored is untouched.')).toBeVisible();
  await look(page, 'not-started');
  await link.click();
  await expect(button(page, 'Download Aria').first()).toBeVisible();
});
