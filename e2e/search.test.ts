import { openCharacter } from './editors-game.ts';
import { expect, expectNoAxeFindingsAnywhere, look, test } from './fixtures.ts';
import { pressAt } from './keyboard.ts';

test('Ctrl+K goes to any screen, character and entry of the game data by name', async ({ page }) => {
  await openCharacter(page);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = page.getByRole('combobox', { name: 'Go to' });
  const options = dialog.getByRole('option');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(options.first()).toHaveText('SheetAria');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await pressAt(page, page.getByRole('button', { name: 'Search', exact: true }));
  await page.keyboard.type('ar');
  await expect(options).not.toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expectNoAxeFindingsAnywhere(page);
  await look(page, 'search');
  await field.fill('combat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Combat - Aria');
  await expect(page.getByRole('heading', { level: 1, name: 'Combat' })).toBeFocused();

  // An entry opens its glossary, searched for its name.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ripo');
  await expect(options).toHaveText(['RiposteTalent']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Talents (1)' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Riposte' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('<script>%00');
  await expect(dialog.getByText('Nothing has that in its name.')).toBeVisible();
  await page.keyboard.press('Enter');
  await field.fill('ARIA');
  await dialog.getByText('Character', { exact: true }).click();
  await expect(page).toHaveTitle('Sheet - Aria');
});
