import { expectAccessibleAtEverySize } from '../support/accessibility.ts';
import { pressAt } from '../support/keyboard.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { expect, test } from '../support/test.ts';

test('Ctrl+K opens any screen, character and entry of the game data by name', async ({
  page,
  app,
  characters,
  search,
}) => {
  await characters.startGame();
  await search.open();
  await expect(search.goToField).toBeFocused();
  await expect(search.options.first()).toHaveText('SheetAria');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(search.root).toHaveCount(0);

  await pressAt(app.button('Search'));
  await page.keyboard.type('ar');
  await expect(search.options).not.toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'search');
  await search.goToField.fill('combat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Combat - Aria');
  await expect(app.heading).toHaveText('Aria');
  await expect(app.heading).toBeFocused();

  // An entry opens its glossary, searched for its name.
  await search.open();
  await page.keyboard.type('ripo');
  await expect(search.options).toHaveText(['RiposteTalent']);
  await expect(search.root.getByRole('article', { name: 'Riposte' })).toBeVisible();
  await expect(page).toHaveTitle('Combat - Aria');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'search-card');
  await page.keyboard.press('Enter');
  await expect(app.heading).toHaveText('Talents (1)');
  await expect(app.article('Riposte')).toBeVisible();

  await search.open();
  await page.keyboard.type('<script>%00');
  await expect(search.root.getByText('Nothing contains that.')).toBeVisible();
  await page.keyboard.press('Enter');
  await search.goToField.fill('ARIA');
  await search.root.getByText('Character', { exact: true }).click();
  await expect(page).toHaveTitle('Sheet - Aria');
});
