import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const samples = JSON.parse(readFileSync('public/samples.json', 'utf8'));
const [character] = samples.characters;

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

async function upload(page: Page, label: string, json: unknown): Promise<void> {
  await page.getByLabel(label).setInputFiles({
    name: 'it.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(json)),
  });
}

test('every step of a sheet can be undone and redone, over a reload too', async ({ page }) => {
  await page.goto('/character/storage');
  await upload(page, 'Upload Character', character);
  await page.getByRole('button', { name: `Load ${character.name}`, exact: true }).click();
  const health = page
    .getByRole('region', { name: 'Health', exact: true })
    .getByRole('spinbutton', { name: 'Health' });
  const boost = page
    .getByRole('region', { name: 'Boost Points' })
    .getByRole('spinbutton', { name: 'Boost Points' });
  const before = { health: character.health, boost: character.boostPoints };
  await expect(health).toHaveValue(String(before.health));
  await expect(undo(page)).toBeDisabled();

  await page.getByRole('button', { name: 'Decrease Health' }).click();
  await page.getByRole('button', { name: 'Increase Boost Points' }).click();
  await page.getByRole('button', { name: 'Decrease Health' }).click();
  await undo(page).click();
  await saved(page);

  await page.reload();
  await expect(health).toHaveValue(String(before.health - 1));
  await expect(boost).toHaveValue(String(before.boost + 1));
  await redo(page).click();
  await expect(health).toHaveValue(String(before.health - 2));
  await undo(page).click();
  await undo(page).click();
  await expect(boost).toHaveValue(String(before.boost));
  await saved(page);

  // Twice over, with what was undone.
  await page.reload();
  await expect(health).toHaveValue(String(before.health - 1));
  await expect(undo(page)).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(health).toHaveValue(String(before.health));
  await expect(undo(page)).toBeDisabled();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+Shift+z');
  await expect(health).toHaveValue(String(before.health - 2));
  await expect(boost).toHaveValue(String(before.boost + 1));
  await expect(redo(page)).toBeDisabled();
});

test('the keys of undo leave the sheet alone in a field of a draft, and under a dialog', async ({ page }) => {
  await page.goto('/character/storage');
  await upload(page, 'Upload Character', character);
  await page.getByRole('button', { name: `Load ${character.name}`, exact: true }).click();
  const health = page.getByRole('spinbutton', { name: 'Health', exact: true });
  await page.getByRole('button', { name: 'Decrease Health' }).click();

  await page.getByRole('button', { name: 'Add Potential' }).click();
  await page.keyboard.press('Control+z');
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(health).toHaveValue(String(character.health - 1));

  await page.getByRole('link', { name: 'Edit Skills' }).first().click();
  await expect(health).toHaveCount(0);
  const skill = page.getByRole('main').getByRole('spinbutton').first();
  await skill.press('ArrowUp');
  const level = await skill.inputValue();
  await skill.press('Control+z');
  await expect(skill).toHaveValue(level);
  await expect(undo(page)).toHaveAccessibleDescription('Change Health');

  await page.goBack();
  await health.press('Control+z');
  await expect(health).toHaveValue(String(character.health));
});

test('the keys of undo are those of the browser where something is searched', async ({ page }) => {
  await page.goto('/character/storage');
  await upload(page, 'Upload Character', character);
  await page.getByRole('button', { name: `Load ${character.name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Decrease Health' }).click();
  await page.getByRole('link', { name: 'Add items' }).first().click();
  const search = page.getByRole('searchbox', { name: 'Search items' });
  await search.pressSequentially('rope');
  await search.press('Control+z');
  await expect(search).not.toHaveValue('rope');
  await expect(undo(page)).toHaveAccessibleDescription('Change Health');
});

test('what takes the focus in a bar scrolls nothing, and the drawer lies over all and closes behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/character/storage');
  await upload(page, 'Upload Character', character);
  await page.getByRole('button', { name: `Load ${character.name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Decrease Health' }).click();
  await page.getByRole('link', { name: 'Add items' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  const place = () => page.evaluate(() => scrollY);
  await undo(page).focus();
  expect(await place()).toBe(400);
  await page.getByRole('main').getByRole('button', { name: /^Add / }).nth(3).focus();
  const before = await place();
  await undo(page).focus();
  expect(await place()).toBe(before);

  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const drawer = page.getByRole('navigation', { name: 'Sections' });
  await drawer.getByRole('link', { name: 'Patch Notes' }).click({ trial: true });
  await drawer.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(drawer).toBeHidden();
});

test('every step of an encounter can be undone and redone, over a reload too', async ({ page }) => {
  await page.goto('/gm/encounter/manager');
  await upload(page, 'Upload Encounter', samples.encounter);
  await page.getByRole('button', { name: `Load ${samples.encounter.encounterName}`, exact: true }).click();
  await page.getByRole('button', { name: 'Start Encounter' }).click();
  await page.getByRole('button', { name: 'Move to Phase 2' }).click();
  await saved(page);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Move to End Phase' })).toBeVisible();
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await undo(page).click();
  await expect(page.getByRole('button', { name: 'Start Encounter' })).toBeVisible();
  await expect(undo(page)).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('button', { name: 'Move to Phase 2' })).toBeVisible();
});
