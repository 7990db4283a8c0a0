import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const samples = JSON.parse(readFileSync('public/samples.json', 'utf8'));
const [first, second] = samples.characters;

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const health = (page: Page) => page.getByRole('spinbutton', { name: 'Health', exact: true });

async function load(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Characters' }).click();
  await page.getByRole('button', { name: `Load ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('the steps of a character are there again after another one was loaded, over a reload too', async ({
  page,
}) => {
  await page.goto('/character/storage');
  for (const character of [first, second]) {
    await page.getByLabel('Upload Character').setInputFiles({
      name: 'it.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(character)),
    });
    await expect(page.getByText(`${character.name} has been uploaded.`)).toBeVisible();
  }
  await page.getByRole('button', { name: `Load ${first.name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Decrease Health' }).click();
  await expect(undo(page)).toHaveAccessibleDescription('Change Health');

  await load(page, second.name);
  await expect(undo(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Increase Boost Points' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(undo(page)).toHaveAccessibleDescription('Change Boost Points');
  await load(page, first.name);
  await expect(health(page)).toHaveValue(String(first.health - 1));
  await expect(undo(page)).toHaveAccessibleDescription('Change Health');
  await undo(page).click();
  await expect(health(page)).toHaveValue(String(first.health));
  await expect(undo(page)).toBeDisabled();
});
